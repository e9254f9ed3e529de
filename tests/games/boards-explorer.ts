/** Explorers for the tests of boards: recorded at once, at a step found by its kind. */
import { momentAt, type StepKind } from '$lib/core/trace/cursor.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';

export async function exploreAt(fields: SetupFields, step = 0): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.change(fields);
	explorer.player.go(step);
	return explorer;
}

/** The first step of a kind whose node is reached by these moves, in the game's notation. */
export function findStep(explorer: Explorer, kind: StepKind, path: string): number {
	const { trace, story } = explorer;
	for (let step = 0; step < trace.steps; step++) {
		const moment = momentAt(trace, step);
		if (moment.kind === kind && story.names.pathTo(moment.node).join(' ') === path) return step;
	}
	throw new Error(`no ${kind} at ${path}`);
}

/** The textbook tree: alpha-beta prunes 4 and 6, the second and third child of b. */
export const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' } as const;

/** X wins; 12 cutoffs. */
export const GRID = { game: 'tictactoe', position: '.O..X.O.X' } as const;

/** The Swift post's position. */
export const CHESS = {
	game: 'chess',
	position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	depth: '2'
} as const;
