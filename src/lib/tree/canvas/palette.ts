/** The theme's colours for the whole tree: as numbers for pixels, and with readable text colours. */
import { rgb } from 'd3-color';
import { FATE, FATE_COUNT, fateOfValue, type Fate } from '$lib/core/layout/fates.ts';
import { VALUE_CLASSES } from '$lib/core/layout/value-scale.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { mixColours, valueToken, type Colours } from './theme-colours.ts';

/** A pixel pattern: a solid colour, or diagonal lines at a distance. */
export interface Ink {
	/** In the memory layout of a picture, ABGR. */
	readonly colour: number;
	/** Diagonals instead of a surface; the distance between them in CSS pixels, 0 for a surface. */
	readonly hatch: number;
	/** Between the diagonals. */
	readonly ground: number;
}

/** The inks of every fate, per side, and of the rim that pale colours need. */
export interface Inks {
	readonly max: readonly Ink[];
	readonly min: readonly Ink[];
	/** Null if all colours contrast with the ground. */
	readonly rim: number | null;
}

/** From the top of a column downwards: visited, highest values first, then the others. */
export const STACKED: readonly Fate[] = [
	9,
	8,
	7,
	6,
	5,
	4,
	3,
	FATE.OPEN,
	FATE.PRUNED,
	FATE.NEVER,
	FATE.AHEAD
];

/** The ink of each fate on MAX's plies and on MIN's. */
export function inksOf(colours: Colours, colouring: Colouring): Inks {
	const rim = colouring === 'value' ? packed(colours['value-edge']) : null;
	return { max: inks(colours.max), min: inks(colours.min), rim };

	function inks(side: string): Ink[] {
		const { panel, now } = colours;
		const ghost = colours['ghost-edge'];
		const all = Array.from({ length: FATE_COUNT }, () => surface(side));
		if (colouring === 'value') {
			for (const level of VALUE_CLASSES) {
				all[fateOfValue(level)] = surface(colours[valueToken(level)]);
			}
		}
		all[FATE.OPEN] = surface(colouring === 'value' ? now : side);
		all[FATE.PRUNED] = hatched(ghost, 4, mixColours(ghost, panel, 0.3));
		const faint = mixColours(ghost, panel, 0.5);
		all[FATE.NEVER] = hatched(faint, 7, mixColours(ghost, panel, 0.07));
		all[FATE.AHEAD] = surface(mixColours(side, panel, 0.14));
		return all;
	}
}

/** Black or white, the more readable one on a colour. */
export function inkOn(colour: string): string {
	const { r, g, b } = rgb(colour);
	// The luminance where both have the same contrast, by the formula of WCAG 2.
	return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) > 0.179
		? '#10151b'
		: '#ffffff';
}

function linear(channel: number): number {
	const part = channel / 255;
	return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function surface(colour: string): Ink {
	return hatched(colour, 0, colour);
}

function hatched(colour: string, hatch: number, ground: string): Ink {
	return { colour: packed(colour), hatch, ground: packed(ground) };
}

/** A colour in the memory layout of a picture, ABGR. */
export function packed(colour: string): number {
	const { r, g, b } = rgb(colour);
	return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
