/** Results and endings in words. */
import type { MatchGame } from '$lib/core/engines/match.ts';
import { nameSeat, type MatchSetup } from '$lib/core/engines/seats.ts';
import { formatCount } from '$lib/core/explain/format.ts';
import type { Side } from '$lib/core/games/game.ts';
import { gameOf, startOf } from '$lib/core/games/registry.ts';
import { plural } from '$lib/core/base/count-words.ts';

/** The score of a game in table notation, White's (X's) part first. */
export function resultOf({ ending: { winner } }: MatchGame): string {
	if (winner === null) return '½–½';
	return winner === 'max' ? '1–0' : '0–1';
}

/** The player of a side in a game. */
export function nameOfSide(setup: MatchSetup, { firstIs }: MatchGame, side: Side): string {
	return nameSeat(side === firstIs ? setup.first : setup.second);
}

/** The two players of a match, distinguished if both are the same. */
export function namePlayers(setup: MatchSetup): readonly [first: string, second: string] {
	const [first, second] = [nameSeat(setup.first), nameSeat(setup.second)];
	return first === second ? [`${first} (first)`, `${second} (second)`] : [first, second];
}

/** The plan of a match besides its players: "Chess, 4 games, seed 3, colours alternating, from the starting position". */
export function describeMatch({ game: id, games, seed, colours, start }: MatchSetup): string {
	const game = gameOf(id);
	const from = start === startOf(id) ? 'the starting position' : start;
	return `${game.name}, ${plural(games, 'game')}, seed ${seed}, colours ${colours}, from ${from}`;
}

/**
 * Repetition of games, as context for the interval next to it; null before the second game.
 * @param distinct number of distinct games
 */
export function describeRepeats(distinct: number, games: number): string | null {
	if (games < 2) return null;
	if (distinct === games) return `All ${formatCount(games)} games are distinct.`;
	const different = `${plural(distinct, 'different game')} of ${formatCount(games)}`;
	return `${different}: the others repeat them move for move. The interval treats all ${formatCount(games)} games as independent, so read it with caution.`;
}
