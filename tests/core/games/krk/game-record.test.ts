/** A position as the end of a game: reading it, and the endings by its record. */
import { describe, expect, test } from 'vitest';
import { krk, krkReleased } from '../../../../src/lib/core/games/krk/krk.ts';
import type { KrkState } from '../../../../src/lib/core/games/krk/krk-state.ts';
import { moveUci } from '../../../../src/lib/core/games/krk/moves.ts';

type KrkGame = typeof krk;

function parse(text: string, game: KrkGame = krk): KrkState {
	const parsed = game.parse(text, { root: 'max' });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	return parsed.value;
}

function play(state: KrkState, uci: string): void {
	const move = state.legalMoves().find((one) => moveUci(one) === uci);
	if (move === undefined) throw new Error(`${uci} is not legal`);
	state.play(move);
}

const SHUFFLE = 'a6b6 a8b8 b6a6 b8a8';

describe('KRK game record: text', () => {
	test.each([
		['194 moves a6b6', 'k7/8/K7/R7/8/8/8/8 w - - 0 1 moves a6b6'],
		['k7/8/K7/R7/8/8/8/8 w moves  a6b6\n a8b8 ', 'k7/8/K7/R7/8/8/8/8 w - - 0 1 moves a6b6 a8b8'],
		['194 moves', 'k7/8/K7/R7/8/8/8/8 w - - 0 1'],
		['194 by clean', 'k7/8/K7/R7/8/8/8/8 w - - 0 1'],
		[
			'194 moves a6b6 by released,ties:uniform',
			'k7/8/K7/R7/8/8/8/8 w - - 0 1 moves a6b6 by released,ties:uniform'
		],
		['194', 'k7/8/K7/R7/8/8/8/8 w - - 0 1']
	])('%j is normalised', (text, normalised) => {
		const state = parse(text);
		expect(krk.format(state)).toBe(normalised);
		expect(krk.format(parse(normalised))).toBe(normalised);
	});

	test('the text contains the whole game from inside a search, and only the position without a record', () => {
		const state = parse('194 moves a6b6');
		play(state, 'a8b8');
		expect(krk.format(state)).toBe('k7/8/K7/R7/8/8/8/8 w - - 0 1 moves a6b6 a8b8');
		state.undo();
		expect(state.recorded).toBe(1);
		const bare = parse('194');
		play(bare, 'a6b6');
		expect(krk.format(bare)).toBe('k7/8/1K6/R7/8/8/8/8 b - - 1 1');
	});

	test.each([
		['194 by mine', 7, /released \(Released\) or clean \(Clean\), not “mine”/],
		['194 moves a6b6 by clean,ties:odd', 24, /ties is one of released \(.+\), uniform \(/],
		['194 moves a6a7', 10, /^a6a7 is not legal here: the king would be in check\.$/],
		['194 moves a6b6 a8a7', 15, /^a8a7 is not legal here: the king would be in check\.$/],
		['194 moves a6b6 a5a6', 15, /: the rook on a5 is White’s, and Black is to move\.$/],
		['194 moves a5b6', 10, /: the rook on a5 cannot go to b6\.$/],
		['194 moves a5a6', 10, /: the rook on a5 cannot go to a6\.$/],
		['194 moves a6a5', 10, /: the king on a6 cannot go to a5\.$/],
		['194 moves h1h2', 10, /: there is no piece on h1\.$/],
		['194 moves a6b6x', 10, /^“a6b6x” is not a move; moves are written as in d5e5\.$/],
		['194 moves Kb6', 10, /written as in d5e5/],
		[`194 moves ${SHUFFLE} ${SHUFFLE} a6b6`, 50, /over before “a6b6” \(threefold\)/],
		['8/8/6k1/3R4/8/3K4/8/8 w - - 99 60 moves d3e3 g6f6', 45, /over before “g6f6” \(fifty moves\)/],
		['194 moves ' + 'a6b6 '.repeat(200), 603, /no game needs more/]
	])('%j is rejected with its place', (text, at, message) => {
		const parsed = krk.parse(text, { root: 'max' });
		expect(parsed).toMatchObject({ ok: false, fault: { at } });
		expect(parsed.ok ? '' : parsed.fault.message).toMatch(message);
	});
});

describe('KRK game record: a board that occurred twice', () => {
	const twice = `194 moves ${SHUFFLE} a6b6 a8b8 b6a6`;

	test('the third occurrence ends the game in a search, with either side to move', () => {
		const state = parse(twice);
		expect(state.isTerminal()).toBe(false);
		play(state, 'b8a8');
		expect(state.ending()).toBe('threefold');
		state.undo();
		play(state, 'b8c7');
		expect(state.ending()).toBeNull();
	});

	test('the game ends one occurrence later if the start is not counted', () => {
		const state = parse(twice, krkReleased);
		play(state, 'b8a8');
		expect(state.ending()).toBeNull();
		state.undo();
		const later = parse(`${twice} b8a8`, krkReleased);
		play(later, 'a6b6');
		expect(later.ending()).toBe('threefold');
	});

	test('only the record counts: the path of a search does not', () => {
		const state = parse('194');
		for (const uci of [...SHUFFLE.split(' '), ...SHUFFLE.split(' ')]) play(state, uci);
		expect(state.isTerminal()).toBe(false);
	});
});

describe('KRK game record: a stalemate after Black’s own move', () => {
	test('the stalemate ends only the game of the released program', () => {
		for (const [game, ending] of [
			[krk, null],
			[krkReleased, 'stalemate']
		] as const) {
			const state = parse('1k6/8/K7/8/8/8/8/1R6 b - - 0 1', game);
			play(state, 'b8a8');
			expect(state.maxToMove()).toBe(false);
			expect(state.ending()).toBe(ending);
		}
	});

	test('a start with that stalemate can be played on', () => {
		expect(parse('k7/8/K7/8/8/8/8/1R6 w - - 0 1', krkReleased).isTerminal()).toBe(false);
	});
});
