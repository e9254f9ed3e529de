import { canPractise, practiseQuery } from '$lib/core/share/practise.ts';
import { pagePath } from '$lib/ui/frame/page-path.ts';
import type { Stepped } from './stepped.ts';

interface PracticeOffer {
	/** True for the whole tree; false for what is below the current node. */
	readonly isWhole: boolean;
	readonly path: `/practice/?${string}`;
}

/** Where the tree on view can be practised, or else what is below the current node; null where neither can. */
export function practiceOffer({ recording, setup, moment, story }: Stepped): PracticeOffer | null {
	const root = recording.trace.lastRoot;
	const row = [root, moment.node].find((one) => canPractise(recording, one));
	if (row === undefined) return null;
	const moves = story.names.pathTo(row);
	const at = story.game.childWord === 'node' ? moves.at(-1) : moves.join(' ');
	const query = practiseQuery(setup, row === root ? null : (at ?? null));
	return { isWhole: row === root, path: pagePath('/practice/', `?${query}`) };
}
