import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount } from '../../../src/lib/core/base/count-words.ts';

const english = new Intl.NumberFormat('en');

it('a count reads as English writes it', () => {
	expect([0, 7, 999, 1_000, 549_946, 3_474_358].map(formatCount)).toEqual([
		'0',
		'7',
		'999',
		'1,000',
		'549,946',
		'3,474,358'
	]);
	fc.assert(
		fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double()), (count) => {
			expect(formatCount(count + 0)).toBe(english.format(count + 0));
		})
	);
});
