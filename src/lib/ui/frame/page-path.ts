/**
 * The path of a page with its fields, as SvelteKit's `resolve` takes it. A typed tree has `[3]`, which `resolve` would
 * take for a parameter of a route, so the bracket is escaped.
 */
export function pagePath<P extends '/' | '/practice/'>(page: P, address: string): `${P}?${string}` {
	return `${page}${address.replaceAll('[', '%5B')}` as `${P}?${string}`;
}
