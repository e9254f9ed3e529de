import { NO_MOVE, type Move } from '../games/game.ts';
import type { AlgorithmCode, PlainSearch, PseudocodeLine } from './search.ts';

/**
 * Minimax as published in the ghess post: the largest value is kept at even plies from the root and the smallest at
 * odd ones, whichever side moves there. Values count for White, so with Black to move at the root Black keeps the
 * best value for White; with White to move it is minimax. It visits every node down to its depth and never prunes.
 *
 * MAX and MIN in its events are these roles and not the sides of the game. Source: the ghess post, written at the
 * Recurse Center, "func MiniMax".
 */
function runGhess({ tree, observer }: PlainSearch): number {
	const rootValue = miniMax(NO_MOVE, 0);
	observer.finish(rootValue);
	return rootValue;

	function miniMax(move: Move, depth: number): number {
		const even = depth % 2 === 0;
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, even, value, tree.isTerminal());
			return value;
		}
		const moves = tree.moves();
		observer.enter(move, even, moves);
		let best = even ? -Infinity : Infinity;
		for (const next of moves) {
			tree.play(next);
			const value = miniMax(next, depth + 1);
			tree.undo();
			best = even ? Math.max(best, value) : Math.min(best, value);
			observer.return(value);
		}
		return best;
	}
}

const LINES: PseudocodeLine[] = [
	{ text: 'function miniMax(node, depth)', indent: 0, events: [] },
	{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
	...halfOf('max'),
	...halfOf('min')
];

function halfOf(side: 'max' | 'min'): PseudocodeLine[] {
	const max = side === 'max';
	const test = max ? 'if depth is even, as at the root (MAX):' : 'else depth is odd (MIN):';
	return [
		{ text: test, indent: 1, side, events: ['enter'] },
		{ text: `best ← ${max ? '−∞' : '+∞'}`, indent: 2, side, events: ['enter'] },
		{ text: 'for each move of node:', indent: 2, side, events: [] },
		{ text: 'value ← miniMax(child, depth + 1)', indent: 3, side, events: ['return'] },
		{ text: `best ← ${side}(best, value)`, indent: 3, side, events: ['return'] },
		{ text: 'return best', indent: 2, side, events: ['finish'] }
	];
}

export const ghess: AlgorithmCode = {
	run: runGhess,
	pseudocode: () => LINES
};
