/**
 * What alpha-beta knows of the moves at its root, and what it costs to know more. A move that cannot be better than
 * the best comes back with a bound, which may look equal and must not be ranked.
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
import { VisitLimit, type OnProgress } from '../orders/visit-limit.ts';

/**
 * `bounds`: one search, as it comes. `ties`: the same with its root's window kept one wider, so that all moves as
 * good as the best are known. `all`: one search as it comes, and then each root move that came back with a bound
 * once more with the window wide open.
 */
export const EXACTNESS = ['bounds', 'ties', 'all'] as const;
export type Exactness = (typeof EXACTNESS)[number];

/** A move at the root, in search order. */
export interface KnownMove {
	readonly text: string;
	/** From MAX's side; null where a cut left the move out. */
	readonly value: number | null;
	readonly bound: Bound | null;
	readonly verdict: Verdict;
	/** Its place among all moves, 1 for the best, equals sharing one; null unless every value is exact. */
	readonly rank: number | null;
	/** The nodes that searching it again took; 0 where it was not. */
	readonly again: number;
}

export interface Knowledge {
	readonly exactness: Exactness;
	/** What the explorer opens to show the search; of `all` the first one. */
	readonly setup: SearchSetup;
	/** Visited in all, those of the searches again among them. */
	readonly nodes: number;
	readonly moves: readonly KnownMove[];
}

/** @throws BudgetExceeded where one of its searches takes more than the setup's budget */
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

/** The nodes that plain minimax visits, which knows every value; null where they are over the budget. */
export function minimaxNodes(setup: SearchSetup, onProgress?: OnProgress): number | null {
	const limit = new VisitLimit(setup.budget, onProgress);
	try {
		const prepared = prepareSearch({ ...setup, order: 'listed', open: null });
		minimax.run(prepared.newSearch('minimax', limit.observer));
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
	return limit.nodes;
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

/** Only what came back with a bound, or not at all, is searched again. */
function searchAgain(
	setup: SearchSetup,
	trace: Trace,
	found: readonly KnownMove[],
	onProgress: OnProgress | undefined
): KnownMove[] {
	const prepared = prepareSearch(setup);
	const rows = [...trace.childrenOf(trace.lastRoot)];
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

/** One root move with the window wide open: its value is exact. */
function searchOpenly(
	prepared: PreparedSearch,
	move: number,
	onProgress: OnProgress | undefined
): { value: number; nodes: number } {
	const limit = new VisitLimit(prepared.setup.budget, onProgress);
	const search = prepared.newSearch('alphabeta', limit.observer);
	search.tree.play(move);
	const value = runAlphaBeta({ ...search, ties: 'bounds' });
	return { value, nodes: limit.nodes };
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
