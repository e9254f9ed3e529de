/**
 * The values that alpha-beta proves for its root moves, and the cost of proving more. A move that cannot beat the
 * best returns a bound, which may look equal and must not be ranked.
 */
import { runAlphaBeta } from '../../../search/alphabeta.ts';
import { BudgetExceeded } from '../../../search/budget.ts';
import { minimax } from '../../../search/minimax.ts';
import { prepareSearch, type PreparedSearch } from '../../../search/prepare.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { answerOf } from '../../../trace/answer.ts';
import { CountIndex } from '../../../trace/counts.ts';
import { MoveNames } from '../../../trace/move-names.ts';
import { recordSearch } from '../../../trace/record.ts';
import { Replay } from '../../../trace/replay.ts';
import { rootMovesAt, type Verdict } from '../../../trace/root-moves.ts';
import type { Bound } from '../../../trace/schema.ts';
import type { Trace } from '../../../trace/trace.ts';
import { VisitLimit, type OnProgress } from '../../../search/visit-limit.ts';

/**
 * `bounds`: one plain search. `ties`: the same with the root's window one wider, so that all tied best moves are
 * known. `all`: one plain search, and then a re-search with an open window of each root move that returned a bound.
 */
export const EXACTNESS = ['bounds', 'ties', 'all'] as const;
export type Exactness = (typeof EXACTNESS)[number];

/** A root move, in search order. */
interface KnownMove {
	readonly text: string;
	/** From MAX's side; null if the move was pruned. */
	readonly value: number | null;
	readonly bound: Bound | null;
	readonly verdict: Verdict;
	/** Its rank among all moves, 1 for the best, ties sharing one; null unless every value is exact. */
	readonly rank: number | null;
	/** The nodes of its re-search; 0 without one. */
	readonly again: number;
}

export interface Knowledge {
	readonly exactness: Exactness;
	/** The search for the explorer; for `all` the first one. */
	readonly setup: SearchSetup;
	/** All visited nodes, re-searches included. */
	readonly nodes: number;
	readonly moves: readonly KnownMove[];
}

/** @throws BudgetExceeded if one of its searches exceeds the setup's budget */
export function knowRootMoves(
	setup: SearchSetup,
	exactness: Exactness,
	onProgress?: OnProgress
): Knowledge {
	const ties = exactness === 'ties' ? 'exact' : 'bounds';
	const searched: SearchSetup = {
		...setup,
		algorithm: 'alphabeta',
		open: null,
		shadow: 'off',
		ties
	};
	const { trace } = recordSearch(searched, (_, visited) => onProgress?.(visited));
	const found = readMoves(trace);
	const moves = exactness === 'all' ? searchAgain(searched, trace, found, onProgress) : found;
	const again = moves.reduce((sum, move) => sum + move.again, 0);
	return {
		exactness,
		setup: searched,
		nodes: new CountIndex(trace, null).total.visited + again,
		moves: rankMoves(moves, trace.isMax(trace.lastRoot))
	};
}

/** The nodes that plain minimax visits, which knows every value; null if they exceed the budget. */
export function minimaxNodes(setup: SearchSetup, onProgress?: OnProgress): number | null {
	const limit = new VisitLimit(setup.budget, onProgress);
	try {
		const prepared = prepareSearch({ ...setup, order: 'listed', open: null });
		minimax.run(prepared.newSearch('minimax', limit));
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
	return limit.visited;
}

function readMoves(trace: Trace): KnownMove[] {
	const names = new MoveNames(new Replay(trace));
	return rootMovesAt(trace, trace.steps - 1).map(({ row, value, bound, verdict }) => ({
		text: names.of(row),
		value,
		bound,
		verdict: verdict ?? 'not searched',
		rank: null,
		again: 0
	}));
}

/** Re-searches only the moves that returned a bound or nothing. */
function searchAgain(
	setup: SearchSetup,
	trace: Trace,
	found: readonly KnownMove[],
	onProgress: OnProgress | undefined
): KnownMove[] {
	const prepared = prepareSearch(setup);
	const rows = trace.childrenOf(trace.lastRoot);
	const best = answerOf(trace)?.value;
	return found.map((known, i) => {
		if (known.bound === 'exact') return known;
		const move = trace.moveOf(rows[i] as number);
		const { value, nodes } = searchOpenly(prepared, move, onProgress);
		return {
			...known,
			value,
			bound: 'exact',
			verdict: value === best ? 'best' : 'certainly worse',
			again: nodes
		};
	});
}

/** Searches one root move with an open window: its value is exact. */
function searchOpenly(
	prepared: PreparedSearch,
	move: number,
	onProgress: OnProgress | undefined
): { value: number; nodes: number } {
	const limit = new VisitLimit(prepared.setup.budget, onProgress);
	const search = prepared.newSearch('alphabeta', limit);
	search.tree.play(move);
	const value = runAlphaBeta({ ...search, ties: 'bounds' });
	return { value, nodes: limit.visited };
}

function rankMoves(moves: readonly KnownMove[], max: boolean): KnownMove[] {
	if (moves.some(({ bound }) => bound !== 'exact')) return [...moves];
	const isBetter = (a: KnownMove, b: KnownMove): boolean =>
		max ? (a.value as number) > (b.value as number) : (a.value as number) < (b.value as number);
	return moves.map((move) => ({
		...move,
		rank: 1 + moves.filter((other) => isBetter(other, move)).length
	}));
}
