import { createSubscriber } from 'svelte/reactivity';
import { on } from 'svelte/events';

/** The tokens of the value classes -3 to 3. */
export const VALUE_TOKENS = [
	'value-n3',
	'value-n2',
	'value-n1',
	'value-0',
	'value-p1',
	'value-p2',
	'value-p3'
] as const;

/** The colours of the overview, by the names of the page's custom properties. */
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

/** A colour on top of another, with opacity `part`; both as #rrggbb, otherwise `top` itself. */
export function mixColours(top: string, ground: string, part: number): string {
	const [above, below] = [channelsOf(top), channelsOf(ground)];
	if (above === null || below === null) return top;
	const mixed = above.map((channel, i) =>
		Math.round(channel * part + (below[i] as number) * (1 - part))
	);
	return `rgb(${mixed.join(' ')})`;
}

function channelsOf(colour: string): number[] | null {
	if (!/^#[\da-f]{6}$/i.test(colour)) return null;
	return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
