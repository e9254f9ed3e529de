import type { SearchSetup } from '$lib/core/search/setup.ts';
import { sizeOf } from '$lib/core/search/size.ts';

/** Trees up to this many nodes are searched in all ways unasked: it takes the worker a second or two. */
const UNASKED = 10_000;
const EXPANSIONS = 500;

/** Several panels ask about the same tree. */
let last: { readonly tree: string; readonly isSmall: boolean } | null = null;

/** True where a panel begins by itself; what is larger waits until somebody asks for it. */
export function beginsUnasked(setup: SearchSetup): boolean {
	const tree = JSON.stringify(setup);
	if (last?.tree !== tree) {
		const { isExact } = sizeOf({ ...setup, open: null }, UNASKED, EXPANSIONS);
		last = { tree, isSmall: isExact };
	}
	return last.isSmall;
}
