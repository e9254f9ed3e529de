/**
 * Runs searches on the same position one after the other and reports events, so that a page can show each figure as
 * soon as it is known. A search over its budget reports that, and the others continue.
 */
import { BudgetExceeded } from '../../search/budget.ts';
import type { SearchCounts } from '../../search/count-columns.ts';
import {
	countPrepared,
	countsOf,
	type DistinctChoice,
	type SearchTally
} from '../../search/count.ts';
import type { KeyKind } from '../../games/game.ts';
import { prepareSearch, type PreparedSearch } from '../../search/prepare.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { findMinimum } from '../../search/family/compare.ts';
import { findsMinimax, type AlgorithmId } from '../../search/registry.ts';
import { uniformShapeOf, type UniformShape } from '../../search/family/uniform.ts';
import { VisitLimit } from '../../search/visit-limit.ts';

export interface CompareQuestion {
	/** The common setup of all searches; its own algorithm is ignored. */
	readonly setup: SearchSetup;
	readonly algorithms: readonly AlgorithmId[];
	readonly keys: KeyKind;
}

/** The current work: a search; minimax, for the move order; or finding the minimal tree. */
export type AtWork = AlgorithmId | 'order' | 'minimum';

/** Facts about the tree itself, independent of the searches. */
export interface TreeFigures {
	/** Plies below the root; null to the end. */
	readonly depth: number | null;
	/** The nodes of the minimal tree; null if finding it exceeds the budget. */
	readonly minimum: number | null;
	/** Null if the tree is not uniform. */
	readonly uniform: UniformShape | null;
}

/** Each has its depth, in plies; null to the end. */
export type CountEvent =
	| {
			readonly kind: 'working';
			readonly depth: number | null;
			readonly who: AtWork;
			readonly live: SearchCounts;
	  }
	| {
			readonly kind: 'counted';
			readonly depth: number | null;
			readonly algorithm: AlgorithmId;
			readonly tally: SearchTally;
	  }
	/** With `who` the move order, nothing has been counted at this depth. */
	| {
			readonly kind: 'over-budget';
			readonly depth: number | null;
			readonly who: AlgorithmId | 'order';
			readonly budget: number;
	  }
	| ({ readonly kind: 'tree' } & TreeFigures);

interface Counted {
	/** Whether the distinct nodes of the tree are counted too. */
	readonly treeNodes: DistinctChoice;
	/** Whether the tree's own figures are wanted. */
	readonly tree: 'wanted' | 'known';
}

/** Counts each of the searches in turn. The tree's own figures follow the first search that finishes. */
export function countSearches(
	{ setup, algorithms, keys }: CompareQuestion,
	{ treeNodes, tree }: Counted,
	tell: (event: CountEvent) => void
): void {
	const { depth, budget } = setup;
	const prepared = prepare(setup, tell);
	if (prepared === null) {
		tell({ kind: 'over-budget', depth, who: 'order', budget });
		return;
	}
	let isTreeTold = tree === 'known';
	for (const algorithm of algorithms) {
		const tellLive = (live: SearchCounts): void => {
			tell({ kind: 'working', depth, who: algorithm, live: countsOf(live) });
		};
		tellLive(NOTHING_YET);
		const tally = withinBudget(() =>
			countPrepared(algorithm, prepared, {
				keys,
				distinct: 'counted',
				treeNodes,
				onProgress: tellLive
			})
		);
		if (tally === null) {
			tell({ kind: 'over-budget', depth, who: algorithm, budget });
			continue;
		}
		tell({ kind: 'counted', depth, algorithm, tally });
		if (isTreeTold || !findsMinimax(algorithm)) continue;
		isTreeTold = true;
		tell({ kind: 'tree', ...treeFiguresOf(prepared, tally.value, tell) });
	}
}

const NOTHING_YET: SearchCounts = {
	visited: 0,
	leaves: 0,
	cutoffs: 0,
	prunedMoves: 0,
	evaluations: 0,
	tableHits: 0
};

/** Null if the move order exceeds the budget. */
function prepare(setup: SearchSetup, tell: (event: CountEvent) => void): PreparedSearch | null {
	return withinBudget(() =>
		prepareSearch(setup, (visited) => {
			const { depth } = setup;
			tell({ kind: 'working', depth, who: 'order', live: { ...NOTHING_YET, visited } });
		})
	);
}

function treeFiguresOf(
	prepared: PreparedSearch,
	value: number,
	tell: (event: CountEvent) => void
): TreeFigures {
	const { depth, budget } = prepared.setup;
	const minimum = findMinimum(prepared, value, (visited) => {
		tell({ kind: 'working', depth, who: 'minimum', live: { ...NOTHING_YET, visited } });
	});
	const limit = new VisitLimit(budget);
	const uniform = withinBudget(() => uniformShapeOf(prepared.newTree(), () => limit.visit()));
	return { depth, minimum, uniform };
}

function withinBudget<T>(job: () => T): T | null {
	try {
		return job();
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}
