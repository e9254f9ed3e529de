import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAbove, nextBelow } from '../../../src/lib/core/base/next-double.ts';

/** The bits of a double as an integer that increases with the number; 0 and -0 are the same. */
function placeOf(value: number): bigint {
	const view = new DataView(new ArrayBuffer(8));
	view.setFloat64(0, value);
	const bits = view.getBigInt64(0);
	return bits >= 0n ? bits : -(bits & 0x7fff_ffff_ffff_ffffn);
}

test.each([
	[0, 5e-324],
	[-5e-324, 0],
	[1, 1 + Number.EPSILON],
	[3.25, 3.25 + 2 * Number.EPSILON],
	[-Infinity, -Number.MAX_VALUE],
	[Number.MAX_VALUE, Infinity],
	[4294967295 * 5e-324, 4294967296 * 5e-324]
])('the double after %d is %d, and the reverse', (value, next) => {
	expect(nextAbove(value)).toBe(next);
	expect(nextBelow(next)).toBe(value);
});

test('the infinities have no neighbours beyond them', () => {
	expect(nextAbove(Infinity)).toBe(Infinity);
	expect(nextBelow(-Infinity)).toBe(-Infinity);
});

test('the neighbour of any number is one place further', () => {
	fc.assert(
		fc.property(fc.double({ noNaN: true }), (drawn) => {
			const value = drawn + 0; // Not -0, which never occurs as a value.
			if (value !== Infinity) {
				expect(nextAbove(value)).toBeGreaterThan(value);
				expect(placeOf(nextAbove(value)) - placeOf(value)).toBe(1n);
			}
			if (value !== -Infinity) expect(placeOf(value) - placeOf(nextBelow(value))).toBe(1n);
		})
	);
});
