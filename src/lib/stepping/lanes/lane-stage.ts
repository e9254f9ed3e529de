import { onDemand } from '$lib/ui/on-demand.svelte.ts';

/** The trees of the lanes are below the counts: most windows show them after scrolling. */
export const LANE_STAGE = onDemand(() => import('./LaneStage.svelte'));
