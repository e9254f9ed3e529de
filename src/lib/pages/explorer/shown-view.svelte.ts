import type { View } from '$lib/core/share/link.ts';
import { partsOf } from './parts.ts';

/**
 * The view that is drawn. While the parts of a chosen view are loaded, the one before it stays, with its controls; it
 * also gives way if they cannot be loaded, so that the page can say so.
 */
export class ShownView {
	#last: View = 'explore';

	/** @param chosen reads the chosen view, reactively */
	constructor(private readonly chosen: () => View) {}

	readonly current: View = $derived.by(() => {
		const view = this.chosen();
		const isReady = partsOf(view).every(({ part, hasFailed }) => part !== null || hasFailed);
		if (isReady) this.#last = view;
		return this.#last;
	});
}
