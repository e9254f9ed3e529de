import { describe, expect, test } from 'vitest';
import { explainFreeSquares } from '../../../src/lib/core/evaluate/krk-paper/explain.ts';
import { READINGS } from '../../../src/lib/core/games/krk/profile/readings.ts';
import { krk, krkFault, krkJson, krkRows } from './command.ts';

describe('krk evaluate: one position', () => {
	test('figure 1 has 12 free squares, in the black king’s quadrant', async () => {
		const found = { freeSquares: 12, case: 'quadrant' };
		expect(await krkJson('evaluate --id 206557 --turn white --reading authors')).toEqual(found);
		expect(await krkJson('evaluate --id 206557')).toEqual(found);
		expect(await krkJson('evaluate --id 206557 --reading mobility')).toEqual({
			freeSquares: 5,
			case: 'quadrant'
		});
	});

	test.each(READINGS)('the interpretation %s gives the core’s explanation', async (reading) => {
		for (const [id, turn] of [
			[194, 'white'],
			[66, 'black'],
			[206_557, 'black'],
			[261_949, 'white']
		] as const) {
			const { total, case: kind } = explainFreeSquares(id, turn, reading);
			const line = `evaluate --id ${id} --turn ${turn} --reading ${reading}`;
			expect(await krkJson(line)).toEqual({ freeSquares: total, case: kind });
		}
	});

	test('the output for people includes an ending if there is one', async () => {
		expect(await krk('evaluate --id 206557'))
			.toBe(`position      206557, 8/8/6k1/3R4/8/3K4/8/8 w - - 0 1
to move       White
reading       authors-fixed: The paper’s program with those two cases fixed, so that all eight symmetries agree.
free squares  12
taken away    0 by the white king
case          quadrant
`);
		// Black king a8, rook h8, white king b6; then the rook on b7.
		expect(await krk('evaluate --id 3594 --turn black')).toMatch(
			/^ending +checkmate, worth -1000 in its place$/m
		);
		expect(await krk('evaluate --id 586 --turn black')).toMatch(
			/^ending +stalemate, worth 1000 in its place$/m
		);
	});

	test('--csv prints one row', async () => {
		expect(await krkRows('evaluate --id 206557')).toEqual([
			'id,fen,freeSquares,case',
			'206557,8/8/6k1/3R4/8/3K4/8/8 w - - 0 1,12,quadrant'
		]);
	});
});

describe('krk evaluate: all positions', () => {
	test.each([
		['authors', 'white', 175_168, 4_030_548, 1, 52],
		['authors', 'black', 223_944, 5_479_252, 0, 52],
		['authors-fixed', 'white', 175_168, 4_034_608, 1, 52],
		['authors-fixed', 'black', 223_944, 5_485_832, 0, 52],
		['literal', 'white', 175_168, 4_189_600, 1, 54],
		['flood', 'black', 223_944, 5_581_432, 0, 52],
		['mobility', 'black', 223_944, 1_085_792, 0, 8]
	])('the interpretation %s, %s to move', async (reading, turn, count, sum, min, max) => {
		const line = `evaluate --all --turn ${turn} --reading ${reading}`;
		expect(await krkJson(line)).toEqual({ count, sum, min, max });
	});

	test('the summary for people of all positions', async () => {
		const text = await krk('evaluate --all --reading area');
		expect(text).toContain('positions     175,168\n');
		expect(text).toContain('free squares  1 to 49, 24.9744 on average\n');
		expect(text).toContain('sum           4,374,720\n');
	});

	test('the rows of the table add up', async () => {
		const [head, ...rows] = await krkRows('evaluate --all --reading authors');
		expect(head).toBe('id,fen,freeSquares,case');
		expect(rows).toHaveLength(175_168);
		expect(rows.reduce((sum, row) => sum + Number(row.split(',')[2]), 0)).toBe(4_030_548);
		expect(new Set(rows.map((row) => row.split(',')[3]))).toEqual(
			new Set(['quadrant', 'blocked', 'blocked-passage'])
		);
	});
});

describe('krk evaluate: mistakes', () => {
	const range = "--id: A position's number is a whole number from 0 to 262143.";
	test.each([
		['evaluate', 'evaluate: Which position? Give its number with --id, or --all.'],
		['evaluate --id 194 --all', '--id: Choose --id or --all, not both.'],
		['evaluate --id 262144', range],
		['evaluate --id -1', range],
		['evaluate --id 1.5', range],
		['evaluate --id 1e3', range],
		['evaluate --id 0x10', range],
		['evaluate --id=', range],
		[`evaluate --id ${'9'.repeat(400)}`, range],
		['evaluate --id 0', '--id: Number 0 has the black king and the white rook both on a8.'],
		['evaluate --id 129', /^--id: The kings on a7 and a8 are on adjacent squares/],
		[
			'evaluate --id 66',
			/^--id: It is White's move, but Black's king on a8 is in check from the rook/
		],
		[
			'evaluate --all --reading paper',
			/^--reading: There is no reading “paper”; choose authors \(.+\), authors-fixed \(.+\), no-opposition \(.+\), literal \(.+\), area \(.+\), flood \(.+\), mobility \(.+\)\.$/
		],
		['evaluate --all --turn', '--turn: This option needs a value.'],
		['evaluate --id --all', '--id: This option needs a value.'],
		['evaluate --id 194 --id 195', '--id: This option is given twice.'],
		['evaluate --all --all', '--all: This option is given twice.'],
		['evaluate 194', '194: Unexpected argument.']
	])('%s', async (line, fault) => {
		expect(await krkFault(line)).toMatch(fault);
	});
});
