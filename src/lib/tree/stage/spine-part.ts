/** The spine and its map, loaded where a tree does not fit or its spine is asked for. */
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const SPINE = onDemand(() => import('$lib/core/layout/stage/spine.ts'));
export const MAP = onDemand(() => import('./StageMap.svelte'));

export async function loadSpine(): Promise<void> {
	await Promise.all([SPINE.load(), MAP.load()]);
}
