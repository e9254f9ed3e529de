/** The views of the large pictures, which come with these: keys and overview ask for them when they are shown. */
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const GRAPH_VIEW = onDemand(() => import('./graph/graph-view.svelte.ts'));
export const WHOLE_VIEW = onDemand(() => import('./whole/whole-view.svelte.ts'));
