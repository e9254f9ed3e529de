import { alphaBetaLines } from '../alphabeta.ts';
import type { PassReason } from '../observer.ts';
import type { AlgorithmCode } from '../search.ts';
import { plainAlphaBeta, runDeepening, type SearchDepth } from './deepening.ts';
import type { MakeWindowSearch } from './window-search.ts';

/** Initial distance from the guess to each end of a depth's first window, in the evaluator's units. */
const FIRST_REACH = 1;

/**
 * Aspiration windows: each depth is searched in a narrow window around the value of the previous depth. A value
 * outside is only a bound; that side is then widened to twice the distance, and the search repeated. D. J. Slate and
 * L. R. Atkin (1977), as for deepening; R. Shams, H. Kaindl and H. Horacek, "Using Aspiration Windows for Minimax
 * Algorithms", International Joint Conference on Artificial Intelligence (1991).
 */
export function withAspiration(makeSearch: MakeWindowSearch): SearchDepth {
	return (search, guess) => {
		const { tree, observer } = search;
		const alphaBeta = makeSearch(search);
		const isOpen = guess === null || !Number.isFinite(guess);
		let alpha = isOpen ? -Infinity : guess - FIRST_REACH;
		let beta = isOpen ? Infinity : guess + FIRST_REACH;
		let why: PassReason = guess === null ? 'first' : 'deeper';
		for (let reach = 2 * FIRST_REACH; ; reach *= 2) {
			observer.pass({ depth: tree.depth, alpha, beta, why });
			const value = alphaBeta(alpha, beta);
			if (value <= alpha && alpha > -Infinity) {
				alpha = value - reach;
				why = 'failed-low';
			} else if (value >= beta && beta < Infinity) {
				beta = value + reach;
				why = 'failed-high';
			} else {
				return value;
			}
		}
	};
}

export const aspiration: AlgorithmCode = {
	run: (search) => runDeepening(search, withAspiration(plainAlphaBeta)),
	pseudocode: (rules) => [
		{ text: 'for depth ← 1, 2, 3, … to the limit:', indent: 0, events: ['pass'] },
		{ text: `α, β ← value − ${FIRST_REACH}, value + ${FIRST_REACH}`, indent: 1, events: ['pass'] },
		{ text: 'value ← alphabeta(root, α, β)', indent: 1, events: ['pass', 'finish'] },
		{ text: 'while value ≤ α or value ≥ β:', indent: 1, events: ['finish'] },
		{ text: 'open that side twice as far; search again', indent: 2, events: [] },
		...alphaBetaLines(rules)
	]
};
