import { onDemand } from '$lib/ui/on-demand.svelte.ts';

/** The view of the whole tree, which comes with its picture: keys and overview ask for it when that is shown. */
export const WHOLE_VIEW = onDemand(() => import('./whole-view.svelte.ts'));
