import { BudgetExceeded } from '../../../search/budget.ts';
import { nullObserver, type SearchObserver } from '../../../search/observer.ts';
import { PROGRESS_INTERVAL } from '../../../search/search.ts';

/** Called at intervals with the number of visited nodes; may stop the search by throwing. */
export type OnProgress = (visited: number) => void;

/** Counts the nodes that a search visits, and stops it if they exceed the budget. */
export class VisitLimit {
	nodes = 0;

	/** @param onProgress called at intervals, with the number of nodes */
	constructor(
		private readonly budget: number,
		private readonly onProgress: OnProgress = () => undefined
	) {}

	/** Counts one more node and returns its number. */
	readonly visit = (): number => {
		if (++this.nodes > this.budget) throw new BudgetExceeded(this.budget);
		if (this.nodes % PROGRESS_INTERVAL === 0) this.onProgress(this.nodes);
		return this.nodes;
	};

	/** The observer that counts a search's visits. */
	readonly observer: SearchObserver = {
		...nullObserver,
		enter: this.visit,
		evaluate: this.visit,
		hit: this.visit
	};
}
