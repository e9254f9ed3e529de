import { OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** All of Predict but its switch, loaded when it is on for the first time. */
export const PREDICT = new OnDemand(() => import('./parts.ts'));
