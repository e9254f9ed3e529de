import { NO_MOVE, type Move } from '../games/game.ts';
import type { AlgorithmCode, PlainSearch } from './search.ts';

/**
 * Plain minimax: every node of the tree is visited, MAX keeps the largest value and MIN the smallest. J. von Neumann,
 * "Zur Theorie der Gesellschaftsspiele", Mathematische Annalen 100 (1928); the form with a depth limit and a static
 * evaluation is C. Shannon's, "Programming a Computer for Playing Chess", Philosophical Magazine 41 (1950).
 */
export function runMinimax({ tree, observer }: PlainSearch): number {
	const rootValue = minimax(NO_MOVE);
	observer.finish(rootValue);
	return rootValue;

	function minimax(move: Move): number {
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, tree.maxToMove(), value, tree.isTerminal());
			return value;
		}
		const moves = tree.moves();
		observer.enter(move, tree.maxToMove(), moves);
		if (tree.maxToMove()) {
			let best = -Infinity;
			for (const next of moves) {
				tree.play(next);
				const value = minimax(next);
				tree.undo();
				best = Math.max(best, value);
				observer.return(value);
			}
			return best;
		} else {
			let best = Infinity;
			for (const next of moves) {
				tree.play(next);
				const value = minimax(next);
				tree.undo();
				best = Math.min(best, value);
				observer.return(value);
			}
			return best;
		}
	}
}

export const minimax: AlgorithmCode = {
	run: runMinimax,
	pseudocode: () => [
		{ text: 'function minimax(node)', indent: 0, events: [] },
		{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
		{ text: 'if MAX to move:', indent: 1, side: 'max', events: ['enter'] },
		{ text: 'best ← −∞', indent: 2, side: 'max', events: ['enter'] },
		{ text: 'for each move of node:', indent: 2, side: 'max', events: [] },
		{ text: 'value ← minimax(child)', indent: 3, side: 'max', events: ['return'] },
		{ text: 'best ← max(best, value)', indent: 3, side: 'max', events: ['return'] },
		{ text: 'return best', indent: 2, side: 'max', events: ['finish'] },
		{ text: 'else MIN to move:', indent: 1, side: 'min', events: ['enter'] },
		{ text: 'best ← +∞', indent: 2, side: 'min', events: ['enter'] },
		{ text: 'for each move of node:', indent: 2, side: 'min', events: [] },
		{ text: 'value ← minimax(child)', indent: 3, side: 'min', events: ['return'] },
		{ text: 'best ← min(best, value)', indent: 3, side: 'min', events: ['return'] },
		{ text: 'return best', indent: 2, side: 'min', events: ['finish'] }
	]
};
