/** The results of engine games, in the available output forms. */
import { formatPercent } from '../lib/core/base/count-words.ts';
import { matchText } from '../lib/core/engines/match-text.ts';
import { formatPlayer } from '../lib/core/engines/player.ts';
import type { MatchGame, MatchPlan } from '../lib/core/engines/match.ts';
import { scoreOf } from '../lib/core/engines/score.ts';
import { gameOf } from '../lib/core/games/registry.ts';
import { rootOf } from '../lib/core/games/root.ts';
import type { Side } from '../lib/core/games/game.ts';
import { describeCounts, describeVerdict } from '../lib/core/referee/verdict.en.ts';
import type { RefereeVerdict } from '../lib/core/referee/verdict.ts';
import { stringify } from './json.ts';
import type { PlayOrder } from './play-options.ts';
import { alignColumns, assumedRow } from './table.ts';

export function formatPlayed(
	{ plan, assumed, form, verdict }: PlayOrder,
	games: readonly MatchGame[]
): Iterable<string> {
	switch (form) {
		case 'json':
			return [`${stringify({ ...jsonOf(plan, games), ...(verdict && refereeOf(verdict)) })}\n`];
		case 'pgn':
			return [matchText(plan, games)];
		case 'lines':
			return tableOf(plan, assumed, games, verdict);
	}
}

function jsonOf(plan: MatchPlan, games: readonly MatchGame[]): object {
	const score = scoreOf(games);
	return {
		game: plan.game,
		start: plan.start,
		white: formatPlayer(plan.first),
		black: formatPlayer(plan.second),
		colours: plan.colours,
		seed: plan.seed,
		...score,
		endings: Object.fromEntries(countEndings(games)),
		list: games.map((game) => {
			const names = namesOf(plan, game);
			return {
				white: names.max,
				black: names.min,
				result: resultOf(game),
				ending: game.ending.code,
				moves: moveIds(plan, game)
			};
		})
	};
}

/** The players of both sides in a game, written by `formatPlayer`. */
function namesOf(plan: MatchPlan, { firstIs }: MatchGame): Readonly<Record<Side, string>> {
	const [first, second] = [formatPlayer(plan.first), formatPlayer(plan.second)];
	return firstIs === 'max' ? { max: first, min: second } : { max: second, min: first };
}

/** In PGN notation, from White's (X's) side. */
function resultOf({ ending: { winner } }: MatchGame): string {
	if (winner === null) return '1/2-1/2';
	return winner === 'max' ? '1-0' : '0-1';
}

function moveIds({ game: id, start }: MatchPlan, { moves }: MatchGame): string[] {
	const game = gameOf(id);
	const state = rootOf({ game: id, position: start });
	return moves.map((move) => {
		const name = game.moveId(state, move);
		state.play(move);
		return name;
	});
}

/** Number of games that ended by each rule, the most frequent first. */
function countEndings(games: readonly MatchGame[]): [string, number][] {
	const counts = new Map<string, number>();
	for (const { ending } of games) counts.set(ending.code, (counts.get(ending.code) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a);
}

function* tableOf(
	plan: MatchPlan,
	assumed: string | null,
	games: readonly MatchGame[],
	verdict: RefereeVerdict | undefined
): Generator<string> {
	const { wins, draws, losses, share, interval } = scoreOf(games);
	const [low, high] = interval ?? [0, 1];
	const white = formatPlayer(plan.first);
	yield* alignColumns(
		[
			['games', `${games.length} from ${plan.start}`],
			...assumedRow(assumed),
			['players', `${white} against ${formatPlayer(plan.second)}, colours ${plan.colours}`],
			['result', `${wins} won, ${draws} drawn, ${losses} lost by ${white}`],
			[
				'score',
				`${formatPercent(share ?? 0)} (95% interval ${formatPercent(low)} to ${formatPercent(high)})`
			],
			[
				'endings',
				countEndings(games)
					.map(([code, count]) => `${code} ${count}`)
					.join(', ')
			],
			...(verdict === undefined ? [] : refereeRows(verdict))
		],
		'left'
	);
}

/** Of a verdict without disagreements. */
function refereeOf({ counts, uncompared }: RefereeVerdict): object {
	return { referee: { ...counts, uncompared } };
}

function refereeRows(verdict: RefereeVerdict): string[][] {
	return [
		['referee', describeVerdict(verdict)],
		['', describeCounts(verdict.counts)],
		...verdict.uncompared.map(({ game, why }) => ['', `Game ${game} was not compared. ${why}`])
	];
}
