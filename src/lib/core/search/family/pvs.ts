import { NO_MOVE, type Move } from '../../games/game.ts';
import { justAbove } from '../null-window.ts';
import { fromMax, negate } from './negamax.ts';
import type { AlgorithmCode, Search } from '../search.ts';

/**
 * Principal variation search (PVS): the first move is searched in full. Every other move gets a null-window probe,
 * which only tests whether the move is better; a better move is re-searched. T. A. Marsland and M. Campbell,
 * "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys 14 (1982); starting the re-search from the
 * value just proved is A. Reinefeld's NegaScout, "An Improvement to the Scout Tree Search Algorithm", ICCA Journal 6
 * (1983).
 */
function runPvs({ tree, observer, granularity }: Search): number {
	const rootValue = fromMax(pvs(NO_MOVE, -Infinity, Infinity), tree.maxToMove());
	observer.finish(rootValue);
	return rootValue;

	function pvs(move: Move, alpha: number, beta: number): number {
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, tree.maxToMove(), value, tree.isTerminal());
			return fromMax(value, tree.maxToMove());
		}
		const moves = tree.moves();
		observer.enter(move, tree.maxToMove(), moves);
		let best = -Infinity;
		for (let i = 0; i < moves.length;) {
			const next = moves[i++] as Move;
			// The null window: no value lies between alpha and the next value, so the result is yes or no.
			const limit = i === 1 ? beta : justAbove(alpha, granularity);
			tree.play(next);
			// A leaf's value is exact in any window.
			const isLeaf = tree.isLeaf();
			if (limit < beta && !isLeaf) observer.probe(next);
			let value = negate(pvs(next, negate(limit), negate(alpha)));
			tree.undo();
			observer.return(fromMax(value, tree.maxToMove()));
			if (limit <= value && value < beta && !isLeaf) {
				observer.research(next);
				tree.play(next);
				value = negate(pvs(next, negate(beta), negate(value)));
				tree.undo();
				observer.return(fromMax(value, tree.maxToMove()));
			}
			best = Math.max(best, value);
			alpha = Math.max(alpha, best);
			if (best >= beta) {
				if (i < moves.length) observer.cut(i);
				break;
			}
		}
		return best;
	}
}

export const pvs: AlgorithmCode = {
	run: runPvs,
	pseudocode: () => [
		{ text: 'function pvs(node, α, β)', indent: 0, events: [] },
		{
			text: 'if node is a leaf: return evaluate(node) for the mover',
			indent: 1,
			events: ['evaluate']
		},
		{ text: 'best ← −∞', indent: 1, events: ['enter'] },
		{ text: 'for each move of node:', indent: 1, events: [] },
		{ text: 'β₁ ← β for the first move, just above α for others', indent: 2, events: ['probe'] },
		{ text: 'value ← −pvs(child, −β₁, −α)', indent: 2, events: ['return'] },
		{ text: 'if β₁ ≤ value < β and child is no leaf:', indent: 2, events: ['research'] },
		{ text: 'value ← −pvs(child, −β, −value)', indent: 3, events: ['research'] },
		{ text: 'best ← max(best, value)', indent: 2, events: ['return'] },
		{ text: 'α ← max(α, best)', indent: 2, events: ['return'] },
		{ text: 'if best ≥ β: break', indent: 2, events: ['cut'] },
		{ text: 'return best', indent: 1, events: ['finish'] }
	]
};
