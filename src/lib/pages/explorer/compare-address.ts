import { comparisonQuery } from '$lib/core/share/comparison-query.ts';
import { addressOf } from '$lib/ui/frame/long-address.svelte.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';

/** The address of the shown problem on the page that compares searches, after the page's path. */
export function compareAddress({ setup }: Explorer): string {
	return addressOf(comparisonQuery(setup));
}
