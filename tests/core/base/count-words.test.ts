import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount, formatRounded } from '../../../src/lib/core/base/count-words.ts';

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

it('a rounded number reads as English writes it', () => {
	expect([0.0213, 3.3333, 99.6, 12_345].map((value) => formatRounded(value, 2))).toEqual([
		'0.021',
		'3.3',
		'100',
		'12,000'
	]);
	const positive = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
	fc.assert(
		fc.property(
			fc.oneof(positive, fc.integer({ min: 1 })),
			fc.constantFrom(2, 3),
			(value, digits) => {
				const rounds = new Intl.NumberFormat('en', { maximumSignificantDigits: digits });
				expect(formatRounded(value, digits)).toBe(rounds.format(value));
			}
		)
	);
});
