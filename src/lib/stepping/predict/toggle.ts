import type { Explorer } from '../explorer.svelte.ts';
import { PREDICT } from './on-demand.ts';
import { switchPredict } from './switch.ts';

/** Switches it on or off; if it could not be loaded it reads as off, and is asked for again. */
export function togglePredict(explorer: Explorer): void {
	if (PREDICT.hasFailed) void PREDICT.load();
	else switchPredict(explorer, explorer.predict === 'off' ? 'on' : 'off');
}
