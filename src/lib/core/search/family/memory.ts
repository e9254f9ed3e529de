import { NO_MOVE, type Move, type PositionKey } from '../../games/game.ts';
import { halfLines } from '../alphabeta.ts';
import type { PseudocodeLine, Search } from '../search.ts';
import type { WindowSearch } from './window-search.ts';

/** No visit: nothing has been proved about this bound. */
const NO_VISIT = -1;

/** Bounds of a node after its searches, from MAX's side. */
interface Limits {
	lower: number;
	upper: number;
	/** The numbers of the visits that proved them. */
	lowerBy: number;
	upperBy: number;
}

/**
 * Alpha-beta with memory, which MTD(f) and SSS* call repeatedly: both bounds of each inner node are kept from one
 * pass to the next. A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms",
 * Artificial Intelligence 87 (1996). Always fail-soft with cutoffs on equality, as published.
 */
export function alphaBetaWithMemory({ tree, observer, keys }: Search): WindowSearch {
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
			const { lower, upper, lowerBy, upperBy } = known;
			const isAbove = lower >= beta;
			const value = isAbove ? lower : upper;
			const bound = lower === upper ? 'exact' : isAbove ? 'lower' : 'upper';
			observer.hit(move, max, value, bound, isAbove ? lowerBy : upperBy);
			return value;
		}
		const a = Math.max(alpha, known.lower);
		const b = Math.min(beta, known.upper);
		const moves = tree.moves();
		const visit = observer.enter(move, max, moves);
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
		if (g < b) [known.upper, known.upperBy] = [g, visit];
		if (g > a) [known.lower, known.lowerBy] = [g, visit];
		return g;
	}

	function recall(key: PositionKey): Limits {
		let known = memory.get(key);
		if (known === undefined) {
			known = { lower: -Infinity, upper: Infinity, lowerBy: NO_VISIT, upperBy: NO_VISIT };
			memory.set(key, known);
		}
		return known;
	}
}

const REMEMBER = ['if best < β: memory.upper ← best', 'if best > α: memory.lower ← best'];

/** Its lines; a driver puts its own lines before them. */
export function memoryLines(): PseudocodeLine[] {
	const rules = { cut: 'equal', fail: 'soft', ties: 'bounds' } as const;
	return [
		{ text: 'function alphabeta(node, α, β)', indent: 0, events: [] },
		{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
		{ text: 'if memory.lower ≥ β or memory.upper ≤ α: return it', indent: 1, events: ['hit'] },
		...halfLines('max', rules, REMEMBER),
		...halfLines('min', rules, REMEMBER)
	];
}
