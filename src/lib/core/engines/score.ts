import type { Ending, Side } from '../games/game.ts';
import type { MatchGame } from './match.ts';

interface Tally {
	readonly wins: number;
	readonly draws: number;
	readonly losses: number;
}

interface Score extends Tally {
	readonly games: number;
	/** Points per game, a win 1 and a draw a half: 0 to 1; null before the first game. */
	readonly share: number | null;
	/** The 95% interval of the long-run share; null before the first game. */
	readonly interval: readonly [low: number, high: number] | null;
}

/** The result of a game for the player who had `side`. */
export function resultFor(side: Side, { winner }: Pick<Ending, 'winner'>): keyof Tally {
	if (winner === null) return 'draws';
	return winner === side ? 'wins' : 'losses';
}

/** The results of games for the first player of their match. */
export function scoreOf(games: readonly Pick<MatchGame, 'firstIs' | 'ending'>[]): Score {
	const tally = { wins: 0, draws: 0, losses: 0 };
	for (const { firstIs, ending } of games) tally[resultFor(firstIs, ending)]++;
	const points = tally.wins + tally.draws / 2;
	const count = games.length;
	return {
		...tally,
		games: count,
		share: count === 0 ? null : points / count,
		interval: count === 0 ? null : wilsonInterval(points, count)
	};
}

/** Standard deviations on either side of the mean that contain 95% of a normal distribution. */
const Z = 1.959964;

/**
 * Wilson's score interval for a share, which stays valid even if all games have the same result: ten wins of ten give
 * 72% to 100%. A draw counts as half a win, which makes the interval wider than necessary: draws vary less than wins
 * and losses. E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", JASA 22 (1927).
 *
 * @param points 0 to `games`
 * @param games at least 1
 */
export function wilsonInterval(points: number, games: number): readonly [number, number] {
	const share = points / games;
	const square = (Z * Z) / games;
	const centre = (share + square / 2) / (1 + square);
	const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
	return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
