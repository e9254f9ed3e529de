import { NO_MOVE, type Move, type PositionKey } from '../../games/game.ts';
import { halfLines } from '../alphabeta.ts';
import type { TableBound } from '../observer.ts';
import type { AlgorithmCode, Search } from '../search.ts';

/** The result of a finished node in the table, from MAX's side. */
interface Entry {
	readonly value: number;
	readonly bound: TableBound;
	/** The number of the visit that stored it. */
	readonly visit: number;
}

/**
 * Alpha-beta with a transposition table: a position reached by another order of moves is not searched again if its
 * stored result is sufficient. R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt Chess Program",
 * AFIPS Fall Joint Computer Conference (1967).
 *
 * The table is probed after the test for a leaf and before the moves are made; each finished inner node is stored as
 * exact, lower or upper bound against the window it was entered with; a bound is used if it causes an immediate
 * cutoff, and does not narrow the window. Entries are never cleared or evicted; a re-searched node replaces its own
 * entry.
 */
function runTransposition({ tree, observer, keys, cut, fail }: Search): number {
	const equal = cut === 'equal';
	const hard = fail === 'hard';
	const table = new Map<PositionKey, Entry>();
	const rootValue = alphaBeta(NO_MOVE, -Infinity, Infinity);
	observer.finish(rootValue);
	return rootValue;

	function alphaBeta(move: Move, alpha: number, beta: number): number {
		const max = tree.maxToMove();
		if (tree.isLeaf()) {
			const value = tree.evaluate();
			observer.evaluate(move, max, value, tree.isTerminal());
			return value;
		}
		const key = keys(tree);
		const known = table.get(key);
		if (known !== undefined && answers(known, alpha, beta)) {
			observer.hit(move, max, known.value, known.bound, known.visit);
			return known.value;
		}
		const moves = tree.moves();
		const visit = observer.enter(move, max, moves);
		let best = max ? -Infinity : Infinity;
		let [low, high] = [alpha, beta];
		for (let i = 0; i < moves.length;) {
			const next = moves[i++] as Move;
			tree.play(next);
			const value = alphaBeta(next, low, high);
			tree.undo();
			best = max ? Math.max(best, value) : Math.min(best, value);
			if (max) low = Math.max(low, best);
			else high = Math.min(high, best);
			observer.return(value);
			if (max ? passes(best, beta) : passes(alpha, best)) {
				if (i < moves.length) observer.cut(i);
				break;
			}
		}
		const value = hard ? Math.min(Math.max(best, alpha), beta) : best;
		// An empty window, which strict cutoffs leave open, proves nothing.
		if (alpha < beta) table.set(key, { value, bound: boundOf(value, alpha, beta), visit });
		return value;
	}

	function answers({ value, bound }: Entry, alpha: number, beta: number): boolean {
		if (bound === 'exact') return true;
		return bound === 'lower' ? passes(value, beta) : passes(alpha, value);
	}

	function passes(value: number, limit: number): boolean {
		return equal ? value >= limit : value > limit;
	}
}

function boundOf(value: number, alpha: number, beta: number): TableBound {
	if (value <= alpha) return 'upper';
	return value >= beta ? 'lower' : 'exact';
}

const REMEMBER = ['table[node] ← best, exact or as a bound'];

export const transposition: AlgorithmCode = {
	run: runTransposition,
	pseudocode: (rules) => [
		{ text: 'function alphabeta(node, α, β)', indent: 0, events: [] },
		{ text: 'if node is a leaf: return evaluate(node)', indent: 1, events: ['evaluate'] },
		{ text: 'if table[node] answers within α, β: return it', indent: 1, events: ['hit'] },
		...halfLines('max', rules, REMEMBER),
		...halfLines('min', rules, REMEMBER)
	]
};
