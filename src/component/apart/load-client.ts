/** In place of `workers/load-client.ts`: an element asks for no file, and makes searches that need no worker alone. */
export function newSearchClient(): Promise<never> {
	return Promise.reject(new Error('This search is too large for the element.'));
}
