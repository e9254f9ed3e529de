import { canPractise, practiseQuery } from '$lib/core/share/practise.ts';
import { pagePath } from '$lib/ui/frame/page-path.ts';
import type { Stepped } from './stepped.ts';

interface PracticeOffer {
	/** True for the whole tree; false for what is below the current node. */
	readonly isWhole: boolean;
	readonly path: `/practice/?${string}`;
	/** The same to be printed. */
	readonly sheet: `/worksheet/?${string}`;
}

/** Where the tree on view can be practised, or else what is below the current node; null where neither can. */
export function practiceOffer(stepped: Stepped): PracticeOffer | null {
	const { recording, setup, story } = stepped;
	if (canPractise(recording, recording.trace.lastRoot)) return offer(practiseQuery(setup, null));
	// Only here does the offer depend on the step.
	const { node } = stepped.moment;
	if (!canPractise(recording, node)) return null;
	const moves = story.names.pathTo(node);
	const at = story.game.childWord === 'node' ? moves.at(-1) : moves.join(' ');
	return { ...offer(practiseQuery(setup, at ?? null)), isWhole: false };
}

function offer(query: string): PracticeOffer {
	return {
		isWhole: true,
		path: pagePath('/practice/', query),
		sheet: pagePath('/worksheet/', query)
	};
}
