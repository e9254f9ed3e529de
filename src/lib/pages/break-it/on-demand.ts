import { OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** What a tree needs that is tried, loaded with the first one. */
export const RUNS = new OnDemand(() => import('./runs-part.ts'));
