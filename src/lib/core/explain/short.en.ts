/**
 * The short forms of sentences, in English, where the long one does not fit; see templates.en.ts. Nodes are named
 * without "node", and what a picture beside the sentence shows anyway is dropped first.
 */
import type { Bound } from '../trace/schema.ts';
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import {
	amount,
	capital,
	gives,
	heldBy,
	holding,
	nameOf,
	PLIES,
	quoted,
	side,
	value,
	where,
	type Hold
} from './names.en.ts';
import { say, type Part } from './parts.ts';
import { because } from './reason.en.ts';
import { needNotKnow, toMove } from './templates.en.ts';
import {
	questionIn,
	type HoldingTerm,
	type KeptTerm,
	type MoveTerm,
	type OwnedTerm,
	type ReturnTerm,
	type SideTerm
} from './terms.ts';

/** "X already has 0": nothing but a side and a value. */
export function heldValue(term: HoldingTerm): Part[] {
	return term.from === 'owner'
		? say`${side(term.side)} already has ${value(term.value)}`
		: holding(term);
}

// --- Entering, leaves ---

/** At a node at the depth limit that is not quiet, or beyond. */
export const notQuiet = (): Part[] =>
	say`At the depth limit only captures and promotions are searched.`;

/** The root of a search that maximises for the side that the game calls MIN. */
export const rootToMove = (party: SideTerm): Part[] => say`${toMove(party, null)}.`;

/** At the depth limit. @param reason why it has that value */
export const estimate = (number: number, unit: string, reason: readonly Part[]): Part[] =>
	say`Depth limit: ${amount({ value: number, bound: 'exact' }, unit)}${because(reason)}.`;

export const claimedDraw = (number: number): Part[] =>
	say`A draw can be claimed here, so the search stops here: ${value(number)}.`;

export const leafValue = (number: number): Part[] => say`The leaf is worth ${value(number)}.`;

// --- A move returned ---

/** A new best. @param best the best here so far, which the returned value alone may not tell */
export const newBest = (returned: ReturnTerm, best: Amount): Part[] =>
	best.bound === 'exact'
		? say`${gives(returned)}, ${side(returned.to)}’s best so far.`
		: say`${gives(returned)}, so the best here so far is ${amount(best)}.`;

export function keepsBetter(returned: ReturnTerm, kept: KeptTerm): Part[] {
	const known = returned.given.bound === 'exact' && kept.worth.bound === 'exact';
	return say`${gives(returned)}, ${known ? '' : 'certainly '}worse for ${side(returned.to)}, who keeps ${amount(kept.worth)}.`;
}

export const keepsEqual = (returned: ReturnTerm): Part[] =>
	say`${gives(returned)}, a tie: ${side(returned.to)} keeps the first.`;

export const keepsMaybeTied = (returned: ReturnTerm): Part[] =>
	say`${gives(returned)}, no better for ${side(returned.to)}.`;

export const keepsUndecided = (returned: ReturnTerm, holder: HoldingTerm, hold: Hold): Part[] =>
	say`${gives(returned)}. ${needNotKnow(holder, hold)}.`;

export const onlyGives = (returned: ReturnTerm): Part[] => say`${gives(returned)}.`;

// --- A cutoff ---

/** "At most 2 here (c1)". @param by the move that proves it; null to leave it unnamed */
export function held(best: number, bound: Exclude<Bound, 'exact'>, by: MoveTerm | null): Part[] {
	const proof = by === null ? '' : say` (${nameOf(by)})`;
	return say`${capital(amount({ value: best, bound }))} here${proof}`;
}

/** A cutoff by an infinite end of the starting window. */
export function heldAtTheEnd(party: SideTerm, best: number, by: MoveTerm | null): Part[] {
	const proof = by === null ? '' : say` (${nameOf(by)})`;
	return say`${side(party)} gets ${value(best)} here${proof}, and nothing can be better`;
}

/** How much is said of the owner of a bound: its move and the consequence, its move, or its value alone. */
export type Telling = 'why' | 'move' | 'value';

/** @param refuted the move into this node, made by the owner of the bound */
export function ownedOneMoveEarlier(
	owner: OwnedTerm,
	refuted: MoveTerm,
	relation: 'worse' | 'equal or worse',
	telling: Telling
): Part[] {
	if (telling === 'value') return heldValue(owner);
	const has = heldBy(owner);
	if (telling === 'move') return has;
	if (relation === 'worse') return say`${has}, so ${side(owner.side)} avoids ${nameOf(refuted)}`;
	return say`${has}, so ${nameOf(refuted)} could at best tie`;
}

/** "MAX already has 5 with a at the root, three plies up, and avoids this". */
export function ownedFurtherUp(
	owner: OwnedTerm,
	relation: 'worse' | 'equal or worse',
	telling: Telling
): Part[] {
	const { at, pliesAbove } = owner;
	const count = (PLIES[pliesAbove] ?? formatCount(pliesAbove)).toLowerCase();
	const plies: Part = { text: `${count} plies up`, row: at.row };
	if (telling === 'value') return say`${heldValue(owner)}, ${plies}`;
	const place = at.path.length === 0 ? say` ${where(at)}` : '';
	const has = say`${heldBy(owner)}${place}, ${plies}`;
	if (telling === 'move') return has;
	return relation === 'worse'
		? say`${has}, and avoids this`
		: say`${has}, so this could at best tie`;
}

/** @param named all pruned moves, or none if only their number is said */
export function pruned(
	named: readonly MoveTerm[],
	count: number,
	until: 'for good' | 'for now'
): Part[] {
	const left = until === 'for now' ? 'skipped for now' : 'pruned';
	const verb = count === 1 ? 'is' : 'are';
	if (named.length === 0) {
		return say`${formatCount(count)} ${count === 1 ? 'move' : 'moves'} ${verb} ${left}.`;
	}
	const names = named.flatMap(
		({ name, row }, i) => say`${i === 0 ? '' : ' and '}${{ text: name, role: 'cut', row }}`
	);
	return say`${names} ${verb} ${left}.`;
}

/** "At most 2 here; MAX already has 3: c2 is pruned." @param bound none where nothing can be better */
export const cut = (
	best: readonly Part[],
	bound: readonly Part[] | null,
	then: readonly Part[]
): Part[] => say`${best}${bound === null ? '' : say`; ${bound}`}: ${then}`;

// --- Probes, re-searches, the table ---

export const probe = (party: SideTerm, than: number): Part[] =>
	say`A null-window probe asks: is the next node better for ${side(party)} than ${value(than)}?`;

/** @param enough why a bound is enough; null if the value is exact */
export function hit(
	found: readonly Part[],
	known: Amount,
	enough: HoldingTerm | null,
	hold: Hold
): Part[] {
	const question = enough === null ? null : questionIn(enough);
	let why: string | Part[] = '';
	if (question !== null) why = say`, which settles ${quoted(question)}`;
	else if (enough !== null) why = say`; ${hold(enough)}`;
	return say`Table hit: this position was searched${found}. Its value is ${amount(known)}${why}.`;
}

// --- The end ---

/** Tied moves by their number. */
export const equallyGood = (count: number): Part[] =>
	say`${formatCount(count)} ${count === 1 ? 'other is' : 'others are'} equally good.`;

/** For the last sentence of a partial recording. */
export const recordingEnds = (): Part[] => say`The recording ends here.`;
