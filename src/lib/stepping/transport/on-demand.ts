/** What the menus of the steps and of the picture hold, loaded when one is first opened. */
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const PICTURE_TOOLS = onDemand(() => import('./PictureTools.svelte'));
export const STEP_TOOLS = onDemand(() => import('./StepTools.svelte'));
