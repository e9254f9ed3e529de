import type { SearchClient } from './client.ts';
import { NOT_LOADED } from './failures.ts';

/** A client; its code is loaded with the first one, since a page that opens with an example needs none. */
export async function newSearchClient(): Promise<SearchClient> {
	const loaded = await import('./client.ts').catch(() => null);
	if (loaded === null) throw new Error(NOT_LOADED);
	return new loaded.SearchClient();
}
