import { nextAbove } from '../../base/next-double.ts';
import { NO_MOVE, type Move } from '../../games/game.ts';
import { fromMax, negate } from './negamax.ts';
import type { FamilySearch } from './family.ts';

/**
 * Principal-variation search: the first move is searched in full, every other one only asked whether it is
 * better, by a window with no value inside; one that is better is searched again. T. A. Marsland and M. Campbell,
 * "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys 14 (1982); the re-search from the value
 * just proved on is A. Reinefeld's NegaScout, "An Improvement to the Scout Tree Search Algorithm", ICCA Journal 6
 * (1983).
 */
export function runPvs({ tree, observer }: FamilySearch): number {
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
			// The null window: nothing lies between alpha and the next number, so the answer is yes or no.
			const limit = i === 1 ? beta : nextAbove(alpha);
			tree.play(next);
			const isLeaf = tree.isLeaf();
			let value = negate(pvs(next, negate(limit), negate(alpha)));
			tree.undo();
			observer.return(fromMax(value, tree.maxToMove()));
			// A leaf's value is exact in any window.
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
