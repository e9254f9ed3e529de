import { OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** What Check and the hints need, loaded with the first press. */
export const HELP = new OnDemand(() => import('./help-parts.ts'));

/** What else can be done with the link of a set. */
export const SHARE = new OnDemand(() => import('./share-part.ts'));
