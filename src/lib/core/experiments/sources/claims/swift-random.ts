import { assert, assertExists } from '../../../base/assert.ts';
import { GameInPlay } from '../../../engines/game-in-play.ts';
import { playMatchGame, type MatchGame } from '../../../engines/match.ts';
import { standardPlayer } from '../../../engines/player.ts';
import { engineOf } from '../../../engines/registry.ts';
import { resultFor } from '../../../engines/score.ts';
import { ChessState } from '../../../games/chess/chess-state.ts';
import { chess } from '../../../games/chess/chess.ts';
import { findMate } from '../../../games/chess/find-mate.ts';
import type { Move } from '../../../games/game.ts';
import type { Claim, Figure, Report, See } from './claim.ts';
import { note } from './figure.ts';
import { recordAlone, returnStepOf } from './find-step.ts';

const GAMES = 5;
/** The seed of the games, so that the result is reproducible. */
const SEED = 1;
const PLIES = engineOf('swift').defaultPlies;

type Variant = 'swift' | 'swift-mended';
const NAMES: Readonly<Record<Variant, string>> = {
	swift: 'As published',
	'swift-mended': 'Corrected'
};

/** A turn of the engine in which it can mate at once. */
interface Chance {
	/** In normalised text, with the moves of the game. */
	readonly position: string;
	readonly mate: Move;
	readonly isTaken: boolean;
}

export const swiftRandom: Claim = {
	id: 'swift-random',
	source: 'swift',
	title: `What it costs to score no mates: ${GAMES} games against random moves`,
	says: 'The engine searches for the largest material. The post gives no result of a game.',
	check: `Both variants play ${GAMES} games as White, ${PLIES} plies deep, against any legal move. Seed ${SEED}.`,
	run(report) {
		const published = playGames('swift', report);
		const mended = playGames('swift-mended', report);
		const chances = published.flatMap(chancesIn);
		const left = chances.filter(({ isTaken }) => !isTaken);
		const won = countWins(published);
		return {
			verdict: 'noticed',
			sentence: `As published it wins ${won} of ${GAMES} games; ${countEndings(published, 'stalemate')} end by stalemate. A mate counts as the material on the board, so it leaves ${left.length} of ${chances.length} mates in one unplayed. Corrected, it wins ${countWins(mended)}.`,
			figures: [
				...figuresOf('swift', published),
				note('As published: mates in one, and played', played(chances)),
				...figuresOf('swift-mended', mended),
				note('Corrected: mates in one, and played', played(mended.flatMap(chancesIn)))
			],
			see: seeChance(left[0])
		};
	}
};

function playGames(engine: Variant, report: Report): MatchGame[] {
	const plan = {
		game: 'chess',
		start: chess.defaultPosition,
		first: { engine, plies: PLIES },
		second: standardPlayer('random'),
		colours: 'fixed',
		games: GAMES,
		seed: SEED
	} as const;
	return Array.from({ length: GAMES }, (_, index) => {
		const tell = (): void => {
			report({ stage: NAMES[engine], done: index, of: GAMES, unit: 'games' });
		};
		tell();
		return playMatchGame(plan, index, tell);
	});
}

function countWins(games: readonly MatchGame[]): number {
	return games.filter(({ ending }) => resultFor('max', ending) === 'wins').length;
}

function countEndings(games: readonly MatchGame[], code: string): number {
	return games.filter(({ ending }) => ending.code === code).length;
}

/** The engine is White. */
function chancesIn({ moves }: MatchGame): Chance[] {
	const game = new GameInPlay('chess', chess.defaultPosition);
	return moves.flatMap((move) => {
		const { state, position } = game;
		assert(state instanceof ChessState, 'a game of chess');
		const mate = state.maxToMove() ? findMate(state) : null;
		game.play(move);
		return mate === null ? [] : [{ position, mate, isTaken: game.ending?.code === 'checkmate' }];
	});
}

function played(chances: readonly Chance[]): string {
	return `${chances.length}, ${chances.filter(({ isTaken }) => isTaken).length}`;
}

function figuresOf(engine: Variant, games: readonly MatchGame[]): Figure[] {
	const endings = [...new Set(games.map(({ ending }) => ending.code))].sort();
	const counts = endings.map((code) => `${code.replaceAll('-', ' ')} ${countEndings(games, code)}`);
	return [
		note(`${NAMES[engine]}: games won`, `${countWins(games)} of ${GAMES}`),
		note(`${NAMES[engine]}: how they ended`, counts.join(', '))
	];
}

/** The search of the published engine where it first leaves a mate, when the mate returns to the root. */
function seeChance(chance: Chance | undefined): See[] {
	if (chance === undefined) return [];
	const { position, mate } = chance;
	const setup = assertExists(engineOf('swift').searchAt('chess', position, PLIES), 'it searches');
	const step = returnStepOf(recordAlone(setup), mate);
	return [
		{ kind: 'step', text: 'The first mate that it leaves, as it reaches the root', setup, step }
	];
}
