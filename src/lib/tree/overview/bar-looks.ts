/** The looks of the overview's bars: by the side to move, or by the value. */
import { FATE, FATE_COUNT, fateOfValue } from '$lib/core/layout/fates.ts';
import { VALUE_CLASSES } from '$lib/core/layout/value-scale.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import type { Fill, Look } from './paint-bar.ts';
import { flatColour, valueToken, type Colours } from '../canvas/theme-colours.ts';

/** The look of each FATE on MAX's plies and on MIN's. */
export interface Looks {
	readonly max: readonly Look[];
	readonly min: readonly Look[];
	/** Of a visited leaf; null where it looks like other nodes. */
	readonly leaf: Look | null;
}

export function looksOf(colours: Colours, colouring: Colouring, hatch: Fill): Looks {
	// One look for both: it would never matter which of them a node is.
	const ghost: Look = { soft: hatch, edge: colours['ghost-edge'], flat: hatch };
	if (colouring === 'value') {
		const open: Look = { soft: colours.sunk, edge: colours['ink-soft'], flat: colours.sunk };
		const all = withGhosts(open);
		for (const level of VALUE_CLASSES) {
			const colour = colours[valueToken(level)];
			all[fateOfValue(level)] = { soft: colour, edge: colours['value-edge'], flat: colour };
		}
		return { max: all, min: all, leaf: null };
	}
	const leaf: Look = {
		soft: colours.sunk,
		edge: colours['ink-soft'],
		flat: flatColour(colours, colours['ink-soft'])
	};
	return { max: withGhosts(sideLook('max')), min: withGhosts(sideLook('min')), leaf };

	/** One look for all that was visited. */
	function withGhosts(visited: Look): Look[] {
		const all = Array.from({ length: FATE_COUNT }, () => visited);
		all[FATE.PRUNED] = ghost;
		all[FATE.NEVER] = ghost;
		return all;
	}

	function sideLook(side: 'max' | 'min'): Look {
		const colour = colours[side];
		return { soft: colours[`${side}-soft`], edge: colour, flat: flatColour(colours, colour) };
	}
}
