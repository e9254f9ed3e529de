import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Opens what a panel computes for its tree, and again when there is another tree; closes it with the panel. */
export function openFor(
	panel: { open(setup: SearchSetup): void; close(): void },
	tree: () => SearchSetup
): Attachment {
	return () => {
		const opened = tree();
		untrack(() => {
			panel.open(opened);
		});
		return () => {
			panel.close();
		};
	};
}
