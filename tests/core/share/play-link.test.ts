/** Links to a game: they open their own game, and faults do not affect the playable part. */
import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_SEED, seededRandom } from '../../../src/lib/core/base/random.ts';
import { GameInPlay } from '../../../src/lib/core/engines/game-in-play.ts';
import { engineIdsFor, engineOf, PLAYED_GAMES } from '../../../src/lib/core/engines/registry.ts';
import type { Move } from '../../../src/lib/core/games/game.ts';
import type { GameId } from '../../../src/lib/core/games/registry.ts';
import {
	PLAY,
	freshPlay,
	parseStart,
	SEATS,
	stateOf,
	valuesOf,
	type PlayState
} from '../../../src/lib/core/share/play-link.ts';

const STARTS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
	chess: [
		freshPlay('chess').start,
		'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		'k7/2P5/1K6/8/8/8/8/8 w - - 0 1'
	],
	tictactoe: [freshPlay('tictactoe').start, '.O..X.O.X']
};

/** Random moves, as many as requested or as the game has. */
function randomMoves(game: GameId, start: string, count: number, seed: number): Move[] {
	const line = new GameInPlay(game, start);
	const random = seededRandom(seed);
	while (line.ending === null && line.moves.length < count) {
		const moves = line.state.legalMoves();
		line.play(moves[Math.floor(random() * moves.length)] as Move);
	}
	return [...line.moves];
}

const playState: fc.Arbitrary<PlayState> = fc
	.record({
		game: fc.constantFrom(...PLAYED_GAMES),
		start: fc.nat(2),
		count: fc.nat(60),
		dice: fc.nat(9999),
		engine: fc.nat(99),
		depth: fc.nat(99),
		seat: fc.constantFrom(...SEATS),
		seed: fc.integer({ min: 0, max: MOST_SEED }),
		resigned: fc.constantFrom(null, 'max', 'min'),
		ply: fc.double({ min: 0, max: 1, noNaN: true })
	})
	.map(({ game, start, count, dice, engine, depth, seat, seed, resigned, ply }) => {
		const starts = STARTS[game] as readonly string[];
		const from = starts[start % starts.length] as string;
		const moves = randomMoves(game, from, count, dice);
		const ids = engineIdsFor(game);
		const id = ids[engine % ids.length] as (typeof ids)[number];
		const { depths } = engineOf(id);
		const plies = depths[depth % depths.length]?.plies ?? 0;
		return {
			game,
			start: from,
			moves,
			player: { engine: id, plies },
			seat,
			seed,
			resigned,
			ply: Math.round(ply * moves.length)
		} satisfies PlayState;
	});

describe('play link', () => {
	test('links open their own game', () => {
		fc.assert(
			fc.property(playState, (state) => {
				const { values, faults } = PLAY.read(`?${PLAY.query(valuesOf(state))}`);
				expect(faults).toEqual([]);
				expect(stateOf(values)).toEqual(state);
			}),
			{ numRuns: 150 }
		);
	});

	test('links omit defaults', () => {
		expect(PLAY.query(valuesOf(freshPlay('chess')))).toBe('');
		expect(stateOf(PLAY.read('').values)).toEqual(freshPlay('chess'));
		expect(PLAY.query(valuesOf(freshPlay('tictactoe')))).toBe('game=tictactoe');
	});

	test('links are readable', () => {
		const { values: state, faults } = PLAY.read(
			'side=black&engine=r-bloggers:3&seed=7&moves=e2e4,e7e5&ply=1'
		);
		expect(faults).toEqual([]);
		expect(state).toMatchObject({
			seat: 'min',
			player: { engine: 'r-bloggers', plies: 3 },
			seed: 7,
			ply: 1
		});
		const oracle = new Chess();
		for (const san of ['e4', 'e5']) oracle.move(san);
		const line = new GameInPlay('chess', state.start.start);
		for (const move of state.moves) line.play(move);
		expect(line.position).toBe(`${new Chess().fen()} moves e2e4 e7e5`);
		expect(oracle.history()).toHaveLength(state.moves.length);
	});

	test('a start that includes moves is a game with those moves', () => {
		const start = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
		const begun = parseStart('chess', `${start} moves b2b4 e5e2`);
		expect(begun).toMatchObject({ ok: true, value: { start } });
		expect(begun.ok && begun.value.moves).toHaveLength(2);
	});

	const START = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
	test.each([
		[`start=${START} moves b2b4 e5e2`, 2, 2],
		[`start=${START} moves b2b4 e5e2&ply=1`, 2, 1],
		[`start=${START} moves b2b4&moves=e5e2&ply=1`, 2, 1],
		[`start=${START} moves b2b4&moves=e5e2,b1c1`, 3, 3],
		[`start=${START}&moves=b2b4,e5e2&ply=0`, 2, 0]
	])('%s reads back as it is written', (query, moves, ply) => {
		const read = PLAY.read(query);
		expect(read.faults).toEqual([]);
		expect([read.values.moves.length, read.values.ply]).toEqual([moves, ply]);
		const written = PLAY.query(read.values);
		expect(PLAY.read(written)).toEqual(read);
		expect(PLAY.query(PLAY.read(written).values)).toBe(written);
	});
});

describe('play link: unreadable fields', () => {
	const cases: readonly [string, string, RegExp][] = [
		['game=go', 'game', /Nobody plays “go” here; choose chess \(Chess\), tictactoe/],
		['start=8/8/8 w', 'start', /./],
		['seed=007', 'seed', /^“007” has zeros in front. Write 7\.$/],
		['seed=1,000', 'seed', /is no seed: give a whole number/],
		['engine=stockfish', 'engine', /no engine “stockfish”; choose r-bloggers/],
		['engine=r-bloggers:9', 'engine', /is no depth of r-bloggers/],
		['game=tictactoe&engine=swift', 'engine', /Tic-tac-toe has no engine “swift”/],
		[
			'side=red',
			'side',
			/no side “red”; choose white \(White\), black \(Black\), both \(both sides\), none/
		],
		['game=tictactoe&side=white', 'side', /choose x \(X\), o \(O\), both \(both sides\), none/],
		['seed=-1', 'seed', /“-1” is no seed/],
		['ply=3&moves=e2e4', 'ply', /has the plies 0 to 1, not “3”/],
		['resigned=both', 'resigned', /choose white \(White\), black \(Black\)/],
		['moves=zzz', 'moves', /^Move 1 of this link is “zzz”, and that is not a move;/],
		['moves=e2e4,e7e5,e4e5', 'moves', /^Move 3 of this link is “e4e5”, and White has no such move/],
		['moves=e2e4,,e7e5,x', 'moves', /^Move 3 of this link is “x”/],
		['start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1&moves=c7c8q,a8a7', 'moves', /the game is over there/],
		['colour=red', 'link', /“colour”, which is unknown here/],
		['seed=1&seed=2', 'link', /“seed” more than once/],
		['v=9', 'v', /version “9”/]
	];

	test.each(cases)('%s', (query, field, message) => {
		const { faults } = PLAY.read(query);
		expect(faults.map((one) => one.field)).toEqual([field]);
		expect(faults[0]?.fault.message).toMatch(message);
	});

	test.each([
		['e2e4,e7e5,x', 10],
		['e2e4,,e7e5,x', 11],
		[',,e2e4,,,x', 9]
	])('the place of a move that cannot be played counts each character of %s', (text, at) => {
		expect(PLAY.read(`moves=${text}`).faults.map(({ fault }) => fault.at)).toEqual([at]);
	});

	test('the moves before a broken one are kept, and so are all other fields', () => {
		const { values: state } = PLAY.read('moves=e2e4,e7e5,e4e5&side=black&seed=4');
		expect(state.moves).toHaveLength(2);
		expect(state).toMatchObject({ seat: 'min', seed: 4, ply: 2 });
	});

	test.each(['', 'one', '1.5', String(MOST_SEED + 1)])('the seed “%s”', (text) => {
		expect(PLAY.parse({ seed: text }).faults).toMatchObject([
			{ field: 'seed', fault: { code: 'play-seed' } }
		]);
	});
});

test.each([
	['start=k7/8/8/8/8/8/8/K6R', true],
	['start=k7/8/8/8/8/8/8/K6R+moves+h1g1', true],
	['start=k7/8/8/8/8/8/8/K6R+w+-+-+0+1', false],
	['start=7k/8/8/8/8/8/8/7R', false],
	['game=tictactoe&start=X........', false],
	['', false]
])('play link: %s leaves something to be assumed: %s', (query, isAssumed) => {
	expect(PLAY.read(query).assumed !== null).toBe(isAssumed);
});
