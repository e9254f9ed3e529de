/** What a page, a worker and Node all have, and the language library alone does not declare. */
declare class URLSearchParams {
	constructor(query?: string);
	get(name: string): string | null;
	/** Every name in the order of the query, as often as it stands there. */
	keys(): Iterable<string>;
}
