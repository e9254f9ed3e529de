import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseLink } from '$lib/core/share/link.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';

/** Steps are written to the address once movement settles: browsers throttle changes to it. */
const SETTLE_MS = 400;

/**
 * Keeps the address bar and the explorer telling the same story: a new setting adds an entry to the
 * browser's history, a step replaces the present one, and going back opens what the address then says.
 * Call while the explorer's page is being set up.
 */
export function syncAddress(explorer: Explorer): void {
	/** The settings, without the step, that the newest history entry holds. */
	let shown = withoutStep(explorer.link);
	/** The address stays as it was given until it has been opened, and as long as it could not be shown as it is. */
	let isOpened = $state(false);
	let keptFor = '';
	let settled: ReturnType<typeof setTimeout> | undefined;

	const openAddress = async (): Promise<void> => {
		clearTimeout(settled);
		isOpened = false;
		const link = parseLink(location.search);
		await explorer.open(link);
		if (location.search === '') explorer.openExample();
		const { faults } = explorer;
		const { notice, proposal } = explorer.request;
		const isOther = explorer.standsInFor !== null || proposal !== null;
		const asGiven = faults.length > 0 || notice !== null || isOther;
		keptFor = asGiven ? explorer.link : '';
		shown = withoutStep(explorer.link);
		isOpened = true;
	};

	afterNavigate(({ type }) => {
		if (type !== 'goto') void openAddress();
	});

	$effect(() => {
		const link = explorer.link;
		if (!isOpened || link === keptFor) return;
		const setting = withoutStep(link);
		if (shown === setting) {
			settled = setTimeout(() => {
				replaceState(`?${link}`, {});
			}, SETTLE_MS);
		} else {
			shown = setting;
			void goto(`?${link}`, { keepFocus: true, noScroll: true });
		}
		return () => {
			clearTimeout(settled);
		};
	});
}

function withoutStep(link: string): string {
	return link.replace(/&?step=[^&]*/, '');
}
