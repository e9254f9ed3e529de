import { describe, expect, test } from 'vitest';
import {
	PLACEMENTS,
	blackKingOf,
	formatBoard,
	formatLabel,
	idOfTextNumber,
	isRookTaken,
	placementOf,
	rookOf,
	textNumberOf,
	whiteKingOf
} from '../../../../src/lib/core/games/krk/placement.ts';
import { isLegalReply, isLegalStart } from '../../../../src/lib/core/games/krk/legality.ts';
import { findPlacementFault } from '../../../../src/lib/core/games/krk/placement-faults.ts';
import { parseSquare } from '../../../../src/lib/core/games/krk/squares.ts';

test.each([
	[194, 'k7/8/K7/R7/8/8/8/8', 'k00R03K02'],
	[206557, '8/8/6k1/3R4/8/3K4/8/8', 'k62R33K35'],
	[placementOf(10, 29, 53), '8/8/1k6/8/8/3R2K1/8/8', 'k12R35K65'],
	[placementOf(63, 56, 7), '7R/8/8/8/8/8/8/K6k', 'k77R70K07']
])('number %i has the board %s and the label %s', (id, board, label) => {
	expect(formatLabel(id)).toBe(label);
	expect(formatBoard(id)).toBe(board);
});

test('the board of a placement after the rook’s capture has no rook', () => {
	const taken = placementOf(square('c2'), square('c2'), square('a1'));
	expect(isRookTaken(taken)).toBe(true);
	expect(formatBoard(taken)).toBe('8/8/8/8/8/8/2k5/K7');
});

test('an id is three squares, and the paper’s text numbers them with the kings exchanged', () => {
	const seen = new Uint8Array(PLACEMENTS);
	let faults = 0;
	for (let id = 0; id < PLACEMENTS; id++) {
		const [k, R, K] = [blackKingOf(id), rookOf(id), whiteKingOf(id)];
		if (id !== 4096 * k + 64 * R + K || id !== placementOf(k, R, K)) faults++;
		const number = textNumberOf(id);
		if (number !== k + 64 * R + 4096 * K || idOfTextNumber(number) !== id) faults++;
		if (isRookTaken(id) !== (k === R)) faults++;
		seen[number] = 1;
	}
	expect(faults).toBe(0);
	expect(seen.every((count) => count === 1)).toBe(true);
});

test('by the text’s own factors its example, number 194, is not a legal start', () => {
	expect(isLegalStart(194)).toBe(true);
	expect(findPlacementFault(idOfTextNumber(194), 'white')?.code).toBe('krk-check');
});

describe('KRK placement: the rule that an id breaks', () => {
	test.each([
		['not a number', NaN, 'krk-id', /from 0 to 262143/],
		['negative', -1, 'krk-id', /from 0 to 262143/],
		['too large', PLACEMENTS, 'krk-id', /from 0 to 262143/],
		['half a number', 0.5, 'krk-id', /from 0 to 262143/],
		['infinite', Infinity, 'krk-id', /from 0 to 262143/],
		['kings on one square', at('a1', 'b3', 'a1'), 'krk-same-square', /black king.*white king.*a1/],
		['rook on its king', at('a1', 'c3', 'c3'), 'krk-same-square', /white rook.*white king.*c3/],
		['rook taken', at('a1', 'a1', 'c3'), 'krk-same-square', /black king.*white rook.*a1/],
		['kings adjacent', at('d4', 'h8', 'e5'), 'krk-kings-adjacent', /kings on e5 and d4 .*adjacent/]
	])('%s', (_what, id, code, says) => {
		for (const turn of ['white', 'black'] as const) {
			const fault = findPlacementFault(id, turn);
			expect(fault?.code).toBe(code);
			expect(fault?.message).toMatch(says);
		}
	});

	test('check is a fault with White to move only', () => {
		const id = at('d8', 'd1', 'a1');
		expect(findPlacementFault(id, 'black')).toBeNull();
		const fault = findPlacementFault(id, 'white');
		expect(fault?.code).toBe('krk-check');
		expect(fault?.message).toMatch(/Black's king on d8 is in check from the rook on d1/);
		expect(findPlacementFault(at('d8', 'd1', 'd4'), 'white')).toBeNull();
	});

	test('the legal placements, and no others, break no rule', () => {
		const wrong: number[] = [];
		for (let id = 0; id < PLACEMENTS; id++) {
			const start = findPlacementFault(id, 'white') === null;
			const reply = findPlacementFault(id, 'black') === null;
			if (start !== isLegalStart(id) || reply !== isLegalReply(id)) wrong.push(id);
		}
		expect(wrong).toEqual([]);
	});
});

function square(name: string): number {
	return parseSquare(name) ?? NaN;
}

function at(blackKing: string, rook: string, whiteKing: string): number {
	return placementOf(square(blackKing), square(rook), square(whiteKing));
}
