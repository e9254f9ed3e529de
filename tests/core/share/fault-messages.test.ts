/** The message for each mistake in a link, with its place. link.test.ts checks that the other fields are kept. */
import { describe, expect, test } from 'vitest';
import { COMPARE } from '../../../src/lib/core/share/compare-link.ts';
import { PROGRAM } from '../../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';
import { MATCHES } from '../../../src/lib/core/share/match-link.ts';
import { PLAY } from '../../../src/lib/core/share/play-link.ts';
import { FIELD_FAULTS } from './field-faults.ts';

/** Index of a fault in its text; undefined if it has no single place. */
type Place = number | undefined;

const POSITIONS: readonly (readonly [game: string, text: string, message: RegExp, at: Place])[] = [
	['chess', '8/8/8/8/8/8/8/K7 w - - 0 1', /Black has no king/, undefined],
	['chess', 'k7/8/8/8/8/8/8/KK6 w - - 0 1', /White has two kings, on a1 and b1/, 16],
	['chess', 'k7/8/8/8/8/8/8/R3K3 w - - 0 1', /Black's king on a8 is in check from the rook/, 0],
	['chess', 'k6P/8/8/8/8/8/8/K7 w - - 0 1', /White has a pawn on h8/, 2],
	['chess', 'rnbqkbnrr/8/8/8/8/8/8/4K3 w - - 0 1', /rank 8\) has nine squares/, 8],
	['chess', 'kx6/8/8/8/8/8/8/K7 w - - 0 1', /"x", which is not a piece letter/, 1],
	['tictactoe', 'XXXXXO...', /X has 5 marks and O has 1/, 2],
	['tictactoe', 'XXXOOO...', /X has row 3 and O has row 2/, 3],
	['tictactoe', 'XO........', /This is the tenth/, 9],
	['tictactoe', 'XZ.......', /“Z” is not a cell/, 1],
	['tictactoe', '', /has nine cells\. This has 0/, 0],
	['tree', '[[3,5],[2,9]', /opened at character 1 is never closed/, 0],
	['tree', '[3,5]]', /has no matching opening bracket/, 5],
	['tree', '[[],3]', /This node is empty/, 1],
	['tree', '[NaN,3]', /NaN is not a value/, 1],
	[
		'tree',
		'[1,9007199254740993]',
		/^9007199254740993 cannot be kept exactly: .* 9007199254740992\./,
		3
	],
	['tree', '[3,\nfour]', /“four” is not a number/, 4],
	['tree', '', /No tree yet/, 0]
];

const COMPARISONS: readonly (readonly [query: string, message: RegExp])[] = [
	['algorithms=minimax,minimax', /The algorithm minimax is named twice/],
	['algorithms=minimax,mcts', /There is no algorithm “mcts”; choose from minimax \(Minimax\),/],
	['algorithms=minimax', /takes at least two/],
	['algorithms=sss,mtdf,tt,pvs,negamax', /Four .* can be compared at a time, not 5/],
	['depths=5-2', /The range 5-2 is reversed/],
	['game=tree&depths=0-2', /Growth starts at 1 ply/],
	['depths=1-999999999', /out of range/],
	['depth=deep', /“deep” is not a depth/],
	['keys=odd', /choose exact \(The same position\), symmetric \(Same up to symmetry\)\.$/],
	['order=best', /not a move order/],
	['algorithm=minimax', /which is unknown here/]
];

describe('the message for a fault in a link', () => {
	test.each(FIELD_FAULTS)('%s=%s', (field, text, message) => {
		const { faults } = EXPLORER.read(`?${field}=${encodeURIComponent(text)}`);
		expect(faults.map((entry) => entry.field)).toEqual([field]);
		expect(faults[0]?.fault.message).toMatch(message);
	});

	test('an unknown game is the only fault: the other fields cannot be read', () => {
		const { faults } = EXPLORER.read('game=go&position=19x19&order=joseki&cut=strict&step=4');
		expect(faults.map((entry) => entry.field)).toEqual(['game']);
	});

	test('a link without a version has version 1', () => {
		const { values, faults } = EXPLORER.read('game=tictactoe&step=9');
		expect(EXPLORER.read('v=1&game=tictactoe&step=9')).toMatchObject({ values, faults });
	});

	test.each(POSITIONS)('the %s position “%s”', (game, text, message, at) => {
		const { values: state, faults } = EXPLORER.read(
			`game=${game}&position=${encodeURIComponent(text)}`
		);
		expect(faults.map((entry) => entry.field)).toEqual(['position']);
		expect(faults[0]?.fault.message).toMatch(message);
		expect(faults[0]?.fault.at).toBe(at);
		expect(state.game).toBe(game);
	});

	test.each(COMPARISONS)('a link of a comparison: %s', (query, message) => {
		const { faults } = COMPARE.read(query);
		expect(faults).toHaveLength(1);
		expect(faults[0]?.fault.message).toMatch(message);
	});

	test.each([
		['?game=go', /choose chess \(Chess\), tictactoe \(Tic-tac-toe\)\.$/],
		['?engine=stockfish', /choose r-bloggers \(.+\), .*random \(.+\)\.$/],
		['?side=up', /choose white \(White\), black \(Black\), both \(both sides\), none \(neither/],
		['?game=tictactoe&side=up', /choose x \(X\), o \(O\), both \(both sides\), none/],
		['?resigned=up', /choose white \(White\), black \(Black\)\.$/]
	])('a link of a game: %s', (query, message) => {
		expect(PLAY.read(query).faults[0]?.fault.message).toMatch(message);
	});

	test.each([
		[
			'?game=go',
			/^No engines play “go” against each other; choose chess \(Chess\), tictactoe \(Tic-tac-toe\)/
		],
		['?first=deep-blue', /choose r-bloggers \(.+\), .*random \(.+\)\.$/],
		[
			'?colours=red',
			/no rule of colours “red”; choose alternating \(Alternating\), fixed \(Fixed\)\.$/
		]
	])('a link of a match: %s', (query, message) => {
		expect(MATCHES.read(query).faults[0]?.fault.message).toMatch(message);
	});

	test.each([
		['?reading=mine', /choose authors \(As released\), /],
		['?person=me', /choose none \(Neither side\), white \(White\), /],
		['?answer=never', /choose at-once \(Automatically\), next \(When you press Next\)\.$/],
		['?shade=blue', /quadrants \(Quadrants of the rook\), /],
		['?profile=mine', /A profile is released \(Released\) or clean \(Clean\), not “mine”\.$/],
		['?profile=clean,tie:uniform', /there are reading \(Free squares\), ties \(Tied moves\), /],
		['?profile=clean,reading:mine', /reading is one of authors \(As released\), /]
	])('a link of the lab: %s', (query, message) => {
		expect(PROGRAM.read(query).faults[0]?.fault.message).toMatch(message);
	});
});
