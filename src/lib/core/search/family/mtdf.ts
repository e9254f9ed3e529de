import { justAbove, justBelow } from '../null-window.ts';
import type { PassReason } from '../observer.ts';
import type { AlgorithmCode, PseudocodeLine, Search } from '../search.ts';
import type { MakeWindowSearch } from './window-search.ts';
import { alphaBetaWithMemory, memoryLines } from './memory.ts';

/**
 * MTD(f): null windows only. Each pass tests whether the root's value is at least some number, and its result is the
 * next number to test, until the bounds meet. A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First
 * Fixed-Depth Minimax Algorithms", Artificial Intelligence 87 (1996).
 *
 * A null window reaches from a value to the next one that the evaluator can give.
 *
 * @param makeSearch the fail-soft search to drive; it should remember its results
 * @param f the first guess: any value works, a better one saves passes
 */
export function runMtdf(search: Search, makeSearch: MakeWindowSearch, f: number): number {
	const { tree, observer, granularity } = search;
	const alphaBeta = makeSearch(search);
	let g = f;
	let lower = -Infinity;
	let upper = Infinity;
	let why: PassReason = 'first';
	do {
		const beta = g === lower ? justAbove(g, granularity) : g;
		const alpha = justBelow(beta, granularity);
		observer.pass({ depth: tree.depth, alpha, beta, why });
		g = alphaBeta(alpha, beta);
		if (g < beta) upper = g;
		else lower = g;
		why = g < beta ? 'failed-low' : 'failed-high';
	} while (lower < upper);
	return g;
}

/** The number for the first test, since no previous value is known. */
const FIRST_GUESS = 0;

/** The driver's lines, starting with the first guess, and the lines of the search it drives. */
export function mtdfLines(f: string): PseudocodeLine[] {
	return [
		{ text: `g ← ${f}; lower ← −∞; upper ← +∞`, indent: 0, events: [] },
		{ text: 'repeat:', indent: 0, events: [] },
		{ text: 'β ← just above g if g = lower, else g', indent: 1, events: ['pass'] },
		{ text: 'g ← alphabeta(root, just below β, β)', indent: 1, events: ['pass', 'finish'] },
		{ text: 'if g < β: upper ← g, else lower ← g', indent: 1, events: ['finish'] },
		{ text: 'until lower = upper', indent: 0, events: ['finish'] },
		...memoryLines()
	];
}

export const mtdf: AlgorithmCode = {
	run: (search) => runMtdf(search, alphaBetaWithMemory, FIRST_GUESS),
	pseudocode: () => mtdfLines(String(FIRST_GUESS))
};
