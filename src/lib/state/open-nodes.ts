/** Trees that are expanded node by node: which search and which node can be expanded. */
import { gameOf } from '$lib/core/games/registry.ts';
import { canOpen } from '$lib/core/search/open-path.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import type { Explorer } from './explorer.svelte.ts';

/** True where a search could be expanded node by node instead of searched whole. */
export function canOpenNodes(setup: SearchSetup): boolean {
	const root = gameOf(setup.game).parse(setup.position, { root: setup.root });
	return root.ok && canOpen(setup, root.value);
}

/** True for a leaf that was not expanded: there are unsearched nodes below it. */
export function isUnopened({ trace }: Explorer, row: number): boolean {
	const { depth, open } = trace.header.setup;
	const isHorizon = (trace.flagsOf(row) & FLAG.HORIZON) !== 0;
	return open !== null && isHorizon && depth !== null && trace.depthOf(row) < depth;
}

/** Expands a node; does nothing in a tree that is searched whole. */
export async function openNode(explorer: Explorer, row: number): Promise<void> {
	if (!isUnopened(explorer, row)) return;
	const ids = explorer.trace
		.pathTo(row)
		.slice(1)
		.map((on) => explorer.story.names.idOf(on));
	await explorer.change({ open: ids.join('-') });
}
