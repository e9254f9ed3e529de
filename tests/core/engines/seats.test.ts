import { describe, expect, it } from 'vitest';
import {
	depthOptions,
	formatSeat,
	MATCH,
	nameSeat,
	parseSeat
} from '../../../src/lib/core/engines/seats.ts';
import { MATCHES } from '../../../src/lib/core/share/match-link.ts';

describe('match: seats', () => {
	it('seats are engines and Stockfish, with their plies', () => {
		for (const text of ['random', 'r-bloggers', 'ghess:4', 'stockfish', 'stockfish:12']) {
			const seat = parseSeat(text, 'chess');
			if (!seat.ok) throw new Error(seat.fault.message);
			expect(parseSeat(formatSeat(seat.value), 'chess')).toEqual(seat);
		}
		const seat = parseSeat('stockfish:8', 'chess');
		expect(seat.ok && nameSeat(seat.value)).toBe('Stockfish 10, depth 8');
	});

	it.each([
		['stockfish:0', 'chess', 'stockfish-plies'],
		['stockfish:21', 'chess', 'stockfish-plies'],
		['stockfish:3:4', 'chess', 'stockfish-plies'],
		['stockfish:deep', 'chess', 'stockfish-plies'],
		['stockfish', 'tictactoe', 'stockfish-game'],
		['stockfisch', 'chess', 'engine-unknown']
	] as const)('the seat %s is rejected in %s', (text, game, code) => {
		const seat = parseSeat(text, game);
		expect(seat.ok ? null : seat.fault.code).toBe(code);
	});

	it('each fault of a match belongs to its own field', () => {
		const { values: setup, faults } = MATCH.parse({
			first: 'stockfish:99',
			second: 'stockfish:5',
			games: '0'
		});
		expect(faults.map(({ field }) => field).sort()).toEqual(['first', 'games']);
		expect(setup.first.engine).toBe('r-bloggers');
		expect(setup.second).toEqual({ engine: 'stockfish', plies: 5 });
	});
});

describe('match: the number of games', () => {
	it.each([
		['', 'games-empty', 'Give a whole number from 1 to 1,000.'],
		[
			'many',
			'games-whole',
			'“many” is more than digits: give a whole number from 1 to 1,000, in digits alone.'
		],
		[
			'2.5',
			'games-whole',
			'“2.5” is more than digits: give a whole number from 1 to 1,000, in digits alone.'
		],
		['0', 'games-range', '“0” is out of range: give a whole number from 1 to 1,000.'],
		['-3', 'games-range', '“-3” is out of range: give a whole number from 1 to 1,000.'],
		[
			'99999999999',
			'games-range',
			'“99999999999” is out of range: give a whole number from 1 to 1,000.'
		]
	])('the message for the number “%s” says what is valid', (games, code, message) => {
		expect(MATCH.parse({ games }).faults).toEqual([{ field: 'games', fault: { code, message } }]);
	});
});

describe('match: links', () => {
	it.each([
		'',
		'second=stockfish:8&games=4&seed=7',
		'game=tictactoe&first=minimax-tictactoe&second=random',
		'start=8/6R1/5k2/8/3p4/3K4/8/8+w+-+-+0+1&colours=fixed&show=3&at=17'
	])('the link of a match round-trips: %s', (query) => {
		const { values: state, faults } = MATCHES.read(query);
		expect(faults).toEqual([]);
		const again = MATCHES.read(MATCHES.query(state));
		expect(again.faults).toEqual([]);
		expect(again.values).toEqual(state);
	});

	it.each(['ghess', 'r-bloggers:3', 'stockfish', 'swift'])('%s has depths of its own', (text) => {
		const seat = parseSeat(text, 'chess');
		if (!seat.ok) throw new Error(text);
		for (const place of ['in the line', 'in the name'] as const) {
			const options = depthOptions(seat.value, place);
			expect(options.map(({ id }) => id)).toContain(text);
			for (const { id } of options) {
				expect(parseSeat(id, 'chess')).toMatchObject({ value: { engine: seat.value.engine } });
			}
			expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
		}
	});

	it('a link omits the defaults', () => {
		expect(MATCHES.query(MATCHES.read('').values)).toBe('');
		expect(MATCHES.query(MATCHES.read('second=stockfish:8&games=10').values)).toBe(
			'second=stockfish:8'
		);
	});

	it.each([
		['first=nobody', 'first'],
		['games=1001', 'games'],
		['seed=-1', 'seed'],
		['start=8/8', 'start'],
		['start=7k/5Q2/6K1/8/8/8/8/8+b+-+-+0+1', 'start'],
		['show=11', 'show'],
		['show=1&at=x', 'at'],
		['game=go', 'game'],
		['colour=white', 'link'],
		['v=2', 'v']
	] as const)('a faulty link has its fault: %s', (query, field) => {
		expect(MATCHES.read(query).faults.map((one) => one.field)).toEqual([field]);
	});

	it('a link keeps the written texts, wrong or not', () => {
		expect(MATCHES.read('games=many&seed=3').texts).toEqual({ games: 'many', seed: '3' });
		const setup = MATCHES.read('games=7').values;
		expect(MATCH.texts(setup).games).toBe('7');
	});
});
