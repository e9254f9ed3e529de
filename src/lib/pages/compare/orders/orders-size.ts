import type { SearchSetup } from '$lib/core/search/setup.ts';
import { sizeOf } from '$lib/core/search/size.ts';

/** Trees up to this many nodes are searched in all ways by default: it takes the worker a second or two. */
const UNASKED = 10_000;
const EXPANSIONS = 500;

/** Cached, because several panels ask about the same tree. */
let last: { readonly tree: string; readonly isSmall: boolean } | null = null;

/** True where a panel starts by itself; for larger trees the user starts it. */
export function beginsUnasked(setup: SearchSetup): boolean {
	const tree = JSON.stringify(setup);
	if (last?.tree !== tree) {
		const { isExact } = sizeOf({ ...setup, open: null }, UNASKED, EXPANSIONS);
		last = { tree, isSmall: isExact };
	}
	return last.isSmall;
}
