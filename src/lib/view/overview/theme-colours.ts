import { createSubscriber } from 'svelte/reactivity';
import { on } from 'svelte/events';

/** What the overview is painted with, under the names of the page's custom properties. */
const NAMES = [
	'panel',
	'sunk',
	'ink-soft',
	'line',
	'max',
	'max-soft',
	'min',
	'min-soft',
	'ghost-edge',
	'now',
	'now-edge'
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

/** The theme's colours as they are now; an effect that reads them runs again when the theme changes. */
export function coloursOf(element: Element): Colours {
	watchTheme();
	const style = getComputedStyle(element);
	return Object.fromEntries(
		NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
	) as Colours;
}
