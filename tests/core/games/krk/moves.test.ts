import { describe, expect, test } from 'vitest';
import {
	LEGAL_REPLY,
	LEGAL_START,
	canTakeRook,
	isLegalReply,
	isLegalStart,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { LISTED_ORDER, RELEASED_ORDER } from '../../../../src/lib/core/games/krk/move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	moveFrom,
	moveTo,
	moveUci,
	packMove,
	placementAfter,
	writeBlackMoves,
	writeWhiteMoves
} from '../../../../src/lib/core/games/krk/moves.ts';
import { PLACEMENTS, TURNS, isRookTaken } from '../../../../src/lib/core/games/krk/placement.ts';
import {
	writeRepliesBefore,
	writeStartsBefore
} from '../../../../src/lib/core/games/krk/unmoves.ts';
import { slice } from '../../../sweep.ts';

const FIGURE_1 = 206_557;
const ORDERS = { listed: LISTED_ORDER, released: RELEASED_ORDER } as const;
const SIDES = {
	white: { bit: LEGAL_START, write: writeWhiteMoves, total: 3_383_416, least: 8, most: 22 },
	black: { bit: LEGAL_REPLY, write: writeBlackMoves, total: 1_085_792, least: 0, most: 8 }
} as const;

const found = new Int32Array(MOST_MOVES);
const others = new Int32Array(MOST_MOVES);

function uciOf(turn: 'white' | 'black', order: 'listed' | 'released', id: number): string {
	const count = SIDES[turn].write(ORDERS[order], id, found);
	return [...found.subarray(0, count)].map((next) => moveUci(moveBetween(id, next))).join(' ');
}

test('White’s moves in figure 1, in both orders', () => {
	expect(uciOf('white', 'released', FIGURE_1)).toBe(
		'd5e5 d5f5 d5g5 d5h5 d5c5 d5b5 d5a5 d5d4 d5d6 d5d7 d5d8 ' +
			'd3d4 d3e4 d3e3 d3e2 d3d2 d3c2 d3c3 d3c4'
	);
	expect(uciOf('white', 'listed', FIGURE_1)).toBe(
		'd3c2 d3c3 d3c4 d3d2 d3d4 d3e2 d3e3 d3e4 ' +
			'd5a5 d5b5 d5c5 d5d4 d5d6 d5d7 d5d8 d5e5 d5f5 d5g5 d5h5'
	);
});

test('Black’s moves next to an unprotected rook, including the capture, in both orders', () => {
	// Black king e4, rook d3, white king a1: the rook's file and rank are closed, the rook itself is not.
	const id = 4096 * 36 + 64 * 29 + 7;
	expect(uciOf('black', 'released', id)).toBe('e4e5 e4f5 e4f4 e4d3');
	expect(uciOf('black', 'listed', id)).toBe('e4d3 e4e5 e4f4 e4f5');
	writeBlackMoves(LISTED_ORDER, id, found);
	expect([...found.subarray(0, 4)].map(isRookTaken)).toEqual([true, false, false, false]);
});

describe.each(TURNS)('KRK moves: over all placements with %s to move', (turn) => {
	const { bit, write, total, least, most } = SIDES[turn];
	const ids = listPlacements(bit);

	test.each(['listed', 'released'] as const)('the %s order has every move once', (order) => {
		let [moves, fewest, fullest] = [0, Infinity, 0];
		for (const id of ids) {
			const count = write(ORDERS[order], id, found);
			moves += count;
			fewest = Math.min(fewest, count);
			fullest = Math.max(fullest, count);
		}
		expect([moves, fewest, fullest]).toEqual([total, least, most]);
	});

	test('the listed order is by UCI text, and the released one has the same moves', () => {
		const wrong: number[] = [];
		for (const id of slice(ids, 10)) {
			const count = write(LISTED_ORDER, id, found);
			const same = write(RELEASED_ORDER, id, others) === count;
			// Squares and names descend together within a file: exclusive or with 7 makes them ascend.
			const keys = Array.from(
				found.subarray(0, count),
				(next) => moveBetween(id, next) ^ packMove(7, 7)
			);
			const sorted = keys.every((key, index) => index === 0 || key > (keys[index - 1] as number));
			const listed = found.slice(0, count).sort().join();
			if (!same || !sorted || others.slice(0, count).sort().join() !== listed) wrong.push(id);
		}
		expect(wrong).toEqual([]);
	});

	test('a move follows from two placements, and leads from one to the other', () => {
		const wrong: number[] = [];
		for (const id of slice(ids, 10)) {
			const count = write(RELEASED_ORDER, id, found);
			let takes = false;
			for (let i = 0; i < count; i++) {
				const next = found[i] as number;
				const move = moveBetween(id, next);
				if (placementAfter(id, move) !== next) wrong.push(id);
				if (packMove(moveFrom(move), moveTo(move)) !== move) wrong.push(id);
				const taken = isRookTaken(next);
				if (!taken && !(turn === 'white' ? isLegalReply(next) : isLegalStart(next))) wrong.push(id);
				takes ||= taken;
			}
			if (takes !== (turn === 'black' && canTakeRook(id))) wrong.push(id);
		}
		expect(wrong).toEqual([]);
		if (turn === 'black') expect(ids.filter(canTakeRook)).toHaveLength(22_176);
	});
});

test.each([
	['white', writeStartsBefore, LEGAL_REPLY, 3_383_416],
	['black', writeRepliesBefore, LEGAL_START, 1_085_792 - 22_176]
] as const)(
	'backward moves of %s are the inverse of its moves',
	(turn, writeBefore, bit, total) => {
		const { write } = SIDES[turn];
		const arrivals = new Int32Array(PLACEMENTS);
		for (const id of listPlacements(SIDES[turn].bit)) {
			const count = write(LISTED_ORDER, id, found);
			for (let i = 0; i < count; i++) {
				const next = found[i] as number;
				if (!isRookTaken(next)) arrivals[next] = (arrivals[next] as number) + 1;
			}
		}
		let sum = 0;
		const wrong: number[] = [];
		const looked = new Set(slice(listPlacements(bit), 10));
		for (const id of listPlacements(bit)) {
			const count = writeBefore(id, others);
			sum += count;
			const isRepeated = new Set(others.subarray(0, count)).size !== count;
			if (count !== arrivals[id] || isRepeated) wrong.push(id);
			if (!looked.has(id)) continue;
			for (let i = 0; i < count; i++) {
				const reached = write(LISTED_ORDER, others[i] as number, found);
				if (!found.subarray(0, reached).includes(id)) wrong.push(id);
			}
		}
		expect(wrong).toEqual([]);
		expect(sum).toBe(total);
	}
);

test('four plies from figure 1 have 1, 19, 100, 1,993 and 10,679 nodes', () => {
	expect([0, 1, 2, 3, 4].map((plies) => countLeaves(FIGURE_1, plies))).toEqual([
		1, 19, 100, 1_993, 10_679
	]);
});

/** Positions at a depth, White to move at the root; finished games are not continued. */
function countLeaves(id: number, plies: number, turn: 'white' | 'black' = 'white'): number {
	if (plies === 0) return 1;
	if (isRookTaken(id)) return 0;
	const buffer = new Int32Array(MOST_MOVES);
	const count = SIDES[turn].write(RELEASED_ORDER, id, buffer);
	const next = turn === 'white' ? 'black' : 'white';
	return buffer
		.subarray(0, count)
		.reduce((sum, child) => sum + countLeaves(child, plies - 1, next), 0);
}
