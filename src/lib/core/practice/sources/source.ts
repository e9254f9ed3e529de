import type { Side } from '../../games/game.ts';
import type { CutRule, FailRule } from '../../search/search.ts';
import type { SearchSetup } from '../../search/setup.ts';
import type { Level } from '../levels.ts';

/** What the exercises of a set have in common. */
export interface SetRules {
	readonly root: Side;
	readonly cut: CutRule;
	readonly fail: FailRule;
	/** `reversed`: the moves are searched from right to left. */
	readonly order: 'listed' | 'reversed';
}

/** Where the exercises of a game come from. */
export interface Source {
	/** The levels that it can draw. */
	readonly levels: readonly Level[];
	/** Always the same position for the same arguments; null if there is none. */
	draw(level: Level, seed: number, rules: SetRules): DrawnPosition | null;
}

export type DrawnPosition = Pick<SearchSetup, 'position' | 'depth'>;
