import { parseLink } from '$lib/core/share/link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { PageAddress } from '$lib/ui/frame/page-address.svelte.ts';

/**
 * Keeps the address bar in step with the explorer: a new setting adds an entry to the browser's history, a step
 * replaces the present one, and going back opens the previous address. Call during component initialisation.
 */
export function syncAddress(explorer: Explorer): void {
	/** The settings in the newest history entry, without the step. */
	let shown = withoutStep(explorer.link);
	/** The address stays as it was given as long as it could not be shown as it is. */
	let keptFor = '';

	const address = new PageAddress(async () => {
		const query = queryOf(location);
		await explorer.open(parseLink(query));
		if (query === '') explorer.openExample();
		const { faults } = explorer;
		const { notice, proposal } = explorer.request;
		const isOther = explorer.standsInFor !== null || proposal !== null;
		const asGiven = faults.length > 0 || notice !== null || isOther;
		keptFor = asGiven ? explorer.link : '';
		shown = withoutStep(explorer.link);
	});

	$effect(() => {
		const link = explorer.link;
		if (!address.isOpened || link === keptFor) return;
		const setting = withoutStep(link);
		if (setting === shown) address.replace(link);
		else address.add(link);
		shown = setting;
	});
}

function withoutStep(link: string): string {
	return link.replace(/&?step=[^&]*/, '');
}
