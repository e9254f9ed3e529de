import { formatPercent } from '../../../base/count-words.ts';
import { assertExists } from '../../../base/assert.ts';
import { GameInPlay } from '../../../engines/game-in-play.ts';
import { playMatchGame, type MatchGame, type MatchPlan } from '../../../engines/match.ts';
import { standardPlayer } from '../../../engines/player.ts';
import { engineOf } from '../../../engines/registry.ts';
import { scoreOf } from '../../../engines/score.ts';
import { factsOf } from '../../../games/registry.ts';
import type { Side } from '../../../games/game.ts';
import type { Claim, Figure, Report, See } from './claim.ts';
import { recordAlone, returnStepOf } from './find-step.ts';
import { allAgree, compare, note } from './figure.ts';

/** The seed of the games, so that the result is reproducible. */
const SEED = 1;
const SIDE_NAMES: Readonly<Record<Side, string>> = { max: 'White', min: 'Black' };

/** The post's engine against the random mover, `games` games with each colour. */
function rMatch(id: string, games: number, says: string): Claim {
	return {
		id,
		source: 'r-bloggers',
		title: `${games} games as White and ${games} as Black against random moves`,
		says,
		check: `Plays ${2 * games} games by the rules of chess: the post’s engine, its own move and one reply ahead, against any legal move. Seed ${SEED}.`,
		run(report) {
			const white = playGames('max', games, report);
			const black = playGames('min', games, report);
			const figures = [...figuresOf('max', white, games), ...figuresOf('min', black, games)];
			const all = allAgree(figures);
			return {
				verdict: all ? 'true' : 'partly',
				sentence: all
					? `It wins all ${2 * games}. A random mover is a weak opponent: looking one reply ahead is enough.`
					: 'Most games are won, but not all of them.',
				figures,
				see: [...seeMate('max', white), ...seeMate('min', black)],
				played: {
					game: 'chess',
					games: [...white, ...black].map(({ moves, ending }) => {
						return { start: planOf('max', games).start, moves, ending: ending.code };
					})
				}
			};
		}
	};
}

/** A match in which the post's engine always has one side. */
function planOf(side: Side, games: number): MatchPlan {
	const [engine, random] = [standardPlayer('r-bloggers'), standardPlayer('random')];
	return {
		game: 'chess',
		start: factsOf('chess').defaultPosition,
		first: side === 'max' ? engine : random,
		second: side === 'max' ? random : engine,
		colours: 'fixed',
		games,
		seed: SEED
	};
}

function playGames(side: Side, games: number, report: Report): MatchGame[] {
	const plan = planOf(side, games);
	const stage = `As ${SIDE_NAMES[side]}`;
	return Array.from({ length: games }, (_, index) => {
		const tell = (): void => {
			report({ stage, done: index, of: games, unit: 'games' });
		};
		tell();
		return playMatchGame(plan, index, tell);
	});
}

function figuresOf(side: Side, games: readonly MatchGame[], count: number): Figure[] {
	// The first player of these matches is White; the score is that of the post's engine.
	const played = games.map(({ ending }) => ({ firstIs: side, ending }));
	const { wins, draws, losses, interval } = scoreOf(played);
	const [low, high] = assertExists(interval, 'games were played');
	const name = `As ${SIDE_NAMES[side]}: won–drawn–lost`;
	return [
		compare(name, `${count}–0–0`, `${wins}–${draws}–${losses}`),
		note(
			`As ${SIDE_NAMES[side]}: its score, 95% interval`,
			`${formatPercent(low, 0)} to ${formatPercent(high, 0)}`
		)
	];
}

/** The mating move of the first won game, in the search that found it, when it returns to the root. */
function seeMate(side: Side, games: readonly MatchGame[]): See[] {
	const won = games.find(({ ending }) => ending.winner === side);
	const mate = won?.moves.at(-1);
	if (won === undefined || mate === undefined) return [];
	const { start } = planOf(side, games.length);
	const game = new GameInPlay('chess', start);
	for (const move of won.moves.slice(0, -1)) game.play(move);
	const engine = engineOf('r-bloggers');
	const setup = engine.searchAt('chess', game.position, engine.defaultPlies);
	if (setup === null) return [];
	const step = returnStepOf(recordAlone(setup), mate);
	const text = game.game.moveText(game.state, mate);
	const number = `${Math.ceil(won.moves.length / 2)}${side === 'max' ? '.' : '…'}`;
	return [
		{
			kind: 'step',
			text: `Game ${won.index + 1} as ${SIDE_NAMES[side]}: ${number} ${text}, as the root takes it`,
			setup,
			step
		}
	];
}

export const rTenGames = rMatch(
	'r-ten-games',
	10,
	'Looking one move and one reply ahead, the engine beats an opponent who moves at random in all of 10 games as White and all of 10 as Black.'
);

export const rHundredGames = rMatch(
	'r-hundred-games',
	100,
	'The same claim, put to ten times as many games: it should win every time.'
);
