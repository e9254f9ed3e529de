/** A search together with plain minimax of the same tree, and what minimax says of each row. */
import { expect, test } from 'vitest';
import { ghostSizeOf, ghostValueOf, recordingOf } from '../../../src/lib/core/trace/recording.ts';
import { partOf } from '../explain/record-case.ts';
import { pathOf, record, rowsWhere } from '../search/record.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
/** The values and sizes of its nodes by minimax, by their paths. */
const WORTH: Readonly<Record<string, number>> = {
	...{ '': 3, '0': 3, '1': 2, '2': 2 },
	...{ '0 0': 3, '0 1': 12, '0 2': 8, '1 0': 2, '1 1': 4, '1 2': 6, '2 0': 14, '2 1': 5, '2 2': 2 }
};
const sizeOf = (path: string): number => (path === '' ? 13 : path.length === 1 ? 4 : 1);

test('minimax gives each row the value and the size of its node, pruned or not', () => {
	const recording = record(TEXTBOOK);
	const { trace } = recording;
	const [valueOf, nodesOf] = [ghostValueOf(recording), ghostSizeOf(recording)];
	expect(rowsWhere(trace, (row) => trace.isPruned(row)).length).toBeGreaterThan(0);
	for (const row of rowsWhere(trace, () => true)) {
		expect(valueOf?.(row)).toBe(WORTH[pathOf(trace, row)]);
		expect(nodesOf?.(row)).toBe(sizeOf(pathOf(trace, row)));
	}
});

test('without minimax neither is known, and minimax itself has its own sizes', () => {
	const alone = record({ ...TEXTBOOK, shadow: 'off' });
	expect([ghostValueOf(alone), ghostSizeOf(alone)]).toEqual([null, null]);
	const minimax = record({ ...TEXTBOOK, algorithm: 'minimax' });
	expect(ghostValueOf(minimax)).toBeNull();
	const sizes = rowsWhere(minimax.trace, () => true).map((row) => ghostSizeOf(minimax)?.(row));
	expect(sizes).toEqual([13, 4, 1, 1, 1, 4, 1, 1, 1, 4, 1, 1, 1]);
});

test('minimax that was stopped says nothing of what it has not searched', () => {
	const { trace } = partOf({ ...TEXTBOOK, algorithm: 'minimax', budget: '4' });
	expect(recordingOf(trace, null)).toEqual({ trace, shadow: null, shadowRow: null });
});
