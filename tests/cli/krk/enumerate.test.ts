import { expect, test } from 'vitest';
import { krk, krkFault, krkJson, krkRows } from './command.ts';

test('White to move: the paper’s 175,168 starts', async () => {
	const starts = { count: 175_168, first: 194, last: 261_949 };
	expect(await krkJson('enumerate --turn white')).toEqual(starts);
	expect(await krkJson('enumerate')).toEqual(starts);
});

test('Black to move: 223,944 positions, from the first with the kings apart', async () => {
	const { count, first, last } = (await krkJson('enumerate --turn black')) as Record<
		string,
		number
	>;
	// Black king a8, rook a7, white king a6; and the same rotated to h1.
	expect([count, first, last]).toEqual([223_944, 66, 63 * 4096 + 62 * 64 + 61]);
});

test('enumerate prints a summary for people', async () => {
	expect(await krk('enumerate')).toBe(`to move    White
positions  175,168
first      194, k7/8/K7/R7/8/8/8/8 w - - 0 1
last       261949, 8/8/8/8/7R/7K/8/7k w - - 0 1
`);
});

test('--csv lists all ids, ascending, with their FEN', async () => {
	const rows = await krkRows('enumerate');
	expect(rows).toHaveLength(1 + 175_168);
	expect(rows.slice(0, 3)).toEqual([
		'id,fen',
		'194,k7/8/K7/R7/8/8/8/8 w - - 0 1',
		'258,k7/8/K7/8/R7/8/8/8 w - - 0 1'
	]);
	const ids = rows.slice(1).map((row) => Number(row.slice(0, row.indexOf(','))));
	expect(ids.slice(0, 5)).toEqual([194, 258, 259, 322, 323]);
	expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] as number))).toBe(true);
	expect(rows).toContain('206557,8/8/6k1/3R4/8/3K4/8/8 w - - 0 1');
	expect((await krkRows('enumerate --turn black'))[1]).toBe('66,k7/R7/K7/8/8/8/8/8 b - - 0 1');
});

test('enumerate rejects wrong options', async () => {
	expect(await krkFault('enumerate --turn grey')).toBe(
		'--turn: There is no side “grey”; choose white, black.'
	);
	expect(await krkFault('enumerate --json --csv')).toBe('--csv: Choose --json or --csv, not both.');
	expect(await krkFault('enumerate --id 194')).toBe(
		'--id: Unknown option. krk enumerate accepts --turn, --json, --csv.'
	);
});
