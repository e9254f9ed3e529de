import { formatLink, type WritableLink } from '$lib/core/share/link.ts';
import { addressOf } from '$lib/core/share/long-link.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Path of a search in the explorer at one of its steps; `extras` may select a board overlay. */
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
