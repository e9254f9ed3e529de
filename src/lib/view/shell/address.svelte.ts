import { parseLink } from '$lib/core/share/link.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';
import { PageAddress } from './page-address.svelte.ts';

/**
 * Keeps the address bar and the explorer telling the same story: a new setting adds an entry to the
 * browser's history, a step replaces the present one, and going back opens what the address then says.
 * Call while the explorer's page is being set up.
 */
export function syncAddress(explorer: Explorer): void {
	/** The settings, without the step, that the newest history entry holds. */
	let shown = withoutStep(explorer.link);
	/** The address stays as it was given as long as it could not be shown as it is. */
	let keptFor = '';

	const address = new PageAddress(async () => {
		const link = parseLink(location.search);
		await explorer.open(link);
		if (location.search === '') explorer.openExample();
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
