import { onDemand, OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** What Check and the hints need, loaded with the first press. */
export const HELP = new OnDemand(() => import('./help-parts.ts'));

/** What a diagnosis found, loaded as its first tree is handed in. */
export const DIAGNOSIS = onDemand(() => import('./DiagnosisNote.svelte'));
