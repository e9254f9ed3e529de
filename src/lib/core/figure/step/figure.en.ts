/** The words of figures that are not the stage's. */
import { formatCount, plural } from '../../base/count-words.ts';

/** Of a figure, in a line: "Alpha-beta, step 12 of 22". */
export function title(algorithm: string, step: number, last: number): string {
	return `${algorithm}, step ${formatCount(step)} of ${formatCount(last)}`;
}

export function problemTitle(algorithm: string): string {
	return `${algorithm}, the problem`;
}

/**
 * How far the search is, next to plain minimax; null where that was not recorded. Until something is pruned both have the
 * same number, which is said once.
 */
export function counts(visited: number, minimax: number | null, when: 'so far' | 'end'): string {
	const own = `${plural(visited, 'node')} visited`;
	if (minimax === null || (when === 'so far' && minimax === visited)) return `${own}.`;
	return `${own}; plain minimax ${when === 'end' ? '' : 'so far '}${formatCount(minimax)}.`;
}

export function problemCounts(nodes: number, leaves: number): string {
	return `${plural(nodes, 'node')}, ${plural(leaves, 'leaf', 'leaves')}.`;
}

export function differenceTitle(algorithm: string): string {
	return `${algorithm} and minimax: the difference`;
}

/** Beside a line of numbers that is not beside its node. */
export function windowAt(name: string): string {
	return `Window at ${name}`;
}

/** "Window at b: α 3, β 2; best so far 2." */
export function windowSaid(
	name: string,
	[alpha, beta]: readonly [string, string],
	best: string | null
): string {
	return `${windowAt(name)}: α ${alpha}, β ${beta}${best === null ? '' : `; best so far ${best}`}.`;
}

/** Of the upper plies of a tree: "Plies 0 to 3 of 6 are drawn." */
export function pliesDrawn(last: number, of: number): string {
	return `Plies 0 to ${last} of ${of} are drawn.`;
}

/** Of a node whose children are not drawn. */
export const SUBTREE = 'its subtree is not drawn';

/** Beside a board that is not beside its node. */
export function boardAt(name: string): string {
	return `Position at ${name}`;
}

/** Of a window with no value inside. */
export const EMPTY = 'empty';

export const LEGEND = {
	leaf: 'leaf',
	now: 'current node',
	best: 'best so far (hollow: tied)',
	pruned: 'pruned',
	skipped: 'visited by minimax alone'
} as const;

export const HIDDEN_ANSWERS =
	'This link hides answers, which a figure would show. Remove the field from the link, then try again.';

/** What a choice needs to change something. */
export const NEEDS = {
	paper: 'the preset paper',
	page: 'the preset page',
	window: 'a search that uses alpha and beta',
	cutoffs: 'a search that prunes',
	boards: 'positions that have boards',
	step: 'a part of the tree that belongs to a step, and not the difference from minimax',
	search: 'a search: show until now or everything, and not the problem'
} as const;

/** "This changes nothing here. It needs the preset paper." */
export function idle(needs: string): string {
	return `This changes nothing here. It needs ${needs}.`;
}

export const FAULTS = {
	finished:
		'Types and the proof are known at the end of a search. Go to the last step, or show everything, then try again.',
	window: 'Types of nodes need alpha and beta, which this search does not use.',
	lineWindow: 'The line of alpha and beta needs a search that uses them.',
	lineLeaf: 'This tree is one leaf, which has no alpha and beta.',
	lineStep:
		'The line of alpha and beta belongs to a step of a search. Show until now or everything, then try again.',
	boards:
		'The positions of this search have no boards here. Choose boards as on the page, then try again.',
	minimax: 'This needs plain minimax, which is not recorded for this search.',
	same: 'This search visits every node, so there is no difference from minimax.',
	large:
		'This tree is too large to be drawn whole here. Choose the part that the page shows, or another preset or width.',
	history:
		'The history of alpha and beta is drawn where the whole tree fits. Choose the current path, the whole tree as deep as it fits, another preset or width, or less to add.'
} as const;
