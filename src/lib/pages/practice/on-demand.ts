import { OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** What Check and the hints need, loaded with the first press. */
export const HELP = new OnDemand(() => import('./help-parts.ts'));
