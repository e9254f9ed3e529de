import { expect, test } from 'vitest';
import { CHESS_POSITIONS, chessSource } from '../../../src/lib/core/practice/sources/chess.ts';
import { hasCutoffs } from '../../../src/lib/core/practice/sources/cutoffs.ts';
import { unfinished } from '../../../src/lib/core/practice/sources/tictactoe.ts';
import { treeSource } from '../../../src/lib/core/practice/sources/tree.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';

const RULES = { root: 'max', cut: 'equal', fail: 'soft', order: 'listed' } as const;

test('a position is worth practising from two cutoffs on', () => {
	const worth = (position: string): boolean => hasCutoffs(SETUP.fill({ position }));
	// One cutoff at b; one each at b and c.
	expect([worth('[[3,5],[2,9]]'), worth('[[3,5],[2,9],[1,9]]')]).toEqual([false, true]);
});

test('seeds take the endings in their order, from the seed 1, and then again', () => {
	const drawn = [1, 2, 17].map((seed) => chessSource.draw(2, seed, RULES));
	expect(drawn[0]).toEqual(CHESS_POSITIONS[0]);
	expect(drawn[1]).not.toEqual(drawn[0]);
	expect(drawn.every((one) => one !== null && CHESS_POSITIONS.includes(one))).toBe(true);
	const all = CHESS_POSITIONS.map((_, index) => chessSource.draw(2, index + 1, RULES)?.position);
	const count = new Set(all).size;
	expect(chessSource.draw(2, count + 1, RULES)).toEqual(drawn[0]);
});

test('tic-tac-toe draws from games that X began: as many crosses as circles, or one more, and no line', () => {
	for (const empty of [3, 4]) {
		const positions = unfinished(empty);
		expect(positions).toEqual([...new Set(positions)].sort());
		for (const text of positions) {
			const count = (mark: string): number => text.split(mark).length - 1;
			expect([count('.'), count('X') - count('O')]).toEqual([empty, empty === 3 ? 0 : 1]);
		}
	}
	expect(unfinished(9)).toEqual(['.........']);
});

test('a tree is the one of its level and seed, to its end', () => {
	expect(treeSource.draw(1, 1, RULES)).toMatchObject({ depth: null });
	expect(treeSource.draw(1, 1, RULES)).toEqual(treeSource.draw(1, 1, RULES));
	expect(treeSource.draw(1, 2, RULES)).not.toEqual(treeSource.draw(1, 1, RULES));
});
