/**
 * The same question put to searches one after the other, told event by event, so that a page can show each figure
 * when it is there. A search that goes over its budget says so, and the others go on.
 */
import { BudgetExceeded } from '../../search/budget.ts';
import type { KeyKind } from '../../games/game.ts';
import { prepareSearch, type PreparedSearch } from '../../search/prepare.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { findMinimum } from '../../search/family/compare.ts';
import { countFamily, type DistinctChoice } from '../../search/family/count-family.ts';
import type { FamilyTally } from '../../search/family/count-family.ts';
import type { LiveCounts } from '../../search/family/counter.ts';
import { findsMinimax, type AlgorithmId } from '../../search/registry.ts';
import { uniformShapeOf, type UniformShape } from '../../search/family/uniform.ts';

export interface CompareQuestion {
	/** What all searches are asked; its own algorithm does not matter. */
	readonly setup: SearchSetup;
	readonly algorithms: readonly AlgorithmId[];
	readonly keys: KeyKind;
}

/** Who is at work: a search; minimax, for the order of the moves; or the search for the minimal proof tree. */
export type AtWork = AlgorithmId | 'order' | 'minimum';

/** What is known of the tree itself, whoever searches it. */
export interface TreeFigures {
	/** Plies below the root; null for the whole tree. */
	readonly depth: number | null;
	/** The nodes of the minimal proof tree; null where looking for it is over the budget. */
	readonly minimum: number | null;
	/** Null where the tree is not uniform. */
	readonly uniform: UniformShape | null;
}

/** Each says at which depth, in plies; null for the whole tree. */
export type CountEvent =
	| {
			readonly kind: 'working';
			readonly depth: number | null;
			readonly who: AtWork;
			readonly live: LiveCounts;
	  }
	| {
			readonly kind: 'counted';
			readonly depth: number | null;
			readonly algorithm: AlgorithmId;
			readonly tally: FamilyTally;
	  }
	/** Nobody has been counted at this depth where `who` is the order of the moves. */
	| {
			readonly kind: 'over-budget';
			readonly depth: number | null;
			readonly who: AlgorithmId | 'order';
			readonly budget: number;
	  }
	| ({ readonly kind: 'tree' } & TreeFigures);

export interface Counted {
	/** Whether the different nodes of the tree are counted too. */
	readonly treeNodes: DistinctChoice;
	/** Whether the tree's own figures are wanted. */
	readonly tree: 'wanted' | 'known';
}

/** Counts each of the searches in turn. The tree's own figures follow the first search that ends. */
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
		const tellLive = (live: LiveCounts): void => {
			tell({ kind: 'working', depth, who: algorithm, live: liveCounts(live) });
		};
		tellLive(NOTHING_YET);
		const tally = withinBudget(() =>
			countFamily(algorithm, prepared, {
				keys,
				distinct: 'counted',
				treeNodes,
				onProgress: (_visited, soFar) => {
					tellLive(soFar);
				}
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

const NOTHING_YET: LiveCounts = { nodes: 0, leaves: 0, cutoffs: 0 };

/** Only these, whatever else the counter is: they travel. */
function liveCounts({ nodes, leaves, cutoffs }: LiveCounts): LiveCounts {
	return { nodes, leaves, cutoffs };
}

/** Null where the order of the moves needs more than the budget. */
function prepare(setup: SearchSetup, tell: (event: CountEvent) => void): PreparedSearch | null {
	return withinBudget(() =>
		prepareSearch(setup, (nodes) => {
			const { depth } = setup;
			tell({ kind: 'working', depth, who: 'order', live: { ...NOTHING_YET, nodes } });
		})
	);
}

function treeFiguresOf(
	prepared: PreparedSearch,
	value: number,
	tell: (event: CountEvent) => void
): TreeFigures {
	const { depth, budget } = prepared.setup;
	const minimum = findMinimum(prepared, value, (nodes) => {
		tell({ kind: 'working', depth, who: 'minimum', live: { ...NOTHING_YET, nodes } });
	});
	let left = budget;
	const uniform = withinBudget(() =>
		uniformShapeOf(prepared.newTree(), () => {
			if (left-- === 0) throw new BudgetExceeded(budget);
		})
	);
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
