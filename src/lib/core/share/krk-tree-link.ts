/** Links from the paper's program to the tree of one of its searches in the explorer. */
import { formatProfile } from '../evaluate/krk-paper/levels/profile-text.ts';
import type { Profile } from '../evaluate/krk-paper/levels/profile.ts';
import type { EvaluatorId } from '../evaluate/registry.ts';
import type { Move } from '../games/game.ts';
import { moveUci } from '../games/krk/moves.ts';
import { formatSetup } from '../games/krk/parse-setup.ts';
import type { GameId } from '../games/registry.ts';
import type { OrderId } from '../search/ordering/order.ts';
import { parseSetup } from '../search/parse-setup.ts';
import { MAX_BUDGET } from '../search/setup.ts';
import { formatLink } from './link.ts';

/** A decision of the program: a game so far, and how the side to move looks ahead. */
export interface Decision {
	/** The placement that the game began from, White to move. */
	readonly start: number;
	readonly moves: readonly Move[];
	readonly profile: Profile;
	/** Steps of two plies, 1..16. */
	readonly steps: number;
}

/** Above this many steps the tree is opened node by node: it has hundreds of millions of nodes. */
export const MOST_WHOLE_STEPS = 3;

/** A profile's search as the explorer knows it. */
export interface KnownSearch {
	readonly game: GameId;
	readonly evaluator: EvaluatorId;
	readonly order: OrderId;
}

/** The profiles whose searches the explorer knows, by their texts. */
export const SEARCHES: Readonly<Record<string, KnownSearch>> = {
	released: { game: 'krk-released', evaluator: 'krk-released', order: 'rook-first' },
	clean: { game: 'krk', evaluator: 'krk-paper', order: 'listed' },
	'clean,mates:depth': { game: 'krk', evaluator: 'krk-depth', order: 'listed' }
};

/** The query of a link, with `?`; null for a profile whose searches the explorer does not know. */
export function treeQuery({ start, moves, profile, steps }: Decision): string | null {
	const search = SEARCHES[formatProfile(profile)];
	if (search === undefined) return null;
	const begin = formatSetup({ id: start, turn: 'white', clock: 0, moveNumber: 1 });
	const { setup } = parseSetup({
		...search,
		position: moves.length === 0 ? begin : [begin, 'moves', ...moves.map(moveUci)].join(' '),
		algorithm: 'minimax',
		depth: String(2 * steps),
		...(steps > MOST_WHOLE_STEPS ? { open: 'root' } : {}),
		...(steps === MOST_WHOLE_STEPS ? { budget: String(MAX_BUDGET) } : {})
	});
	const link = { setup, step: 0, view: 'explore', tree: 'path', colour: 'fate' } as const;
	return `?${formatLink({ ...link, future: 'show' })}`;
}
