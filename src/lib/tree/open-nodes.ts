/** Trees that are expanded node by node: which search can be, and how a node is. */
import { rootOf } from '$lib/core/games/root.ts';
import { canOpen } from '$lib/core/search/open-path.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { isUnopened } from '$lib/core/trace/unopened.ts';
import type { Stepped } from './stepped.ts';

/** True where a search could be expanded node by node instead of searched whole. */
export function canOpenNodes(setup: SearchSetup): boolean {
	return canOpen(setup, rootOf(setup));
}

/** Expands a node; does nothing in a tree that is searched whole. */
export async function openNode(stepped: Stepped, row: number): Promise<void> {
	if (!isUnopened(stepped.trace, row)) return;
	const ids = stepped.trace
		.pathTo(row)
		.slice(1)
		.map((on) => stepped.story.names.idOf(on));
	await stepped.change({ open: ids.join('-') });
}
