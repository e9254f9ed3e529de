import { BudgetExceeded } from '../../../search/budget.ts';
import { nullObserver, type SearchObserver } from '../../../search/observer.ts';
import { PROGRESS_INTERVAL } from '../../../search/search.ts';

/** Hears now and then how many nodes were visited; may stop the search by throwing. */
export type OnProgress = (visited: number) => void;

/** Counts the nodes that a search visits, and stops it where they are more than the budget. */
export class VisitLimit {
	nodes = 0;

	/** @param onProgress called now and then, with the number of nodes */
	constructor(
		private readonly budget: number,
		private readonly onProgress: OnProgress = () => undefined
	) {}

	/** One more node; its number. */
	readonly visit = (): number => {
		if (++this.nodes > this.budget) throw new BudgetExceeded(this.budget);
		if (this.nodes % PROGRESS_INTERVAL === 0) this.onProgress(this.nodes);
		return this.nodes;
	};

	/** What a search reports to so that its visits are counted. */
	readonly observer: SearchObserver = {
		...nullObserver,
		enter: this.visit,
		evaluate: this.visit,
		hit: this.visit
	};
}
