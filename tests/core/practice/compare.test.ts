/** What is written at a place, against a sheet. */
import { expect, test } from 'vitest';
import { UNREADABLE, type Written } from '../../../src/lib/core/practice/answers.ts';
import type { PlaceKind } from '../../../src/lib/core/practice/asked-places.ts';
import { matchAt } from '../../../src/lib/core/practice/compare.ts';
import type { Sheet } from '../../../src/lib/core/practice/sheet.ts';

/** Of one node. */
const SHEET: Sheet = {
	entered: [true],
	pruned: [true],
	values: [{ value: 3, bound: 'upper' }],
	windows: [{ alpha: -Infinity, beta: 5 }],
	count: 7,
	move: 1
};
const NOTHING: Sheet = {
	...{ entered: [true], pruned: [false], values: [null], windows: [null] },
	...{ count: 0, move: null }
};
const written = (part: Partial<Written>): Written =>
	({
		...{ values: [null], alphas: [null], betas: [null], pruned: [false], count: null, move: null },
		...part
	}) as Written;
const value = (number: number, bound: 'upper' | 'lower' | 'exact' | null): Partial<Written> => ({
	values: [{ value: number, bound }]
});

test.each<[PlaceKind, Partial<Written>, ReturnType<typeof matchAt>, ReturnType<typeof matchAt>]>([
	['cut', {}, 'different', 'same'],
	['cut', { pruned: [true] }, 'same', 'different'],
	['value', {}, 'blank', 'same'],
	['value', { values: [UNREADABLE] }, 'different', 'different'],
	['value', value(3, null), 'same', 'different'],
	['value', value(3, 'upper'), 'same', 'different'],
	['value', value(3, 'exact'), 'different', 'different'],
	['value', value(4, 'upper'), 'different', 'different'],
	['window', {}, 'blank', 'same'],
	['window', { alphas: [-Infinity] }, 'blank', 'different'],
	['window', { betas: [5] }, 'blank', 'different'],
	['window', { alphas: [-Infinity], betas: [5] }, 'same', 'different'],
	['window', { alphas: [-Infinity], betas: [4] }, 'different', 'different'],
	['window', { alphas: [1] }, 'different', 'different'],
	['window', { alphas: [UNREADABLE], betas: [5] }, 'different', 'different'],
	['count', {}, 'blank', 'blank'],
	['count', { count: 7 }, 'same', 'different'],
	['count', { count: UNREADABLE }, 'different', 'different'],
	['move', {}, 'blank', 'same'],
	['move', { move: 1 }, 'same', 'different'],
	['move', { move: 4 }, 'different', 'different']
])(
	'%s with %j is %s with what the search has, %s where it has nothing',
	(kind, part, own, other) => {
		const place = { kind, node: 0, isBeyond: false };
		expect(matchAt(place, written(part), SHEET)).toBe(own);
		expect(matchAt(place, written(part), NOTHING)).toBe(other);
	}
);
