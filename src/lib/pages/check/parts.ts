/** The parts of the page that are loaded when there is something to show in them. */
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const SUSPECT_RUNS = onDemand(() => import('./SuspectRuns.svelte'));
export const RIGHT_RUN = onDemand(() => import('./RightRun.svelte'));
export const TELLING_NOTE = onDemand(() => import('./TellingNote.svelte'));
