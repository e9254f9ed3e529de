import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import {
	playMatchGame,
	type MatchGame,
	type MatchPlan
} from '../../../src/lib/core/engines/match.ts';
import { gameText, matchText } from '../../../src/lib/core/engines/match-text.ts';
import { playOn } from '../../../src/lib/core/engines/play-on.ts';
import { MATCH, type MatchSetup } from '../../../src/lib/core/engines/seats.ts';
import { moveUci } from '../../../src/lib/core/games/chess/moves.ts';
import { readPgn } from '../../../src/lib/core/games/chess/pgn/read-pgn.ts';
import {
	linePositionAt,
	lineStateAt,
	moveNumber,
	readLine
} from '../../../src/lib/core/games/game-line.ts';
import { slice } from '../../sweep.ts';

const UNHEARD = { onMove: () => undefined, onProgress: () => undefined };
const setupOf = (fields: Parameters<typeof MATCH.parse>[0]): MatchSetup => {
	const { values: setup, faults } = MATCH.parse(fields);
	expect(faults).toEqual([]);
	return setup;
};

/** A substitute for Stockfish that plays the first move that chess.js lists. */
function firstMove(position: string): string {
	const [fen, moves = ''] = position.split(' moves ');
	const board = new Chess(fen);
	for (const move of moves.split(' ').filter((word) => word !== '')) board.move(move);
	return board.moves({ verbose: true })[0]?.lan ?? '';
}

/** Plays a game as the page does, with a substitute for Stockfish. */
function played(setup: MatchSetup, index: number): MatchGame {
	let moves: readonly number[] = [];
	let reply: string | null = null;
	for (;;) {
		const step = playOn(setup, { index, moves, reply }, UNHEARD);
		if (step.kind === 'ended') return step.game;
		moves = step.moves;
		reply = firstMove(step.position);
	}
}

describe('match: playing a game on', () => {
	it('a game between our engines equals the game of the match', () => {
		const fields = { first: 'r-bloggers', second: 'random', seed: '3' };
		const plan = setupOf(fields) as MatchPlan;
		for (const index of slice([0, 1], 2)) {
			expect(played(setupOf(fields), index)).toEqual(playMatchGame(plan, index));
		}
	});

	it('a game waits for Stockfish, with its moves in the position, and continues from the reply', () => {
		const setup = setupOf({ first: 'stockfish:7', second: 'random' });
		const first = playOn(setup, { index: 0, moves: [], reply: null }, UNHEARD);
		expect(first).toMatchObject({ kind: 'turn', moves: [], plies: 7 });
		const next = playOn(setup, { index: 0, moves: [], reply: 'e2e4' }, UNHEARD);
		if (next.kind !== 'turn') throw new Error('Stockfish moves again');
		expect(next.moves).toHaveLength(2);
		expect(next.position).toMatch(/^rnbqkbnr.* w KQkq - 0 1 moves e2e4 [a-h][1-8][a-h][1-8]$/);
		const asBlack = playOn(setup, { index: 1, moves: [], reply: null }, UNHEARD);
		expect(asBlack).toMatchObject({ kind: 'turn' });
		expect(asBlack.kind === 'turn' && asBlack.moves).toHaveLength(1);
	});

	it('an illegal reply is rejected with a message', () => {
		const setup = setupOf({ first: 'stockfish', second: 'random' });
		expect(() => playOn(setup, { index: 0, moves: [], reply: 'e2e5' }, UNHEARD)).toThrow(
			'Stockfish answered “e2e5”, which is not a legal move there.'
		);
	});

	it('the file of a game is reproducible, and chess.js reads it to the same end', () => {
		const start = '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1';
		const setup = setupOf({ first: 'stockfish:1', second: 'r-bloggers', games: '2', start });
		const games = [0, 1].map((index) => played(setup, index));
		const text = matchText(setup, games);
		expect(
			matchText(
				setup,
				[0, 1].map((index) => played(setup, index))
			)
		).toBe(text);
		expect(text.match(/^\[Event /gm)).toHaveLength(2);
		for (const game of games) {
			const board = new Chess();
			board.loadPgn(gameText(setup, game));
			expect(board.history()).toHaveLength(game.moves.length);
			expect(board.isGameOver()).toBe(true);
			expect(board.getHeaders()['Round']).toBe(String(game.index + 1));
		}
	});
});

describe('match: files', () => {
	it('a start with moves is written with its own start', () => {
		const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves f2f3 e7e5 g2g4';
		const setup = setupOf({ first: 'r-bloggers', second: 'random', start, games: '1' });
		const game = played(setup, 0);
		const read = readPgn(gameText(setup, game));
		if (!read.ok) throw new Error(read.fault.message);
		expect(read.value.moves).toHaveLength(3 + game.moves.length);
		expect(read.value.start).toMatch(/^rnbqkbnr/);
	});

	it('a file of tic-tac-toe lists the moves', () => {
		const setup = setupOf({ game: 'tictactoe', first: 'random', second: 'minimax-tictactoe' });
		const game = played(setup, 0);
		expect(game.moves.length).toBeGreaterThanOrEqual(5);
		expect(gameText(setup, game)).toMatch(
			/^Game 1, seed 1\nX: Random mover\nO: .+\nStart: \.{9}\nMoves: [abc][123]( [abc][123])+\nResult: (0-1|1\/2-1\/2) \(.+\)\n$/
		);
	});
});

describe('match: a line of moves', () => {
	const START = '8/6R1/5k2/8/3p4/3K4/8/8 b - - 4 31';
	const line = readLine('chess', START, movesOf(START, ['f6g7', 'd3d4']));

	/** UCI as our moves. */
	function movesOf(start: string, ids: readonly string[]): number[] {
		const state = lineStateAt(readLine('chess', start, []), 0);
		return ids.map((id) => {
			const move = state.legalMoves().find((one) => moveUci(one) === id);
			if (move === undefined) throw new Error(`no move ${id}`);
			state.play(move);
			return move;
		});
	}

	it('moves, sides and numbers are named as on a score sheet', () => {
		expect(line.moves.map(({ text, side }) => `${side} ${text}`)).toEqual(['min Kxg7', 'max Kxd4']);
		expect([0, 1].map((ply) => moveNumber(line, ply))).toEqual(['31…', '32.']);
		expect(line.ending?.code).toBe('insufficient-material');
		expect(line.first).toBe('min');
	});

	it('every ply has its position, with the moves before it', () => {
		expect(linePositionAt(line, 0)).toBe(START);
		expect(linePositionAt(line, 1)).toBe(`${START} moves f6g7`);
	});

	it('move numbers continue those of a start with moves', () => {
		const start = `${START} moves f6g7`;
		const rest = readLine('chess', start, movesOf('8/6k1/8/8/3p4/3K4/8/8 w - - 0 32', ['d3d4']));
		expect(moveNumber(rest, 0)).toBe('32.');
		expect(linePositionAt(rest, 1)).toBe(`${start} d3d4`);
	});
});
