/** Thrown by the observer of a search that visits more nodes than its budget allows. */
export class BudgetExceeded extends Error {
	constructor(readonly budget: number) {
		super(`The search visits more than ${budget.toLocaleString('en')} nodes.`);
		this.name = 'BudgetExceeded';
	}
}
