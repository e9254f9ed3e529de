/** Comma-separated text: what a writer of RFC 4180 writes is read back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../src/lib/core/base/read-csv.ts';
import { runs, seedFrom } from '../../sweep.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ',', ';', '\t', '\n') });

describe('readCsv', () => {
	test('cells with separators, quotes and line breaks are read back, at the line of their row', () => {
		fc.assert(
			fc.property(
				fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
				fc.constantFrom(',', ';', '\t'),
				fc.constantFrom('\n', '\r\n', '\r'),
				(rows, separator, end) => {
					const head = ['a', 'b', 'c'].join(separator);
					const written = rows.map((cells) =>
						cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)
					);
					const text = [head, ...written].join(end);
					const lines = written.map(
						(_, at) => [head, ...written.slice(0, at)].join('\n').split('\n').length + 1
					);
					expect(readCsv(text).slice(1)).toEqual(
						rows
							.map((cells, at) => ({ line: lines[at], cells, isBroken: false }))
							.filter(({ cells }) => cells.some((one) => one !== ''))
					);
				}
			),
			{ seed: seedFrom(33), numRuns: runs(2000) }
		);
	});

	test.each([
		['', []],
		['\n\n', []],
		[
			'a,b\n1,"2',
			[
				['a', 'b'],
				['1', '"2']
			]
		],
		[
			'a,b\n"1"2,3\n"4",5',
			[
				['a', 'b'],
				['"1"2', '3'],
				['4', '5']
			]
		],
		[
			'"a,b,c";d\n1;2',
			[
				['a,b,c', 'd'],
				['1', '2']
			]
		],
		['a"b,c', [['a"b', 'c']]]
	])('%j', (text, cells) => {
		expect(readCsv(text).map((row) => row.cells)).toEqual(cells);
	});
});
