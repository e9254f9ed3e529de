import { ASKS, exerciseOf, MOST_NODES } from '$lib/core/practice/exercise.ts';
import { PRACTICE, PRACTISED } from '$lib/core/practice/practice-link.ts';
import { addressOf } from '$lib/core/share/long-link.ts';
import type { Stepped } from './stepped.ts';

export interface PracticeOffer {
	/** True for the whole tree; false for what is below the current node. */
	readonly isWhole: boolean;
	readonly path: `/practice/?${string}`;
}

/** Where the tree on view can be practised, or else what is below the current node; null where neither can. */
export function practiceOffer({ recording, setup, moment, story }: Stepped): PracticeOffer | null {
	const algorithm = PRACTISED.find((one) => one === setup.algorithm);
	if (algorithm === undefined) return null;
	const { shadow, shadowRow, trace } = recording;
	for (const row of [trace.lastRoot, moment.node]) {
		const top = shadowRow?.[row] ?? row;
		// Much quicker than an exercise that is too large.
		if (shadow === null || shadow.endOf(top) - top > MOST_NODES) continue;
		if (!exerciseOf(recording, ASKS, row).ok) continue;
		const isWhole = row === trace.lastRoot;
		const moves = story.names.pathTo(row);
		const at = story.game.childWord === 'node' ? moves.at(-1) : moves.join(' ');
		const query = PRACTICE.query({ ...setup, algorithm, at: isWhole ? null : (at ?? null) });
		return { isWhole, path: `/practice/${addressOf(query)}` as `/practice/?${string}` };
	}
	return null;
}
