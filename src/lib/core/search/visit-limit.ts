import { BudgetExceeded } from './budget.ts';
import type { PassPlan, SearchObserver } from './observer.ts';
import { PROGRESS_INTERVAL } from './search.ts';

/** Called at intervals with the number of visited nodes; may stop the search by throwing. */
export type OnProgress = (visited: number) => void;

/**
 * Counts the nodes that a search visits, or a walk of its tree, and stops it at the first one beyond the budget. What
 * else is counted of a search is counted by the classes that extend this one.
 */
export class VisitLimit implements SearchObserver {
	visited = 0;

	/** @param onProgress called at intervals, with the number of nodes */
	constructor(
		private readonly budget: number,
		private readonly onProgress: OnProgress = () => undefined
	) {}

	/** Counts one more node and returns its number. */
	visit(): number {
		if (++this.visited > this.budget) throw new BudgetExceeded(this.budget);
		if (this.visited % PROGRESS_INTERVAL === 0) this.onProgress(this.visited);
		return this.visited;
	}

	enter(..._: Parameters<SearchObserver['enter']>): number {
		return this.visit();
	}

	evaluate(..._: Parameters<SearchObserver['evaluate']>): void {
		this.visit();
	}

	hit(..._: Parameters<SearchObserver['hit']>): void {
		this.visit();
	}

	/** The other events are no visits. */
	return(_value: number): void {}
	cut(_firstUnsearched: number): void {}
	finish(_value: number): void {}
	pass(_plan: PassPlan): void {}
	probe(): void {}
	research(): void {}
}
