/** The short labels of the drawing, and the spoken description of a node, in English. */
import { plural } from '../base/count-words.ts';
import type { Side } from '../games/game.ts';
import type { Source } from './again.en.ts';
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import { amount, saving, value } from './names.en.ts';
import { say, type Part } from './parts.ts';
import type { PlaceTerm } from './terms.ts';

export const moveAgain = (name: string): Part[] => say`${name} again`;

/** For a table hit: where and when its position was searched. */
export function knownFrom({ at, pass }: Source): Part[] {
	const where =
		at === null
			? []
			: say` from ${at.path.length === 0 ? 'the root' : at.path.slice(-3).join(' ')}`;
	const when = pass === null ? '' : `${at === null ? ' from' : ','} pass ${formatCount(pass)}`;
	return say`known${where}${when}`;
}

/** How the search reached a node, if not in the ordinary way; precedes its value. */
export const HOW: Readonly<Record<'hit' | 'probe' | 'again' | 'superseded', string>> = {
	hit: 'table hit',
	probe: 'probed',
	again: 're-searched',
	superseded: 'probed, then re-searched'
};

export const reached = (how: keyof typeof HOW, standing: readonly Part[]): Part[] =>
	say`${HOW[how]}, ${standing}`;

export function subtree(
	visited: number,
	pruned: number,
	saved: number | null,
	until: 'for good' | 'for now'
): Part[] {
	const cut = pruned === 0 ? [] : say`, ${prunedMoves(pruned, saved, until)}`;
	return say`subtree: ${plural(visited, 'node')} visited${cut}`;
}

/** Under the pruned moves of a node: "7 pruned, 7 nodes saved". */
export const prunedMoves = (
	pruned: number,
	saved: number | null,
	until: 'for good' | 'for now'
): Part[] => say`${formatCount(pruned)} ${SKIPPED[until]}${saving(', ', saved)}`;

/** The same in fewer words: "7 pruned, 7 saved". */
export const prunedBriefly = (
	pruned: number,
	saved: number,
	until: 'for good' | 'for now'
): Part[] => say`${formatCount(pruned)} ${SKIPPED[until]}, ${formatCount(saved)} saved`;

export type SpokenKind = Side | 'leaf' | 'move';

const KINDS: Readonly<Record<SpokenKind, string>> = {
	max: 'MAX node',
	min: 'MIN node',
	leaf: 'Leaf',
	move: 'Move'
};

export function spokenNode(at: PlaceTerm, kind: SpokenKind, standing: readonly Part[]): Part[] {
	if (at.path.length === 0)
		return say`Root, ${kind === 'leaf' ? 'leaf' : KINDS[kind]}: ${standing}`;
	const path: Part = { text: at.path.join(' '), role: 'move', row: at.row };
	const by = kind === 'move' || at.names === 'node' ? '' : 'after ';
	return say`${KINDS[kind]} ${by}${path}: ${standing}`;
}

export const leafOfTree = (number: number): Part[] => say`${value(number)}`;
export const notYetSearched = (): Part[] => say`not searched yet`;
export const openNode = (): Part[] => say`no value yet`;
export const openNodeWithBest = (best: Amount): Part[] => say`best so far ${amount(best)}`;

/** What became of a move that a cutoff skipped; see `Skip`. */
export const SKIPPED = {
	'for good': 'pruned',
	'for now': 'skipped for now',
	probe: 'searched in the probe',
	research: 'searched in the re-search'
} as const;
export const searchedInPass = (pass: number): string => `searched in pass ${formatCount(pass)}`;

export const prunedMove = (fate: string, saved: number | null): Part[] =>
	say`${fate}${saving(', ', saved)}`;

export function closedNode(known: Amount, cut: readonly Part[] | null): Part[] {
	const worth = known.bound === 'exact' ? say`exactly ${amount(known)}` : amount(known);
	return cut === null ? worth : say`${worth}, ${cut}`;
}

export const returned = (number: number, cut: readonly Part[] | null): Part[] =>
	cut === null ? say`returned ${value(number)}` : say`returned ${value(number)}, ${cut}`;

export function cutOff(
	pruned: number,
	saved: number | null,
	until: 'for good' | 'for now'
): Part[] {
	const moves = `${formatCount(pruned)} ${pruned === 1 ? 'move' : 'moves'}`;
	return say`cutoff: ${moves} ${SKIPPED[until]}${saving(', ', saved)}`;
}
