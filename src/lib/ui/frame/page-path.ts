import { addressOf } from './long-address.svelte.ts';

export type Page =
	| '/'
	| '/learn/'
	| '/practice/'
	| '/break-it/'
	| '/check/'
	| '/compare/'
	| '/play/'
	| '/matches/'
	| '/sources/'
	| '/krk/'
	| '/krk/tree/'
	| '/krk/experiment/'
	| '/krk/hypothesis/'
	| '/lessons/'
	| '/stage/'
	| '/worksheet/';

/**
 * The path of a page with the fields of a query, as SvelteKit's `resolve` takes it. A typed tree has `[3]`, which
 * `resolve` would take for a parameter of a route, so the bracket is escaped.
 */
export function pagePath<P extends Page>(page: P, query: string): `${P}?${string}` {
	return `${page}${addressOf(query).replaceAll('[', '%5B')}` as `${P}?${string}`;
}
