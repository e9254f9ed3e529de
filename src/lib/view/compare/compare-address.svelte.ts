import { parseCompareLink } from '$lib/core/share/compare-link.ts';
import type { CompareLab } from '$lib/state/compare/compare.svelte.ts';
import { PageAddress } from '../shell/page-address.svelte.ts';

/**
 * Keeps the address bar and the page telling the same story: a new setting adds an entry to the browser's history, a
 * tick of the searches side by side replaces the present one, and going back opens what the address then says. An address that could not be read stays as it was given until
 * something is changed. Call while the page is being set up.
 */
export function syncCompareAddress(lab: CompareLab): void {
	/** What the newest history entry shows. */
	let shown = '';
	const address = new PageAddress(() => {
		lab.open(parseCompareLink(location.search));
		shown = withoutTick(lab.link);
	});

	$effect(() => {
		const { link } = lab;
		if (!address.isOpened || lab.faults.length > 0) return;
		const setting = withoutTick(link);
		if (setting === shown) address.replace(link);
		else address.add(link);
		shown = setting;
	});
}

function withoutTick(link: string): string {
	return link.replace(/&?\bat=[^&]*/, '');
}
