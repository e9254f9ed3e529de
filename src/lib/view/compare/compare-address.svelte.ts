import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseCompareLink } from '$lib/core/share/compare-link.ts';
import type { CompareLab } from '$lib/state/compare/compare.svelte.ts';

/** Ticks are written to the address once movement settles: browsers throttle changes to it. */
const SETTLE_MS = 400;

/**
 * Keeps the address bar in step with the page: a new setting adds an entry to the browser's history, a tick of the
 * lanes replaces the present one, and going back opens the previous address. An unreadable address stays as it was
 * until something is changed. Call during component initialisation.
 */
export function syncCompareAddress(lab: CompareLab): void {
	let isOpened = $state(false);
	/** The content of the newest history entry. */
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
