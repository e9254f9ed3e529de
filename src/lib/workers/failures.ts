/** How work in a worker ends without an answer, for those that wait for it. */

/** Thrown into a task that was cancelled, by the user or by a newer one. */
export class Cancelled extends Error {
	constructor() {
		super('The work was cancelled.');
		this.name = 'Cancelled';
	}
}

export const NOT_LOADED =
	'The worker could not be loaded. Check your connection and reload the page.';
