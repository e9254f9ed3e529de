/** The figures of a comparison so far: its events, folded. */
import type { SearchCounts } from '../../search/count-columns.ts';
import type { SearchTally } from '../../search/count.ts';
import type { AlgorithmId } from '../../search/registry.ts';
import type { AtWork, CountEvent, TreeFigures } from './count-searches.ts';

interface CountedSearch extends SearchTally {
	readonly algorithm: AlgorithmId;
	/** Plies below the root; null to the end. */
	readonly depth: number | null;
}

interface OverBudget {
	readonly who: AlgorithmId | 'order';
	readonly depth: number | null;
	readonly budget: number;
}

export interface Figures {
	/** In the order in which they were counted. */
	readonly counted: readonly CountedSearch[];
	readonly overBudget: readonly OverBudget[];
	readonly trees: readonly TreeFigures[];
	/** The current work; null if there is none. */
	readonly working: {
		readonly who: AtWork;
		readonly depth: number | null;
		readonly live: SearchCounts;
	} | null;
}

export const NO_FIGURES: Figures = { counted: [], overBudget: [], trees: [], working: null };

/** A repeated count replaces the old one. */
export function addEvent(figures: Figures, event: CountEvent): Figures {
	const { depth } = event;
	switch (event.kind) {
		case 'working':
			return { ...figures, working: { who: event.who, depth, live: event.live } };
		case 'counted': {
			const search = { algorithm: event.algorithm, depth, ...event.tally };
			const others = figures.counted.filter(
				(one) => one.algorithm !== search.algorithm || one.depth !== depth
			);
			return { ...figures, counted: [...others, search], working: null };
		}
		case 'over-budget': {
			const over = { who: event.who, depth, budget: event.budget };
			return { ...figures, overBudget: [...figures.overBudget, over], working: null };
		}
		case 'tree': {
			const { minimum, uniform } = event;
			const others = figures.trees.filter((one) => one.depth !== depth);
			return { ...figures, trees: [...others, { depth, minimum, uniform }], working: null };
		}
	}
}

export function countedAt(
	{ counted }: Figures,
	algorithm: AlgorithmId,
	depth: number | null
): CountedSearch | null {
	return counted.find((one) => one.algorithm === algorithm && one.depth === depth) ?? null;
}

/** The depth at which a search, or its move order, first exceeded the budget; null if none did. */
export function overBudgetOf({ overBudget }: Figures, algorithm: AlgorithmId): OverBudget | null {
	return overBudget.find(({ who }) => who === algorithm || who === 'order') ?? null;
}

export function treeAt({ trees }: Figures, depth: number | null): TreeFigures | null {
	return trees.find((one) => one.depth === depth) ?? null;
}

/** The same figures without current work, for when counting ends. */
export function atRest(figures: Figures): Figures {
	return { ...figures, working: null };
}
