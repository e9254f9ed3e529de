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
	/** Links being opened: until they are, the address stays as it was given. */
	let opening = 0;
	let settled: ReturnType<typeof setTimeout> | undefined;

	const openAddress = async (query: string): Promise<void> => {
		opening++;
		await explorer.open(parseLink(query));
		opening--;
		shown = withoutStep(explorer.link);
	};

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		if (type === 'enter' && location.search === '') explorer.openExample();
		else void openAddress(location.search);
	});

	$effect(() => {
		const link = explorer.link;
		if (opening > 0) return;
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
