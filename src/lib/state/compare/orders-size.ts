import type { SearchSetup } from '$lib/core/search/setup.ts';
import { sizeOf } from '$lib/core/search/size.ts';

/** Trees up to this many nodes are searched in all ways unasked: it takes the worker a second or two. */
const UNASKED = 10_000;
const EXPANSIONS = 500;

/** True where a panel begins by itself; what is larger waits until somebody asks for it. */
export function beginsUnasked(setup: SearchSetup): boolean {
	return sizeOf({ ...setup, open: null }, UNASKED, EXPANSIONS).isExact;
}
