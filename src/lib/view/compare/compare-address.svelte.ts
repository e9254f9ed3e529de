import { afterNavigate, goto } from '$app/navigation';
import { parseCompareLink } from '$lib/core/share/compare-link.ts';
import type { CompareLab } from '$lib/state/compare/compare.svelte.ts';

/**
 * Keeps the address bar and the page telling the same story: a new setting adds an entry to the browser's history, and
 * going back opens what the address then says. An address that could not be read stays as it was given until
 * something is changed. Call while the page is being set up.
 */
export function syncCompareAddress(lab: CompareLab): void {
	let isOpened = $state(false);
	/** What the newest history entry shows. */
	let shown = '';

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		lab.open(parseCompareLink(location.search));
		shown = lab.link;
		isOpened = true;
	});

	$effect(() => {
		const { link } = lab;
		if (!isOpened || link === shown) return;
		shown = link;
		void goto(link === '' ? location.pathname : `?${link}`, { keepFocus: true, noScroll: true });
	});
}
