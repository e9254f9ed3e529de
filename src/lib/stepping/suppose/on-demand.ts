import { OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** What tries other values at leaves, loaded when one is pressed. */
export const SUPPOSE = new OnDemand(() => import('./parts.ts'));
