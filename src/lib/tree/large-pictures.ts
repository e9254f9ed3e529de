/** What the tree pane shows besides the stage, each loaded when it is first asked for. */
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const EDITOR = onDemand(() => import('./editor/TreeEditor.svelte'));
export const GRAPH = onDemand(() => import('./graph/GraphPicture.svelte'));
export const WHOLE = onDemand(() => import('./whole/WholePicture.svelte'));
