import { parseCompareLink } from '$lib/core/share/compare-link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import type { CompareLab } from './compare.svelte.ts';
import { PageAddress } from '$lib/ui/frame/page-address.svelte.ts';

/**
 * Keeps the address bar in step with the page: a new setting adds an entry to the browser's history, a tick of the
 * lanes replaces the present one, and going back opens the previous address. An unreadable address stays as it was
 * until something is changed. Call during component initialisation.
 */
export function syncCompareAddress(lab: CompareLab): void {
	/** The content of the newest history entry. */
	let shown = '';
	const address = new PageAddress(() => {
		lab.open(parseCompareLink(queryOf(location)));
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
