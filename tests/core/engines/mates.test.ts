/** Corrected engines mate when they can. The mates in one are found by chess.js, which shares nothing with the search. */
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { chooseMove, type Choice } from '../../../src/lib/core/engines/choose-move.ts';
import { playMatchGame } from '../../../src/lib/core/engines/match.ts';
import { standardPlayer, type Player } from '../../../src/lib/core/engines/player.ts';
import { ENGINE_IDS, engineOf, type EngineId } from '../../../src/lib/core/engines/registry.ts';
import { chess } from '../../../src/lib/core/games/chess/chess.ts';
import type { Side } from '../../../src/lib/core/games/game.ts';
import { EXHAUSTIVE, slice } from '../../sweep.ts';
import { mirrorFen } from '../evaluate/samples.ts';
import { stateOf } from '../games/chess/positions.ts';

const CORRECTED = ENGINE_IDS.filter((id) => id.endsWith('-mended'));

/** White mates with Rh7, and every king move keeps a mate in two. */
const LATE = '8/3R4/3p4/3P4/1K4Q1/8/7k/8 w - - 0 1';
const KING_AND_ROOK = '7k/8/5K2/8/8/8/8/1R6 w - - 0 1';

/** A position with either side as the one that mates. */
const sidesOf = (fen: string): readonly string[] => [fen, mirrorFen(fen)];

function choose(player: Player, position: string): Choice {
	return chooseMove(player, { game: 'chess', position, ply: 1, seed: 1 });
}

function uciOf({ move }: Choice, position: string): string {
	return chess.moveId(stateOf(position), move);
}

/** The moves that mate, in UCI. */
function matesAt(board: Chess): string[] {
	return board
		.moves({ verbose: true })
		.filter(({ san }) => san.endsWith('#'))
		.map(({ lan }) => lan);
}

/** Each engine at its depths that take little time. */
const PLAYERS = CORRECTED.flatMap((engine) =>
	engineOf(engine)
		.depths.filter(({ plies }) => plies <= 3)
		.map(({ plies }) => ({ engine, plies }))
);

describe.each(PLAYERS)('engines: $engine, $plies plies', (player) => {
	it.each([
		['among mates in two', sidesOf(LATE)],
		['at the last moment', sidesOf(LATE.replace(' 0 1', ' 99 90'))],
		[
			'although a draw may be claimed',
			sidesOf(`${LATE} moves b4a4 h2h1 a4b4 h1h2 b4a4 h2h1 a4a3 h1h2`)
		]
	])('only mates are its best moves: %s', (_name, positions) => {
		for (const position of positions) {
			const [fen, moves = ''] = position.split(' moves ');
			const board = new Chess(fen);
			for (const move of moves.split(' ')) if (move !== '') board.move(move);
			const state = stateOf(position);
			const { equals } = choose(player, position);
			const mates = matesAt(board);
			for (const move of equals) expect(mates).toContain(chess.moveId(state, move));
		}
	});

	it.runIf(player.plies >= 3)(
		'a mate in two takes two moves, also under the fifty-move rule',
		() => {
			for (const start of [0, 97].flatMap((clock) =>
				sidesOf(KING_AND_ROOK.replace(' 0 1', ` ${clock} 80`))
			)) {
				const first = uciOf(choose(player, start), start);
				const board = new Chess(start);
				board.move(first);
				for (const { lan } of board.moves({ verbose: true })) {
					const position = `${start} moves ${first} ${lan}`;
					const reply = new Chess(start);
					for (const move of [first, lan, uciOf(choose(player, position), position)]) {
						reply.move(move);
					}
					expect(reply.isCheckmate()).toBe(true);
				}
			}
		}
	);
});

/** A move of the engine's in a game against the random mover. */
interface Turn {
	readonly game: number;
	readonly ply: number;
	readonly mates: readonly string[];
	readonly played: string;
}

/** The turns of an engine in which a mate in one is on the board, in one game against random moves. */
function matingTurns(player: Player, engineIs: Side, start: string, game: number): Turn[] {
	const random = standardPlayer('random');
	const [first, second] = engineIs === 'max' ? [player, random] : [random, player];
	const plan = {
		game: 'chess',
		start,
		first,
		second,
		colours: 'fixed',
		games: 1,
		seed: 1
	} as const;
	const { moves } = playMatchGame(plan, game);
	const state = stateOf(start);
	const board = new Chess(start);
	return moves.flatMap((move, ply) => {
		const isItsTurn = state.maxToMove() === (engineIs === 'max');
		const mates = isItsTurn ? matesAt(board) : [];
		const played = chess.moveId(state, move);
		board.move(played);
		state.play(move);
		return mates.length === 0 ? [] : [{ game, ply, mates, played }];
	});
}

const GAMES = Array.from({ length: 100 }, (_, index) => index);
/** Half of the games have the engine as White. */
const sideIn = (game: number): Side => (game % 2 === 0 ? 'max' : 'min');

/** The engine has a queen and a rook against a king: its material cannot grow, and a mate is soon on the board. */
const ENDING = '8/8/8/3k4/8/8/8/KQR5 w - - 0 1';

/** The deepest search whose hundred games take minutes, not hours. */
const PLIES: Partial<Readonly<Record<EngineId, number>>> = { 'python-improved-mended': 3 };

describe.each(CORRECTED)('engines: %s against random moves', (engine) => {
	const { defaultPlies, depths } = engineOf(engine);

	it('it plays every mate in one of a hundred endings, for White and for Black', () => {
		// With material alone and two plies nothing leads to a mate, so that hardly one comes up.
		const plies = depths.map((depth) => depth.plies).find((one) => one >= 3) ?? defaultPlies;
		const turns = slice(GAMES, 100).flatMap((game) => {
			const side = sideIn(game);
			return matingTurns(
				{ engine, plies },
				side,
				side === 'max' ? ENDING : mirrorFen(ENDING),
				game
			);
		});
		if (EXHAUSTIVE) expect(turns.length).toBeGreaterThan(50);
		expect(turns.filter(({ mates, played }) => !mates.includes(played))).toEqual([]);
	});

	it.runIf(EXHAUSTIVE)(
		'it plays every mate in one of a hundred games',
		{ timeout: 3_600_000 },
		() => {
			const plies = PLIES[engine] ?? defaultPlies;
			const turns = GAMES.flatMap((game) =>
				matingTurns({ engine, plies }, sideIn(game), chess.defaultPosition, game)
			);
			// At most the last move of a game mates; nearly all games have one.
			expect(turns.length).toBeGreaterThan(90);
			expect(turns.filter(({ mates, played }) => !mates.includes(played))).toEqual([]);
		}
	);
});
