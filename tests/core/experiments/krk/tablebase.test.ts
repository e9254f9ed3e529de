import { describe, expect, test } from 'vitest';
import {
	DRAWN,
	NO_PLACEMENT,
	bestMoves,
	lostIn,
	mateIn,
	summarise,
	tablebase
} from '../../../../src/lib/core/experiments/krk/tablebase.ts';
import {
	LEGAL_REPLY,
	LEGAL_START,
	canTakeRook,
	isCheckmate,
	isLegalReply,
	isLegalStart,
	isStalemate,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { RELEASED_ORDER } from '../../../../src/lib/core/games/krk/move-order.ts';
import {
	moveUci,
	placementAfter,
	writeBlackMoves,
	writeWhiteMoves
} from '../../../../src/lib/core/games/krk/moves.ts';
import { parseSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';
import { PLACEMENTS, isRookTaken } from '../../../../src/lib/core/games/krk/placement.ts';
import { representativeOf } from '../../../../src/lib/core/games/krk/symmetry.ts';

const tables = tablebase();
const found = new Int32Array(22);

function idOf(text: string): number {
	const setup = parseSetup(text);
	if (!setup.ok) throw new Error(setup.fault.message);
	return setup.value.id;
}

test('every start is won, with the known histogram, in 9.86484 moves on average', () => {
	const { counts, draws, mean } = summarise('white');
	expect(counts).toEqual([
		1512, 4676, 3852, 1900, 4848, 8708, 11320, 17172, 20088, 19016, 20476, 21480, 17824, 16136,
		5244, 916
	]);
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(175_168);
	expect(counts.reduce((sum, count, index) => sum + count * (index + 1), 0)).toBe(1_728_004);
	expect(mean).toBe(1_728_004 / 175_168);
	expect(draws).toBe(0);
});

test('with Black to move 216 are mated, and 22,244 draw: 68 stalemates, 22,176 captures', () => {
	const { counts, draws } = summarise('black');
	expect(counts).toHaveLength(17);
	expect(counts[0]).toBe(216);
	expect(draws).toBe(68 + 22_176);
	expect(counts.reduce((sum, count) => sum + count, draws)).toBe(223_944);
});

describe('tablebase: each entry follows from its successors', () => {
	test('White to move: one more than the least', () => {
		const wrong: number[] = [];
		for (const id of listPlacements(LEGAL_START)) {
			const count = writeWhiteMoves(RELEASED_ORDER, id, found);
			let least = Infinity;
			for (const next of found.subarray(0, count))
				least = Math.min(least, lostIn(next) ?? Infinity);
			if (mateIn(id) !== least + 1) wrong.push(id);
		}
		expect(wrong).toEqual([]);
	});

	test('Black to move: the greatest; a draw if Black can capture the rook or cannot move', () => {
		const wrong: number[] = [];
		for (const id of listPlacements(LEGAL_REPLY)) {
			const count = writeBlackMoves(RELEASED_ORDER, id, found);
			let most = isCheckmate(id) ? 0 : -Infinity;
			for (const next of found.subarray(0, count)) {
				most = Math.max(most, isRookTaken(next) ? Infinity : mateIn(next));
			}
			const expected = Number.isFinite(most) ? most : null;
			if (lostIn(id) !== expected) wrong.push(id);
			if ((expected === null) !== (canTakeRook(id) || isStalemate(id))) wrong.push(id);
		}
		expect(wrong).toEqual([]);
	});
});

test('all images under the eight symmetries have one entry', () => {
	const wrong: number[] = [];
	for (let id = 0; id < PLACEMENTS; id++) {
		const representative = representativeOf(id);
		if (tables.mateIn[id] !== tables.mateIn[representative]) wrong.push(id);
		if (tables.lostIn[id] !== tables.lostIn[representative]) wrong.push(id);
	}
	expect(wrong).toEqual([]);
});

test('an id that is not a placement has no entry, and looking it up throws', () => {
	let wrong = 0;
	for (let id = 0; id < PLACEMENTS; id++) {
		if ((tables.mateIn[id] === NO_PLACEMENT) === isLegalStart(id)) wrong++;
		if ((tables.lostIn[id] === NO_PLACEMENT) === isLegalReply(id)) wrong++;
	}
	expect(wrong).toBe(0);
	expect(DRAWN).not.toBe(NO_PLACEMENT);
	expect(() => mateIn(66)).toThrow('66 is no legal start');
	expect(() => lostIn(0)).toThrow('0 is no legal placement');
	expect(tablebase()).toBe(tables);
});

describe('tablebase: best moves', () => {
	test.each([
		['the one mate', '7k/8/6K1/8/8/8/8/R7 w', 'white', 'a1a8'],
		['not the stalemate', 'k7/8/2K5/8/8/8/8/1R6 w', 'white', 'c6c7'],
		['figure 1', '8/8/6k1/3R4/8/3K4/8/8 w', 'white', 'd3e4 d5e5'],
		['the capture', '8/8/8/8/4k3/3R4/8/K7 b', 'black', 'e4d3'],
		['the only move', 'k7/7R/1K6/8/8/8/8/8 b', 'black', 'a8b8'],
		['none where mated', 'k6R/8/1K6/8/8/8/8/8 b', 'black', ''],
		['none where stalemated', 'k7/1R6/1K6/8/8/8/8/8 b', 'black', '']
	] as const)('%s', (_what, text, turn, expected) => {
		expect(bestMoves(idOf(text), turn).map(moveUci).join(' ')).toBe(expected);
	});

	test('best moves from every start of a sample mate on the predicted move', () => {
		const starts = listPlacements(LEGAL_START);
		let games = 0;
		for (let i = 0; i < starts.length; i += 97) {
			let id = starts[i] as number;
			const foretold = mateIn(id);
			let moves = 0;
			while (!isCheckmate(id)) {
				moves++;
				id = placementAfter(id, bestMoves(id, 'white').at(moves % 2) ?? lastOf(id, 'white'));
				if (!isCheckmate(id)) id = placementAfter(id, lastOf(id, 'black'));
			}
			if (moves !== foretold)
				throw new Error(`${starts[i] ?? ''}: ${moves} moves, not ${foretold}`);
			games++;
		}
		expect(games).toBe(1806);
	});
});

function lastOf(id: number, turn: 'white' | 'black'): number {
	const move = bestMoves(id, turn).at(-1);
	if (move === undefined) throw new Error(`no move at ${id}`);
	return move;
}
