import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import {
	R_FIGURE,
	R_FIGURE_SETUP
} from '../../../../src/lib/core/experiments/sources/figures/r-figure.ts';
import { swiftDepths } from '../../../../src/lib/core/experiments/sources/figures/swift-depths.ts';
import {
	rankOfMap,
	tensionAt
} from '../../../../src/lib/core/experiments/sources/figures/tension-map.ts';
import {
	knightTable,
	PRINTED_KNIGHT
} from '../../../../src/lib/core/experiments/sources/figures/knight-table.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';

describe('figures: the tree in the shape of the R post’s Figure 1', () => {
	it('chess.js allows exactly two moves, with two replies each', () => {
		const board = new Chess(R_FIGURE);
		const replies = board.moves().map((move) => {
			board.move(move);
			const taken = board.moves({ verbose: true }).map(({ captured }) => captured ?? 'nothing');
			board.undo();
			return [move, ...taken.sort()];
		});
		// After the king's move to c8 nothing can be captured; after the move to e8 a knight.
		expect(replies.sort()).toEqual([
			['Kc8', 'nothing', 'nothing'],
			['Ke8', 'n', 'nothing']
		]);
	});

	it('the two moves return 0 and -3', () => {
		const { trace } = recordSearch(R_FIGURE_SETUP);
		expect(trace.rows).toBe(7);
		expect([...trace.childrenOf(0)].map((row) => trace.valueOf(row))).toEqual([0, -3]);
		expect(trace.valueOf(0)).toBe(0);
	});
});

describe('figures: the Swift post’s example, depth by depth', () => {
	it('minimax has the nodes of perft, and the published search visits them all', () => {
		const rows = [...swiftDepths(3, () => undefined)];
		// docs/numbers.md: 8,648 leaves at 3 plies, 9,063 nodes.
		expect(rows.map(({ minimax }) => minimax.visited)).toEqual([24, 415, 9_063]);
		for (const { minimax, published, mended } of rows) {
			expect(published).toEqual(minimax);
			expect(mended.visited).toBeLessThanOrEqual(minimax.visited);
			expect(mended.value).toBe(minimax.value);
		}
	});
});

describe('figures: the map of tension', () => {
	it('exchanging the colours mirrors the map', () => {
		const white = tensionAt('ghess', '4k3/8/8/3r4/8/2N5/P7/4K2R w - - 0 1');
		const black = tensionAt('ghess', '4k2r/p7/2n5/8/3R4/8/8/4K3 w - - 0 1');
		for (let rank = 1; rank <= 8; rank++) {
			expect(rankOfMap(white, rank)).toEqual(rankOfMap(black, 9 - rank).map((n) => 0 - n));
		}
	});

	it('a single rook has the map computed by hand', () => {
		// The rook on a1 attacks b1 to h1 and a2 to a8; the kings their neighbours.
		const { values, total } = tensionAt('ghess-mended', '7k/8/8/8/8/8/8/R3K3 w - - 0 1');
		expect(values[0]).toBe(0);
		// On d1 and e1 the rook and, on d1 alone, the king, which blocks the rook.
		expect([values[8 * 3], values[8 * 4], values[8 * 5]]).toEqual([2, 1, 1]);
		// Rook 4 + 7, White's king 5, Black's king -3.
		expect(total).toBe(4 + 7 + 5 - 3);
	});
});

describe('the table of the knight', () => {
	it('has the numbers that the post prints, square by square', () => {
		const values = knightTable();
		const byRank = PRINTED_KNIGHT.map((row, rank) => row.map((_, file) => values[8 * file + rank]));
		expect(byRank).toEqual(PRINTED_KNIGHT);
		// c3 and b1 as in the post's figure.
		expect([values[8 * 2 + 2], values[8]]).toEqual([10, -40]);
	});
});
