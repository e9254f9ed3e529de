import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseLink } from '$lib/core/share/link.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';

/** Steps are written to the address once movement settles: browsers throttle changes to it. */
const SETTLE_MS = 400;

/**
 * Keeps the address bar in step with the explorer: a new setting adds an entry to the browser's history, a step
 * replaces the present one, and going back opens the previous address. Call during component initialisation.
 */
export function syncAddress(explorer: Explorer): void {
	/** The settings in the newest history entry, without the step. */
	let shown = withoutStep(explorer.link);
	/** The original address stays until it has been opened, and as long as it cannot be shown as it is. */
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
