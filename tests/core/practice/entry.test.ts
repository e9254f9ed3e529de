/** What a student may write, and what is said about the rest. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	formatEntry,
	formatLimitEntry,
	parseCount,
	parseEntry,
	parseLimit,
	sameNumber
} from '../../../src/lib/core/practice/entry.ts';
import { readMove } from '../../../src/lib/core/practice/read-move.ts';
import { expectSame } from '../../same.ts';
import { exercise, valueOf } from './exercises.ts';

describe('an entry', () => {
	test.each([
		['3', 3, null],
		[' 3 ', 3, null],
		['≤3', 3, 'upper'],
		['<=3', 3, 'upper'],
		['=<3', 3, 'upper'],
		['>= 7', 7, 'lower'],
		['=>7', 7, 'lower'],
		['≥-7', -7, 'lower'],
		['=7', 7, 'exact'],
		// As the keys of the tree begin it.
		['≤=3', 3, 'upper'],
		['≥=3', 3, 'lower'],
		['i', Infinity, null],
		['-i', -Infinity, null],
		['inf', Infinity, null],
		['Infinity', Infinity, null],
		['+∞', Infinity, null],
		['-inf', -Infinity, null],
		['−∞', -Infinity, null],
		['–5', -5, null],
		['-0', 0, null],
		['.5', 0.5, null],
		['1e3', 1000, null]
	] as const)('%j is read', (text, value, bound) => {
		expect(parseEntry(text)).toEqual({ ok: true, value: { value, bound } });
	});

	test.each([
		['', 'blank'],
		['<3', 'entry-strict'],
		['> 3', 'entry-strict'],
		['three', 'entry-value'],
		['≤', 'entry-value'],
		['3 4', 'entry-value'],
		['3..4', 'entry-value'],
		['1e400', 'entry-value'],
		['NaN', 'entry-value'],
		['x'.repeat(10_000), 'entry-value']
	])('%j is %s', (text, code) => {
		const read = parseEntry(text);
		if (read.ok) {
			expect([code, read.value]).toEqual(['blank', null]);
			return;
		}
		expect(read.fault).toMatchObject({ code, at: 0 });
		expect(read.fault.message).toMatch(/^.{1,200}\.$/);
	});

	test.each(['≥3', '>= 3', '=3', '<4'])('%j as an end of a window is told why not', (text) => {
		expect(parseLimit(text)).toMatchObject({
			ok: false,
			fault: { code: 'entry-limit', at: 0 }
		});
	});

	test('what is written is read as the same', () => {
		const value = fc.oneof(
			fc.double({ noNaN: true }).map((one) => one + 0),
			fc.integer(),
			fc.constantFrom(Infinity, -Infinity)
		);
		fc.assert(
			fc.property(value, fc.constantFrom('upper' as const, 'lower' as const), (one, bound) => {
				expectSame(parseEntry(formatEntry({ value: one, bound })), {
					ok: true,
					value: { value: one, bound }
				});
				expectSame(parseLimit(formatLimitEntry(one)), { ok: true, value: one });
			})
		);
	});

	test('numbers that are shown alike are the same', () => {
		expect(sameNumber(0.1 + 0.2, 0.3)).toBe(true);
		expect(sameNumber(3, 3.0001)).toBe(false);
		expect(sameNumber(Infinity, -Infinity)).toBe(false);
	});
});

test('a count and a move', () => {
	expect(parseCount(' 12 ')).toEqual({ ok: true, value: 12 });
	expect(parseCount('')).toEqual({ ok: true, value: null });
	expect(parseCount('-1')).toMatchObject({ ok: false, fault: { code: 'entry-count' } });
	const x = exercise(2, 17);
	const [a, b] = x.tree.children[0] as readonly [number, number];
	expect(['a', 'B', '0', '1', ' '].map((text) => valueOf(readMove(x, text)))).toEqual([
		a,
		b,
		a,
		b,
		null
	]);
	expect(readMove(x, 'z')).toMatchObject({
		ok: false,
		fault: { code: 'entry-move', message: '“z” is not a move of the root: choose a, b, c.' }
	});
});

test('a number is written with its sign, zero without one', () => {
	expect([-3, 0, 3, Infinity, -Infinity].map(formatLimitEntry)).toEqual([
		...['−3', '0', '3', '∞'],
		'−∞'
	]);
	expect(formatEntry({ value: 0, bound: 'lower' })).toBe('≥0');
});

test('what is wrong with an entry is said, with what to write instead', () => {
	const faultOf = (read: ReturnType<typeof parseEntry | typeof parseLimit>): string =>
		read.ok ? '' : read.fault.message;
	const broken =
		'“three” is not a value: write a number, with ≤ or ≥ before it if it is only a limit, or inf.';
	expect(faultOf(parseEntry('three'))).toBe(broken);
	expect(faultOf(parseLimit('three'))).toBe(broken);
	expect(faultOf(parseEntry('<3'))).toBe(
		'A limit is at most or at least: write ≤ or ≥ (<= or >=).'
	);
	expect(faultOf(parseLimit('≤3'))).toBe(
		'Alpha and beta are numbers alone, such as 3 or inf: only a value can be at most or at least.'
	);
	const count = parseCount('many');
	expect(count.ok ? '' : count.fault.message).toBe('“many” is not a number of leaves.');
	expect(parseCount('123456')).toEqual({ ok: true, value: 123456 });
	expect(parseCount('1234567').ok).toBe(false);
});
