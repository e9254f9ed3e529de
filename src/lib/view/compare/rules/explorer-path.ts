import { formatLink } from '$lib/core/share/link.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Where the explorer opens a search at one of its steps, within the site. */
export function pathInExplorer(setup: SearchSetup, step: number): `/?${string}` {
	return `/?${formatLink({
		setup,
		step,
		future: 'hide',
		view: 'explore',
		tree: 'path',
		colour: 'fate'
	})}`;
}
