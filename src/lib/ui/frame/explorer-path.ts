import { EXPLORER, type ExplorerValues } from '$lib/core/share/link.ts';
import { pagePath } from './page-path.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Path of a search in the explorer at one of its steps; `extras` may select a board overlay. */
export function pathInExplorer(
	setup: SearchSetup,
	step: number,
	extras: Partial<Pick<ExplorerValues, 'over' | 'panel'>> = {}
): `/?${string}` {
	return pagePath('/', EXPLORER.query({ ...setup, ...extras, step }));
}
