import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseCompareLink } from '$lib/core/share/compare-link.ts';
import type { CompareLab } from '$lib/state/compare/compare.svelte.ts';

/** Ticks are written to the address once movement settles: browsers throttle changes to it. */
const SETTLE_MS = 400;

/**
 * Keeps the address bar and the page telling the same story: a new setting adds an entry to the browser's history, a
 * tick of the searches side by side replaces the present one, and going back opens what the address then says. An address that could not be read stays as it was given until
 * something is changed. Call while the page is being set up.
 */
export function syncCompareAddress(lab: CompareLab): void {
	let isOpened = $state(false);
	/** What the newest history entry shows. */
	let shown = '';

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		lab.open(parseCompareLink(location.search));
		shown = withoutTick(lab.link);
		isOpened = true;
	});

	$effect(() => {
		const { link } = lab;
		if (!isOpened || lab.faults.length > 0) return;
		const setting = withoutTick(link);
		const address = link === '' ? location.pathname : `?${link}`;
		if (setting === shown) {
			const settled = setTimeout(() => {
				if (location.search !== (link === '' ? '' : `?${link}`)) replaceState(address, {});
			}, SETTLE_MS);
			return () => {
				clearTimeout(settled);
			};
		}
		shown = setting;
		void goto(address, { keepFocus: true, noScroll: true });
		return undefined;
	});
}

function withoutTick(link: string): string {
	return link.replace(/&?\bat=[^&]*/, '');
}
