import { formatLink, type WritableLink } from '$lib/core/share/link.ts';
import { addressOf } from '$lib/core/share/long-link.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Where the explorer opens a search at one of its steps, within the site; `extras` may lay numbers over the board. */
export function pathInExplorer(
	setup: SearchSetup,
	step: number,
	extras: Pick<WritableLink, 'over' | 'panel'> = {}
): `/?${string}` {
	const query = formatLink({
		...extras,
		setup,
		step,
		future: 'hide',
		view: 'explore',
		tree: 'path',
		colour: 'fate'
	});
	return `/${addressOf(query)}` as `/?${string}`;
}
