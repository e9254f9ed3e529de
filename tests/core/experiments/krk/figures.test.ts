import { expect, test } from 'vitest';
import { RELEASED } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import {
	Experiment,
	summariseTally,
	unpackMoves,
	unpackOutcome,
	type Plan
} from '../../../../src/lib/core/experiments/krk/experiment.ts';
import { Figures, lengthsOf } from '../../../../src/lib/core/experiments/krk/figures.ts';
import { GAME_ORDERS, listGames } from '../../../../src/lib/core/experiments/krk/game-list.ts';
import { PIECES } from '../../../../src/lib/core/experiments/krk/piece-square.ts';
import { OUTCOMES } from '../../../../src/lib/core/experiments/krk/play-game.ts';
import { listStarts } from '../../../../src/lib/core/experiments/krk/starts.ts';
import { formatBoard } from '../../../../src/lib/core/games/krk/placement.ts';
import { readBoard } from '../../../../src/lib/core/games/krk/read-board.ts';

const PLAN: Plan = {
	profile: RELEASED,
	whiteSteps: 1,
	blackSteps: 1,
	starts: 'every:250',
	firstSeed: 1,
	seeds: 1
};
const EXPERIMENT = new Experiment(PLAN);
const RESULTS = new Uint8Array(EXPERIMENT.games);
const TALLY = EXPERIMENT.run(0, EXPERIMENT.games, RESULTS);
const STARTS = listStarts(PLAN.starts);
const FIGURES = new Figures(STARTS);
FIGURES.add(0, RESULTS);

/** Every game as a plain record, its squares read from its FEN: the slow reference. */
const GAMES = [...STARTS.ids].map((id, place) => {
	const read = readBoard(formatBoard(id), 0);
	if (!read.ok) throw new Error(formatBoard(id));
	const { k, R, K } = read.value;
	const packed = RESULTS[place] as number;
	return {
		place,
		squares: { 'black-king': k.square, rook: R?.square ?? -1, 'white-king': K.square },
		outcome: unpackOutcome(packed),
		moves: unpackMoves(packed)
	};
});

test.each(PIECES)('the board map of the %s counts the games one by one', (piece) => {
	for (const outcome of ['checkmate', 'fifty-moves'] as const) {
		const map = FIGURES.mapOf(piece, outcome);
		expect(map).toHaveLength(64);
		for (const [square, share] of map.entries()) {
			const here = GAMES.filter(({ squares }) => squares[piece] === square);
			const ended = here.filter((game) => game.outcome === outcome);
			expect(share).toEqual({ starts: here.length, ended: ended.length });
		}
	}
});

test('lengths of mates and draws are separate', () => {
	const lengths = lengthsOf(TALLY);
	for (let moves = 0; moves <= 50; moves++) {
		const here = GAMES.filter((game) => game.moves === moves);
		const mates = here.filter(({ outcome }) => outcome === 'checkmate').length;
		expect([lengths.mates[moves], lengths.draws[moves]]).toEqual([mates, here.length - mates]);
	}
	expect(lengths.longest).toBe(50);
	expect(lengths.shortest).toBe(Math.min(...GAMES.map(({ moves }) => moves)));
	const { meanMoves } = summariseTally(TALLY);
	expect(GAMES.reduce((sum, { moves }) => sum + moves, 0) / GAMES.length).toBeCloseTo(meanMoves, 9);
	expect(lengthsOf(new Figures(STARTS).tally)).toMatchObject({ shortest: null, longest: null });
});

test.each(GAME_ORDERS)('the list of games, %s', (order) => {
	const sign = order === 'id' ? 0 : order === 'longest' ? -1 : 1;
	for (const outcome of ['any', ...OUTCOMES] as const) {
		for (const square of [null, { piece: 'rook', square: 27 }] as const) {
			const expected = GAMES.filter(
				(game) =>
					(outcome === 'any' || game.outcome === outcome) &&
					(square === null || game.squares.rook === 27)
			).sort((one, other) => sign * (one.moves - other.moves) || one.place - other.place);
			const found = listGames(RESULTS, STARTS.ids, { outcome, square }, order);
			expect([...found]).toEqual(expected.map(({ place }) => place));
		}
	}
});

test('unplayed games are not listed', () => {
	const some = RESULTS.slice().fill(255, 10);
	const found = listGames(some, STARTS.ids, { outcome: 'any', square: null }, 'id');
	expect([...found]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
