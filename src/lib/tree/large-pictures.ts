/** What the tree pane shows besides the stage, each loaded when it is first asked for. */
import type { TreePicture } from '$lib/core/share/link.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';
import { isGraphPicture } from './graph/graph-picture.ts';

export const EDITOR = onDemand(() => import('./editor/TreeEditor.svelte'));
export const GRAPH = onDemand(() => import('./graph/GraphPicture.svelte'));
export const WHOLE = onDemand(() => import('./whole/WholePicture.svelte'));

/** Loads what a picture needs; the stage is there from the beginning. */
export async function loadPicture(picture: TreePicture): Promise<void> {
	if (picture !== 'path') await (isGraphPicture(picture) ? GRAPH : WHOLE).load();
}
