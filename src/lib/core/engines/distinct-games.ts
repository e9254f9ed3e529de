/** Counts the distinct games of a match: engines without random choices repeat themselves. */
import { Kept } from '../base/kept.ts';
import type { MatchGame } from './match.ts';

type Played = Pick<MatchGame, 'firstIs' | 'moves'>;

/** Cached, because a growing match is counted repeatedly and its games do not change. */
const keys = new Kept(({ firstIs, moves }: Played) => `${firstIs} ${moves.join(' ')}`);

/** Counts games with the same moves and the same players once. All games must be of one match. */
export function countDistinctGames(games: readonly Played[]): number {
	return new Set(games.map((game) => keys.of(game))).size;
}
