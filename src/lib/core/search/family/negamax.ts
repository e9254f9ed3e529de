import { NO_MOVE, type Move } from '../../games/game.ts';
import type { AlgorithmCode, PlainSearch } from '../search.ts';

/**
 * Alpha-beta with one half instead of two: every node maximises from its own mover's point of view, and a child's
 * value changes its sign on the way up. D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial
 * Intelligence 6 (1975), procedure F2. It visits exactly the nodes that alpha-beta visits.
 */
function runNegamax({ tree, observer, cut, fail }: PlainSearch): number {
	const equal = cut === 'equal';
	const hard = fail === 'hard';
	const rootValue = fromMax(negamax(NO_MOVE, -Infinity, Infinity), tree.maxToMove());
	observer.finish(rootValue);
	return rootValue;

	function negamax(move: Move, alpha: number, beta: number): number {
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, tree.maxToMove(), value, tree.isTerminal());
			return fromMax(value, tree.maxToMove());
		}
		const moves = tree.moves();
		observer.enter(move, tree.maxToMove(), moves);
		let best = -Infinity;
		const alphaGiven = alpha;
		for (let i = 0; i < moves.length;) {
			const next = moves[i++] as Move;
			tree.play(next);
			const value = negate(negamax(next, negate(beta), negate(alpha)));
			tree.undo();
			best = Math.max(best, value);
			alpha = Math.max(alpha, best);
			observer.return(fromMax(value, tree.maxToMove()));
			if (equal ? best >= beta : best > beta) {
				if (i < moves.length) observer.cut(i);
				break;
			}
		}
		return hard ? Math.min(Math.max(best, alphaGiven), beta) : best;
	}
}

/** The same value from the other side. Not `-value`, which would turn 0 into -0. */
export function negate(value: number): number {
	return 0 - value;
}

/** Converts between MAX's side and the mover's own side, in either direction. */
export function fromMax(value: number, maxToMove: boolean): number {
	return maxToMove ? value : negate(value);
}

export const negamax: AlgorithmCode = {
	run: runNegamax,
	pseudocode: ({ cut, fail }) => [
		{ text: 'function negamax(node, α, β)', indent: 0, events: [] },
		{
			text: 'if node is a leaf: return evaluate(node) for the mover',
			indent: 1,
			events: ['evaluate']
		},
		{ text: `best ← −∞${fail === 'hard' ? '; α₀ ← α' : ''}`, indent: 1, events: ['enter'] },
		{ text: 'for each move of node:', indent: 1, events: [] },
		{ text: 'value ← −negamax(child, −β, −α)', indent: 2, events: ['return'] },
		{ text: 'best ← max(best, value)', indent: 2, events: ['return'] },
		{ text: 'α ← max(α, best)', indent: 2, events: ['return'] },
		{ text: `if best ${cut === 'equal' ? '≥' : '>'} β: break`, indent: 2, events: ['cut'] },
		{
			text: `return ${fail === 'hard' ? 'min(max(best, α₀), β)' : 'best'}`,
			indent: 1,
			events: ['finish']
		}
	]
};
