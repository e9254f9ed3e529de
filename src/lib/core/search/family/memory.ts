import { NO_MOVE, type Move, type PositionKey } from '../../games/game.ts';
import type { FamilySearch, WindowSearch } from './family.ts';

/** What is known of a node after a search of it, from MAX's side. */
interface Limits {
	lower: number;
	upper: number;
}

/**
 * Alpha-beta with memory, which MTD(f) and SSS* ask again and again: both limits of each inner node are kept from
 * one pass to the next. A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax
 * Algorithms", Artificial Intelligence 87 (1996). Always fail-soft with cuts on equality, as published.
 */
export function alphaBetaWithMemory({ tree, observer, keys }: FamilySearch): WindowSearch {
	const memory = new Map<PositionKey, Limits>();
	return (alpha, beta) => {
		const value = search(NO_MOVE, alpha, beta);
		observer.finish(value);
		return value;
	};

	function search(move: Move, alpha: number, beta: number): number {
		const max = tree.maxToMove();
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, max, value, tree.isTerminal());
			return value;
		}
		const known = recall(keys(tree));
		if (known.lower >= beta || known.upper <= alpha) {
			const { lower, upper } = known;
			const value = lower >= beta ? lower : upper;
			const bound = lower === upper ? 'exact' : lower >= beta ? 'lower' : 'upper';
			observer.probe(move, max, value, bound);
			return value;
		}
		const a = Math.max(alpha, known.lower);
		const b = Math.min(beta, known.upper);
		const moves = tree.moves();
		observer.enter(move, max, moves);
		let g = max ? -Infinity : Infinity;
		for (let i = 0; i < moves.length;) {
			const next = moves[i++] as Move;
			tree.play(next);
			const value = max ? search(next, Math.max(a, g), b) : search(next, a, Math.min(b, g));
			tree.undo();
			g = max ? Math.max(g, value) : Math.min(g, value);
			observer.return(value);
			if (max ? g >= b : g <= a) {
				if (i < moves.length) observer.cut(i);
				break;
			}
		}
		if (g < b) known.upper = g;
		if (g > a) known.lower = g;
		return g;
	}

	function recall(key: PositionKey): Limits {
		let known = memory.get(key);
		if (known === undefined) {
			known = { lower: -Infinity, upper: Infinity };
			memory.set(key, known);
		}
		return known;
	}
}
