/** How many games of a match are different: engines that leave nothing to chance repeat themselves. */
import type { MatchGame } from './match.ts';

type Played = Pick<MatchGame, 'firstIs' | 'moves'>;

/** A match is counted anew while it grows, and its games do not change. */
const keys = new WeakMap<Played, string>();

/** Counts games once that have the same moves, made by the same players. They are to be of one match. */
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
