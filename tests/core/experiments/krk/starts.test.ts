import { expect, test } from 'vitest';
import { listStarts, parseStarts } from '../../../../src/lib/core/experiments/krk/starts.ts';
import { expectSame } from '../../../same.ts';

test('the sets of starts are all, the classes with their weights, and every K-th', () => {
	expect(listStarts('all').ids).toHaveLength(175_168);
	const classes = listStarts('classes');
	expect(classes.ids).toHaveLength(21_959);
	expect(classes.weights.reduce((sum, weight) => sum + weight, 0)).toBe(175_168);
	const all = listStarts('all').ids;
	expect([...listStarts('every:60000').ids]).toEqual([all[0], all[60_000], all[120_000]]);
	expect(() => listStarts('every:0')).toThrow('every:0');
	expect([...listStarts('ids:194-322').ids]).toEqual([194, 258, 259, 322]);
	expect([...listStarts('ids:195-258').weights]).toEqual([1]);
	expectSame(listStarts('ids:0-262143').ids, all);
});

test.each(['all', 'classes', 'every:1', 'every:100', 'ids:194-194', 'ids:0-4095'])(
	'%s is read unchanged',
	(text) => {
		expect(parseStarts(text)).toEqual({ ok: true, value: text });
	}
);

test.each([
	['', 'krk-starts', 0],
	['half', 'krk-starts', 0],
	['All', 'krk-starts', 0],
	['every:', 'krk-every', 6],
	['every:0', 'krk-every', 6],
	['every:-3', 'krk-every', 6],
	['every:1.5', 'krk-every', 6],
	['every:1000000', 'krk-every', 6],
	['every:1e3', 'krk-every', 6],
	['ids:', 'krk-ids-first', 4],
	['ids:5', 'krk-ids-last', 6],
	['ids:-5-300', 'krk-ids-first', 4],
	['ids:194--5', 'krk-ids-last', 8],
	['ids:194-1-2', 'krk-ids-last', 8],
	['ids:0-262144', 'krk-ids-last', 6],
	['ids:300-200', 'krk-ids-last', 8],
	['ids:0-193', 'krk-ids-none', 4],
	['ids:260-321', 'krk-ids-none', 4]
])('%j is rejected: %s', (text, code, at) => {
	expect(parseStarts(text)).toMatchObject({ ok: false, fault: { code, at } });
});
