import { describe, expect, it } from 'vitest';
import { formatBound, formatCount, formatValue } from '../../../src/lib/core/explain/format.ts';

describe('formatValue', () => {
	it.each([
		[0, '0'],
		[-0, '0'],
		[7, '7'],
		[-1, '−1'],
		[3.25, '3.25'],
		[-0.5, '−0.5'],
		[0.1 + 0.2, '0.3'],
		[5.250000000000001, '5.25'],
		[1000, '1000'],
		[-123456789012345, '−123456789012345'],
		[Infinity, '∞'],
		[-Infinity, '−∞']
	])('%d is %s', (value, text) => {
		expect(formatValue(value)).toBe(text);
	});
});

it('infinite values have names where they are given, and no others', () => {
	const mates = { max: 'mate', min: '−mate' };
	expect([Infinity, -Infinity, 0, -3].map((value) => formatValue(value, mates))).toEqual([
		'mate',
		'−mate',
		'0',
		'−3'
	]);
});

describe('formatBound', () => {
	it.each([
		[3, 'exact', '3'],
		[3, 'upper', '≤ 3'],
		[7, 'lower', '≥ 7'],
		[-1, 'upper', '≤ −1'],
		[Infinity, 'exact', '∞']
	] as const)('%d, %s', (value, bound, text) => {
		expect(formatBound(value, bound)).toBe(text);
	});
});

it('formatCount groups thousands', () => {
	expect(formatCount(9)).toBe('9');
	expect(formatCount(1204)).toBe('1,204');
});
