import { NO_MOVE, type Move } from '../games/game.ts';
import { lineOf, type AlgorithmCode, type PlainSearch, type PseudocodeLine } from './search.ts';

/**
 * Alpha-beta as published in the Swift post, whose program never lowers beta at MIN nodes. So beta stays at
 * +infinity, and the cutoff condition is true only if a MAX node has an unsurpassable value: with finite values it
 * visits every node of minimax's tree. Its root passes the open window down to every move and keeps the first that is
 * better.
 *
 * The post's MIN half also lacks the line that takes a move back, without which nothing works; that line is added
 * here. Source: "Implementing Minimax with Alpha-Beta pruning for a simple Chess AI in Swift", sections "Recursive
 * Minimax" and "Best Move".
 */
function runSwift({ tree, observer }: PlainSearch): number {
	const rootValue = tree.isLeaf() ? evaluate(NO_MOVE) : bestMove();
	observer.finish(rootValue);
	return rootValue;

	function bestMove(): number {
		const max = tree.maxToMove();
		const moves = tree.moves();
		observer.enter(NO_MOVE, max, moves);
		let bestValue = max ? -Infinity : Infinity;
		for (const next of moves) {
			tree.play(next);
			const value = minimax(next, -Infinity, Infinity);
			tree.undo();
			if (max ? value > bestValue : value < bestValue) bestValue = value;
			observer.return(value);
		}
		return bestValue;
	}

	function minimax(move: Move, alpha: number, beta: number): number {
		if (tree.isLeaf()) return evaluate(move);
		const moves = tree.moves();
		observer.enter(move, tree.maxToMove(), moves);
		if (tree.maxToMove()) {
			let maxEval = -Infinity;
			for (let i = 0; i < moves.length;) {
				const next = moves[i++] as Move;
				tree.play(next);
				const value = minimax(next, alpha, beta);
				tree.undo();
				maxEval = Math.max(maxEval, value);
				alpha = Math.max(alpha, value);
				observer.return(value);
				if (beta <= alpha) {
					if (i < moves.length) observer.cut(i);
					break;
				}
			}
			return maxEval;
		} else {
			let minEval = Infinity;
			for (let i = 0; i < moves.length;) {
				const next = moves[i++] as Move;
				tree.play(next);
				const value = minimax(next, alpha, beta);
				tree.undo();
				minEval = Math.min(minEval, value);
				observer.return(value);
				if (beta <= alpha) {
					if (i < moves.length) observer.cut(i);
					break;
				}
			}
			return minEval;
		}
	}

	function evaluate(move: Move): number {
		const value = tree.evaluate();
		observer.evaluate(move, tree.maxToMove(), value, tree.isTerminal());
		return value;
	}
}

function halfOf(side: 'max' | 'min'): PseudocodeLine[] {
	const max = side === 'max';
	const line = lineOf(side);
	return [
		line(max ? 'if MAX to move:' : 'else MIN to move:', 1, 'enter'),
		line(`best ← ${max ? '−∞' : '+∞'}`, 2, 'enter'),
		line('for each move of node:', 2),
		line('value ← minimax(child, α, β)', 3, 'return'),
		line(`best ← ${side}(best, value)`, 3, 'return'),
		line(max ? 'α ← max(α, value), below the root' : '(nothing lowers β)', 3, 'return'),
		line('if β ≤ α: break', 3, 'cut'),
		line('return best', 2, 'finish')
	];
}

export const swift: AlgorithmCode = {
	run: runSwift,
	pseudocode: () => [
		{ text: 'function minimax(node, α, β)', indent: 0, events: [] },
		{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
		...halfOf('max'),
		...halfOf('min')
	]
};
