import { describe, expect, it } from 'vitest';
import { expectMatch, expectSame } from '../same.ts';

describe('plain comparison', () => {
	it.each([
		[3, 3],
		[NaN, NaN],
		[null, null],
		[{ a: [1, { b: NaN }] }, { a: [1, { b: NaN }] }],
		[Int32Array.of(1, 2), Int32Array.of(1, 2)]
	])('takes %j and %j as the same', (one, other) => {
		expect(() => expectSame(one, other)).not.toThrow();
	});

	it.each([
		[3, 4],
		[0, -0],
		['3', 3],
		[null, undefined],
		[[1, 2], [1]],
		[{ a: 1 }, { a: 2 }],
		[Int32Array.of(1, 2), Int32Array.of(1, 3)]
	])('tells %j from %j, as an expectation does', (one, other) => {
		expect(() => expectSame(one, other)).toThrow(/deeply equal/);
	});

	it('says what it is about', () => {
		expect(() => expectSame(1, 2, 'step 7')).toThrow('step 7');
	});

	it('matches the properties that are expected, and no others', () => {
		expect(() => expectMatch({ a: 1, b: [2] }, { b: [2] })).not.toThrow();
		expect(() => expectMatch({ a: 1, b: [2] }, { b: [3] })).toThrow(/to match object/);
		expect(() => expectMatch({ a: 1 }, { b: 1 })).toThrow(/to match object/);
	});
});
