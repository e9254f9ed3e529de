/** Counts the distinct games of a match: engines without random choices repeat themselves. */
import type { MatchGame } from './match.ts';

type Played = Pick<MatchGame, 'firstIs' | 'moves'>;

/** Cached, because a growing match is counted repeatedly and its games do not change. */
const keys = new WeakMap<Played, string>();

/** Counts games with the same moves and the same players once. All games must be of one match. */
export function countDistinctGames(games: readonly Played[]): number {
	return new Set(games.map(keyOf)).size;
}

function keyOf(game: Played): string {
	const known = keys.get(game);
	if (known !== undefined) return known;
	const key = `${game.firstIs} ${game.moves.join(' ')}`;
	keys.set(game, key);
	return key;
}
