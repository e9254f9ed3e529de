import { interpolateRgb } from 'd3-interpolate';
import { createSubscriber } from 'svelte/reactivity';
import { on } from 'svelte/events';
import type { ValueClass } from '$lib/core/layout/value-scale.ts';

/** The names of the value classes -3 to 3. */
const VALUE_TOKENS = [
	'value-n3',
	'value-n2',
	'value-n1',
	'value-0',
	'value-p1',
	'value-p2',
	'value-p3'
] as const;

/** The name of a value class among the colours. */
export function valueToken(level: ValueClass): (typeof VALUE_TOKENS)[number] {
	return VALUE_TOKENS[level + 3] as (typeof VALUE_TOKENS)[number];
}

/** The colours of what is painted, by the names of the page's custom properties. */
const NAMES = [
	'panel',
	'sunk',
	'ink',
	'ink-soft',
	'line',
	'max',
	'max-soft',
	'min',
	'min-soft',
	'ghost-edge',
	'now',
	'now-edge',
	...VALUE_TOKENS,
	'value-edge'
] as const;
export type Colours = Readonly<Record<(typeof NAMES)[number], string>>;

const watchTheme = createSubscriber((update) => {
	const system = on(window.matchMedia('(prefers-color-scheme: dark)'), 'change', update);
	const chosen = new MutationObserver(update);
	chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	return () => {
		system();
		chosen.disconnect();
	};
});

/** The current colours of the theme; an effect that reads them runs again when the theme changes. */
export function coloursOf(element: Element): Colours {
	watchTheme();
	const style = getComputedStyle(element);
	const isDark = style.colorScheme === 'dark' || (style.colorScheme !== 'light' && prefersDark());
	return Object.fromEntries(
		NAMES.map((name) => {
			const value = style.getPropertyValue(`--${name}`).trim();
			// A custom property that is not registered keeps both colours of the two themes.
			const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
			return [name, pair?.[isDark ? 2 : 1] ?? value];
		})
	) as Colours;
}

function prefersDark(): boolean {
	return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** A colour on top of another, with opacity `part`. */
export function mixColours(top: string, ground: string, part: number): string {
	return interpolateRgb(ground, top)(part);
}

/** A bar of a side without an outline, or an icicle's leaf: half as strong as the colour itself. */
export function flatColour({ panel }: Colours, colour: string): string {
	return mixColours(colour, panel, 0.5);
}
