import { BudgetExceeded } from '../../../search/budget.ts';
import type { SearchObserver } from '../../../search/observer.ts';
import { PROGRESS_INTERVAL } from '../../../search/search.ts';

/** Hears now and then how many nodes were visited; may stop the search by throwing. */
export type OnProgress = (visited: number) => void;

/** Counts the nodes that a search visits, and stops it where they are more than the budget. */
export class VisitLimit implements SearchObserver {
	nodes = 0;

	/** @param onProgress called now and then, with the number of nodes */
	constructor(
		private readonly budget: number,
		private readonly onProgress: OnProgress = () => undefined
	) {}

	enter(): void {
		if (++this.nodes > this.budget) throw new BudgetExceeded(this.budget);
		if (this.nodes % PROGRESS_INTERVAL === 0) this.onProgress(this.nodes);
	}

	evaluate(): void {
		this.enter();
	}

	return(): void {
		// Only visits count.
	}

	cut(): void {
		// Only visits count.
	}

	finish(): void {
		// Only visits count.
	}
}
