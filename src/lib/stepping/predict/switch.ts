import type { PredictMode } from '$lib/core/share/link.ts';
import type { Explorer } from '../explorer.svelte.ts';

/** Switches it off or on, or to a show of hands; later steps are then hidden. */
export function switchPredict(explorer: Explorer, mode: PredictMode): void {
	const { drawsAhead, hasStarted } = explorer.known;
	if (mode !== 'off' && drawsAhead && hasStarted) explorer.future = 'hide';
	explorer.predict = mode;
}
