import { formatCount } from '../base/count-words.ts';
/** Thrown by the observer of a search that visits more nodes than its budget allows. */
export class BudgetExceeded extends Error {
	constructor(readonly budget: number) {
		super(`The search visits more than ${formatCount(budget)} nodes.`);
		this.name = 'BudgetExceeded';
	}
}
