import type { Move } from '../../games/game.ts';
import { alphaBetaLines, runAlphaBeta } from '../alphabeta.ts';
import type { AlgorithmCode, Search, MoveOrder } from '../search.ts';
import type { MakeWindowSearch } from './window-search.ts';
import { PassWatcher } from './pass-watcher.ts';

/**
 * Runs one depth of a deepening search.
 * @param guess the value of the previous pass, a ply shallower; null at the first
 */
export type SearchDepth = (search: Search, guess: number | null) => number;

/**
 * Iterative deepening: one ply, two plies, three. The extra passes pay for themselves through move order: the best
 * line of each pass is searched first by the next. D. J. Slate and L. R. Atkin, "Chess 4.5 - The Northwestern
 * University Chess Program", in P. W. Frey (ed.), Chess Skill in Man and Machine (1977).
 *
 * The first pass has the least depth at which leaves have values, so a typed tree is searched in one pass. A search
 * to the end stops after a pass without leaves that a deeper pass would expand.
 */
export function runDeepening(search: Search, searchDepth: SearchDepth): number {
	const last = search.tree.depth;
	let guess: number | null = null;
	let line: readonly Move[] = [];
	for (let depth = Math.min(Math.max(1, search.leastDepth), last); ; depth++) {
		const observer = new PassWatcher(search.observer);
		const known = line;
		const tree = search.tree.seenTo(depth, (order) => lineFirst(known, order));
		guess = searchDepth({ ...search, tree, observer }, guess);
		line = observer.line;
		if (depth === last || (last === Infinity && !observer.metHorizon)) return guess;
	}
}

/** Searches each depth with an open window. */
function withOpenWindow(makeSearch: MakeWindowSearch): SearchDepth {
	return (search, guess) => {
		const why = guess === null ? 'first' : 'deeper';
		search.observer.pass({ depth: search.tree.depth, alpha: -Infinity, beta: Infinity, why });
		return makeSearch(search)(-Infinity, Infinity);
	};
}

/** Alpha-beta without memory, for deepening and aspiration windows. */
export const plainAlphaBeta: MakeWindowSearch = (search) => (alpha, beta) =>
	runAlphaBeta(search, alpha, beta);

export const deepening: AlgorithmCode = {
	run: (search) => runDeepening(search, withOpenWindow(plainAlphaBeta)),
	pseudocode: (rules) => [
		{ text: 'for depth ← 1, 2, 3, … to the limit:', indent: 0, events: ['pass'] },
		{ text: 'search the best line of the depth before first', indent: 1, events: ['pass'] },
		{ text: 'value ← alphabeta(root, −∞, +∞)', indent: 1, events: ['finish'] },
		...alphaBetaLines(rules)
	]
};

/** At each node of a line, the line's own move comes first; all other moves are in the given order. */
function lineFirst(line: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const ordered = order(moves, state, path);
		const own = line[path.length];
		if (own === undefined || path.some((move, ply) => move !== line[ply])) return ordered;
		return [own, ...ordered.filter((move) => move !== own)];
	};
}
