/** The theme's colours for the whole tree: as numbers for pixels, and with readable text colours. */
import { rgb } from 'd3-color';
import { FATE, FATE_COUNT, fateOfValue, type Fate } from '$lib/core/layout/fates.ts';
import { VALUE_CLASSES } from '$lib/core/layout/value-scale.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { VALUE_TOKENS, type Colours } from '../overview/theme-colours.ts';

/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number];

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
	const rim = colouring === 'value' ? packed(channelsOf(colours['value-edge'])) : null;
	return { max: inks(colours.max), min: inks(colours.min), rim };

	function inks(side: string): Ink[] {
		const panel = channelsOf(colours.panel);
		const ghost = channelsOf(colours['ghost-edge']);
		const all = Array.from({ length: FATE_COUNT }, () => surface(channelsOf(side)));
		for (const level of VALUE_CLASSES) {
			const token = VALUE_TOKENS[level + 3] as (typeof VALUE_TOKENS)[number];
			if (colouring === 'value') all[fateOfValue(level)] = surface(channelsOf(colours[token]));
		}
		const now = channelsOf(colours.now);
		all[FATE.OPEN] = surface(colouring === 'value' ? now : channelsOf(side));
		all[FATE.PRUNED] = { ...surface(ghost), hatch: 4, ground: packed(mixed(ghost, panel, 0.3)) };
		const faint = packed(mixed(ghost, panel, 0.5));
		all[FATE.NEVER] = { colour: faint, hatch: 7, ground: packed(mixed(ghost, panel, 0.07)) };
		all[FATE.AHEAD] = surface(mixed(channelsOf(side), panel, 0.14));
		return all;
	}
}

/** The colour of a visited node in a value's class. */
export function valueColour(colours: Colours, fate: Fate): string {
	return colours[VALUE_TOKENS[fate - 3] as (typeof VALUE_TOKENS)[number]];
}

/** Black or white, the more readable one on a colour. */
export function inkOn(colour: string): string {
	const [r, g, b] = channelsOf(colour).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	// The luminance where both have the same contrast, by the formula of WCAG 2.
	return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#10151b' : '#ffffff';
}

function surface(channels: Channels): Ink {
	const colour = packed(channels);
	return { colour, hatch: 0, ground: colour };
}

/** A colour in style sheet notation: minified ones are short, or names. */
export function channelsOf(colour: string): Channels {
	const { r, g, b } = rgb(colour);
	return [r, g, b];
}

function mixed(top: Channels, ground: Channels, part: number): Channels {
	const [r, g, b] = top.map((channel, i) =>
		Math.round(channel * part + (ground[i] as number) * (1 - part))
	) as [number, number, number];
	return [r, g, b];
}

function packed([r, g, b]: Channels): number {
	return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
