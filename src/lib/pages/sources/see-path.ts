import type { See } from '$lib/core/experiments/sources/claims/claim.ts';
import { NONE } from '$lib/core/share/link.ts';
import { pathInExplorer } from '$lib/ui/frame/explorer-path.ts';

const ROOMS = {
	program: '/krk/',
	experiment: '/krk/experiment/',
	hypothesis: '/krk/hypothesis/'
} as const;

type Room = (typeof ROOMS)[keyof typeof ROOMS];
type SeePath = `/?${string}` | Room | `${Room}?${string}`;

/** Path within the site that shows a point. */
export function pathOfSee(see: See): SeePath {
	if (see.kind === 'lab') return inRoom(see.room, see.query);
	const { setup, step, over = NONE, panel = NONE } = see;
	return pathInExplorer(setup, step, { over, panel });
}

function inRoom(room: keyof typeof ROOMS, query: string): SeePath {
	return query === '' ? ROOMS[room] : `${ROOMS[room]}?${query}`;
}
