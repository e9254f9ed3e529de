import { describe, expect, it } from 'vitest';
import { chooseMove } from '../../../src/lib/core/engines/choose-move.ts';
import { playMatchGame, seedOfGame, type MatchPlan } from '../../../src/lib/core/engines/match.ts';
import { standardPlayer } from '../../../src/lib/core/engines/player.ts';
import { scoreOf, wilsonInterval } from '../../../src/lib/core/engines/score.ts';
import { chess } from '../../../src/lib/core/games/chess/chess.ts';
import { Chess } from 'chess.js';

const PLAN: MatchPlan = {
	game: 'chess',
	start: chess.defaultPosition,
	first: standardPlayer('r-bloggers'),
	second: standardPlayer('random'),
	colours: 'alternating',
	games: 20,
	seed: 1
};

/** The game's moves in chess.js, the referee. */
function replayed(moves: readonly number[]): Chess {
	const board = new Chess();
	for (const move of moves) {
		const state = chess.parse(board.fen(), { root: 'max' });
		if (!state.ok) throw new Error('chess.js wrote a position that cannot be read');
		board.move(chess.moveId(state.value, move));
	}
	return board;
}

describe('engines: a match', () => {
	const games = Array.from({ length: PLAN.games }, (_, index) => playMatchGame(PLAN, index));

	it('the R post’s engine beats the random mover, as White and as Black', () => {
		const score = scoreOf(games);
		expect(score).toMatchObject({ games: 20, wins: 20, draws: 0, losses: 0, share: 1 });
	});

	it('games end exactly where chess.js ends them', () => {
		for (const { moves, ending } of games) {
			const board = replayed(moves);
			expect(board.isGameOver()).toBe(true);
			expect(board.isCheckmate()).toBe(ending.code === 'checkmate');
			board.undo();
			expect(board.isGameOver()).toBe(false);
		}
	});

	it('colours change from game to game, unless they are fixed', () => {
		expect(games.slice(0, 3).map(({ firstIs }) => firstIs)).toEqual(['max', 'min', 'max']);
		expect(playMatchGame({ ...PLAN, colours: 'fixed' }, 1).firstIs).toBe('max');
	});

	it('the same seed gives the same games, another seed gives others', () => {
		expect(playMatchGame(PLAN, 7)).toEqual(games[7]);
		expect(playMatchGame({ ...PLAN, seed: 2 }, 7).moves).not.toEqual(games[7]?.moves);
	});
});

describe('match: the seeds of games', () => {
	it('the seeds of games differ from those of a match with a nearby seed', () => {
		const seeds = [0, 1, 2, 3, 5, 7, 123, 1000];
		const all = seeds.flatMap((seed) =>
			Array.from({ length: 1000 }, (_, index) => seedOfGame({ seed }, index))
		);
		expect(new Set(all).size).toBe(all.length);
	});
});

describe('match: Wilson’s interval', () => {
	it('Wilson’s interval equals the textbook values', () => {
		// By hand from the formula: 10 of 10, and 5 of 10.
		expect(wilsonInterval(10, 10)[0]).toBeCloseTo(0.7225, 4);
		expect(wilsonInterval(10, 10)[1]).toBeCloseTo(1, 12);
		expect(wilsonInterval(5, 10)[0]).toBeCloseTo(0.2366, 4);
		expect(wilsonInterval(5, 10)[1]).toBeCloseTo(0.7634, 4);
	});

	it('Wilson’s interval solves |p - share| = z * sqrt(p (1 - p) / n)', () => {
		for (const [points, games] of [
			[3, 20],
			[7.5, 12],
			[99, 100]
		] as const) {
			for (const p of wilsonInterval(points, games)) {
				const share = points / games;
				expect(Math.abs(p - share)).toBeCloseTo(1.959964 * Math.sqrt((p * (1 - p)) / games), 9);
			}
		}
	});
});

describe('match: one move', () => {
	it('a move is picked from the best moves', () => {
		const turn = { game: 'chess', position: chess.defaultPosition, ply: 0, seed: 5 } as const;
		const choice = chooseMove(standardPlayer('r-bloggers'), turn);
		expect(choice.rootMoves).toHaveLength(20);
		expect(choice.value).toBe(0);
		expect(choice.equals).toContain(choice.move);
		expect(choice.nodes).toBe(1 + 20 + 400);
		expect(choice.how).toBe('searched');
	});
});
