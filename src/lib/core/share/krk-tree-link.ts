/** Links to the whole tree of one of the program's searches, node by node in the explorer. */
import { formatProfile } from '../games/krk/profile/profile-text.ts';
import type { Profile } from '../games/krk/profile/profile.ts';
import type { EvaluatorId } from '../evaluate/registry.ts';
import type { Move } from '../games/game.ts';
import { moveUci } from '../games/krk/moves.ts';
import { formatSetup, type Setup } from '../games/krk/parse-setup.ts';
import type { GameId } from '../games/registry.ts';
import { SETUP } from '../search/setup-fields.ts';
import { MAX_BUDGET } from '../search/setup.ts';
import { EXPLORER } from './link.ts';

/** A decision of the program: a game so far, and the depth of the side to move. */
interface Decision {
	/** The position in which the game begins. */
	readonly start: Setup;
	readonly moves: readonly Move[];
	readonly profile: Profile;
	/** Steps of two plies, 1..16. */
	readonly steps: number;
}

/** Above this many steps the tree is expanded node by node: it has hundreds of millions of nodes. */
const MOST_WHOLE_STEPS = 3;

/** A profile's search in the explorer's terms. */
interface KnownSearch {
	readonly game: GameId;
	readonly evaluator: EvaluatorId;
	/** The text after the position, if its profile is not the game's own. */
	readonly by: string;
}

const AS_RELEASED = {
	game: 'krk-released',
	evaluator: 'krk-released'
} as const;
const AS_WRITTEN = { game: 'krk', evaluator: 'krk-paper' } as const;

/** The search of a profile: the nearest named profile, with its options after the position. */
export function searchOf(profile: Profile): KnownSearch {
	const text = formatProfile(profile);
	switch (text) {
		case 'released':
			return { ...AS_RELEASED, by: '' };
		case 'clean':
			return { ...AS_WRITTEN, by: '' };
		case 'clean,mates:depth':
			return { ...AS_WRITTEN, evaluator: 'krk-depth', by: '' };
		default: {
			const nearest = text.startsWith('released') ? AS_RELEASED : AS_WRITTEN;
			return { ...nearest, by: ` by ${text}` };
		}
	}
}

/** The query of a link. */
export function treeQuery({ start, moves, profile, steps }: Decision): string {
	const { by, ...search } = searchOf(profile);
	const begin = formatSetup(start);
	const { values: setup } = SETUP.parse({
		...search,
		position: (moves.length === 0 ? begin : [begin, 'moves', ...moves.map(moveUci)].join(' ')) + by,
		algorithm: 'minimax',
		depth: String(2 * steps),
		...(steps > MOST_WHOLE_STEPS ? { open: 'root' } : {}),
		...(steps === MOST_WHOLE_STEPS ? { budget: String(MAX_BUDGET) } : {})
	});
	const tree = steps > MOST_WHOLE_STEPS ? 'path' : 'whole';
	return EXPLORER.query({ ...setup, tree, future: 'show' });
}
