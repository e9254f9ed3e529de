import { onDemand } from '$lib/ui/on-demand.svelte.ts';

/** What a diagnosis found, loaded as its first tree is handed in. */
export const DIAGNOSIS = onDemand(() => import('./DiagnosisNote.svelte'));
