import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatValue,
	parseValue,
	shorten
} from '../../../../src/lib/core/games/explicit/number.ts';

describe('typed tree: the value of a leaf', () => {
	it.each([
		['3', 3],
		['+3', 3],
		['-3', -3],
		['2.5', 2.5],
		['.5', 0.5],
		['5.', 5],
		['-1e3', -1000],
		['1E-2', 0.01],
		['1.5e+2', 150],
		['1e308', 1e308],
		['5e-324', 5e-324],
		['inf', Infinity],
		['+inf', Infinity],
		['-inf', -Infinity],
		['Infinity', Infinity],
		['-Infinity', -Infinity]
	])('%s is read', (word, value) => {
		expect(parseValue(word)).toEqual({ ok: true, value });
	});

	it.each(['0', '-0', '-0.0', '0e5', '-0e99'])('%s is plain zero', (word) => {
		const result = parseValue(word);
		expect(result.ok && Object.is(result.value, 0)).toBe(true);
	});

	it.each([
		['007', 'tree-zeros'],
		['-00.5', 'tree-zeros'],
		['00', 'tree-zeros'],
		['NaN', 'tree-nan'],
		['nan', 'tree-nan'],
		['-NaN', 'tree-nan'],
		['1e309', 'tree-number-range'],
		['-1e999', 'tree-number-range'],
		['9'.repeat(400), 'tree-number-range'],
		['1e-400', 'tree-number-range'],
		['', 'tree-word'],
		['.', 'tree-word'],
		['-', 'tree-word'],
		['+-3', 'tree-word'],
		['3x', 'tree-word'],
		['1e', 'tree-word'],
		['0x10', 'tree-word'],
		['1_000', 'tree-word'],
		['infinite', 'tree-word'],
		['three', 'tree-word']
	])('%s is rejected', (word, code) => {
		const result = parseValue(word, 41);
		expect(result).toMatchObject({ ok: false, fault: { code, at: 41 } });
		expect(!result.ok && result.fault.message.length).toBeLessThan(120);
	});

	it('values round-trip as text', () => {
		fc.assert(
			fc.property(fc.double({ noNaN: true }), (value) => {
				const result = parseValue(formatValue(value));
				// The one value that changes is -0, on purpose.
				expect(result.ok && Object.is(result.value, value === 0 ? 0 : value)).toBe(true);
			})
		);
	});

	it('a long word is quoted by its beginning', () => {
		expect(shorten('abc')).toBe('abc');
		expect(shorten('x'.repeat(100_000))).toBe(`${'x'.repeat(23)}…`);
	});
});
