import type { See } from '$lib/core/experiments/sources/claims/claim.ts';
import { pathInExplorer } from '../compare/rules/explorer-path.ts';

const ROOMS = {
	program: '/krk/',
	experiment: '/krk/experiment/',
	hypothesis: '/krk/hypothesis/'
} as const;

export type SeePath = `/?${string}` | `${(typeof ROOMS)[keyof typeof ROOMS]}?${string}`;

/** Where a point is seen, within the site. */
export function pathOfSee(see: See): SeePath {
	return see.kind === 'step'
		? pathInExplorer(see.setup, see.step)
		: `${ROOMS[see.room]}?${see.query}`;
}
