/**
 * Sentences about cutoffs, in English; see templates.en.ts. The long and the short form are made of the same pieces.
 */
import type { Bound } from '../trace/schema.ts';
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import {
	amount,
	capital,
	holding,
	listMoves,
	listNames,
	nameOf,
	quoted,
	saving,
	side,
	value,
	where
} from './names.en.ts';
import { say, type Part } from './parts.ts';
import {
	questionIn,
	type HoldingTerm,
	type MoveTerm,
	type OwnedTerm,
	type SideTerm
} from './terms.ts';

/** The node of a cutoff and the move that proves its bound. */
export interface Proof {
	/** The moves to the node, from the node whose bound it reaches; in a typed tree the node alone. */
	readonly at: readonly MoveTerm[];
	readonly by: MoveTerm;
	/** True where the position stays the same: the mover takes nothing. */
	readonly isStandPat: boolean;
}

/** How a sentence names the node of a cutoff and the move that proves its bound. */
export type Naming = 'both' | 'node' | 'neither';

/** The bound that a node has, for MAX: "After c3 a3, X gets at most 1", "At node b, MAX gets at most 2 (b1)". */
export function proved(
	max: SideTerm,
	best: number,
	bound: Exclude<Bound, 'exact'>,
	{ at, by, isStandPat }: Proof,
	naming: Naming
): Part[] {
	const gets = say`${side(max)} gets ${amount({ value: best, bound })}`;
	if (naming === 'neither') return say`Here ${gets}.`;
	const isPath = by.names === 'move' && !isStandPat;
	const path = isPath && naming === 'both' ? [...at, by] : at;
	const proof = isPath || naming === 'node' ? '' : say` (${nameOf(by)})`;
	return say`${placeOf(path, by.names)}${gets}${proof}.`;
}

/** "After … c3 a3, ", "At node b, "; at the root by its name. */
function placeOf(path: readonly MoveTerm[], names: MoveTerm['names']): Part[] {
	if (path.length === 0) return say`At the root, `;
	const shown = path.length <= 4 ? path : path.slice(-2);
	const listed = shown.flatMap((term, i) => say`${i === 0 ? '' : ' '}${nameOf(term)}`);
	const gap = shown.length < path.length ? '… ' : '';
	return say`${names === 'node' ? 'At node ' : 'After '}${gap}${listed}, `;
}

/** The move of the bound's owner, which gives it the value at once instead of later. */
export interface Owned {
	readonly term: OwnedTerm;
	/** What the owner's move gives. */
	readonly given: Amount;
	/** True where another move of the sentence has the same name. */
	readonly isAmbiguous: boolean;
}

/** @param refuted the move into this node, made by the owner of the bound; null to leave the consequence unsaid */
export function oneMoveEarlier(
	{ term, given, isAmbiguous }: Owned,
	refuted: MoveTerm | null,
	relation: 'worse' | 'equal or worse'
): Part[] {
	const noun = term.by.names === 'node' ? 'Node ' : '';
	const gives = say`${noun}${nameOf(term.by)}${isAmbiguous ? ' at once' : ''} already gives ${amount(given)}`;
	if (refuted === null) return say`${gives}.`;
	return relation === 'worse'
		? say`${gives}, so ${side(term.side)} avoids ${nameOf(refuted)}.`
		: say`${gives}, so ${nameOf(refuted)} can only tie.`;
}

/** "MAX takes 5 at the root (a) rather than come here". @param by whether the owner's move is named */
export function furtherUp(
	{ term, given }: Owned,
	relation: 'worse' | 'equal or worse',
	by: 'named' | 'unnamed'
): Part[] {
	const proof = by === 'named' ? say` (${nameOf(term.by)})` : '';
	const has = say`${amount(given)} ${where(term.at)}${proof}`;
	return relation === 'worse'
		? say`${side(term.side)} takes ${has} rather than come here`
		: say`Here ${side(term.side)} can only tie with ${has}`;
}

/**
 * @param named the first of the pruned moves, and `others` the number of further ones
 * @param open a move of the owner on the way that may still give it more; null if there is none
 */
export function cannotMatter(
	reason: readonly Part[],
	named: readonly MoveTerm[],
	others: number,
	open: MoveTerm | null
): Part[] {
	// Without its row: a picture of one path need not have the move.
	const still = open === null ? '' : say` ${{ text: open.name, role: 'move' }} still can.`;
	return say`${reason}, so ${listNames(named, others, 'cut')} cannot matter.${still}`;
}

/** "MAX already has 5." */
export const alreadyHas = ({ term }: Owned): Part[] =>
	say`${side(term.side)} already has ${value(term.value)}.`;

/** A cutoff by an infinite end of the starting window. @param by null to leave the move unnamed */
export function atTheEnd(party: SideTerm, best: number, by: MoveTerm | null): Part[] {
	const proof = by === null ? '' : say` (${nameOf(by)})`;
	return say`${side(party)} gets ${value(best)} here${proof}: nothing can be better.`;
}

/** A cutoff by a bound that came with the window of a pass or a probe. */
export function byQuestion(theirs: HoldingTerm): Part[] {
	const question = questionIn(theirs);
	return question === null
		? say`${capital(holding(theirs))}, so the remaining moves here cannot matter.`
		: say`That settles ${quoted(question)} here.`;
}

/**
 * @param named the first of the pruned moves, at least one
 * @param others number of further ones
 * @param saved the nodes that minimax visits under all of them; null if unknown
 * @param until whether a later pass or a re-search may still search them
 */
export const neverSearched = (
	named: readonly MoveTerm[],
	others: number,
	saved: number | null,
	until: 'for good' | 'for now'
): Part[] => say`${listMoves(named, others, 'cut')} ${LEFT[until]}${saving(': ', saved)}.`;

/** The same by their bare names. */
export function prunedNames(named: readonly MoveTerm[], until: 'for good' | 'for now'): Part[] {
	return say`${listNames(named, 0, 'cut')} ${named.length === 1 ? 'is' : 'are'} ${LEFT[until]}.`;
}

/** The same by their number alone. */
export const prunedCount = (
	count: number,
	saved: number | null,
	until: 'for good' | 'for now'
): Part[] =>
	say`${formatCount(count)} ${count === 1 ? 'move is' : 'moves are'} ${LEFT[until]}${saving(': ', saved)}.`;

/** The same after a reason: "…: b1.1.2 is pruned." */
export const because = (reason: readonly Part[], pruned: readonly Part[]): Part[] =>
	say`${reason}: ${pruned}`;

const LEFT = { 'for good': 'pruned', 'for now': 'skipped for now' } as const;
