import type { Move } from '../../games/game.ts';
import { lineFirst } from '../ordering/line-first.ts';
import type { FamilySearch, MakeWindowSearch } from './family.ts';
import { PassWatcher } from './pass-watcher.ts';

/**
 * One depth of a deepening search.
 * @param guess the value of the pass before, a ply less deep; null at the first
 */
export type SearchDepth = (search: FamilySearch, guess: number | null) => number;

/**
 * Iterative deepening: one ply, two plies, three. What it costs more it saves by order: the best line of each pass
 * is searched first by the next. D. J. Slate and L. R. Atkin, "Chess 4.5 - The Northwestern University Chess
 * Program", in P. W. Frey (ed.), Chess Skill in Man and Machine (1977).
 *
 * It begins at the least depth at which leaves have values: a typed tree is searched in one pass. A whole tree is
 * done when a pass meets no leaf that a deeper one would open.
 */
export function runDeepening(search: FamilySearch, searchDepth: SearchDepth): number {
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

/** Searches each depth with the window wide open. */
export function withOpenWindow(makeSearch: MakeWindowSearch): SearchDepth {
	return (search, guess) => {
		const why = guess === null ? 'first' : 'deeper';
		search.observer.pass({ depth: search.tree.depth, alpha: -Infinity, beta: Infinity, why });
		return makeSearch(search)(-Infinity, Infinity);
	};
}
