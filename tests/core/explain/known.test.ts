import { expect, test } from 'vitest';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { record } from '../search/record.ts';

/** In the textbook tree, b's first leaf gives 2 at step 11, and the other two are pruned at step 12. */
test('an open node has the best of its moves, and only a bound once moves of it are pruned', () => {
	const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
	const b = momentAt(trace, 12).node;
	const amounts = [10, 11, 12].map((step) => knownAt(trace, step, 'hide').amountOf(b));
	expect(amounts).toEqual([null, { value: 2, bound: 'exact' }, { value: 2, bound: 'upper' }]);
});
