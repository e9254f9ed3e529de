import { expect, test } from 'vitest';
import { summarise } from '../../../src/lib/core/experiments/krk/tablebase.ts';
import { krk, krkFault, krkJson, krkRows } from './command.ts';
import { EXHAUSTIVE } from '../../sweep.ts';

const MATE_IN = [
	1512, 4676, 3852, 1900, 4848, 8708, 11320, 17172, 20088, 19016, 20476, 21480, 17824, 16136, 5244,
	916
];

test('White to move: every start is won, in 9.86484 moves on average', async () => {
	const found = await krkJson('tablebase --turn white');
	expect(found).toEqual({
		mateIn: MATE_IN,
		lostIn: null,
		draws: 0,
		mean: 1_728_004 / 175_168
	});
	expect(await krkJson('tablebase')).toEqual(found);
});

test('Black to move: 216 mates, 22,244 draws', async () => {
	const { mateIn, lostIn, draws, mean } = (await krkJson('tablebase --turn black')) as {
		mateIn: null;
		lostIn: number[];
		draws: number;
		mean: number;
	};
	expect([mateIn, lostIn[0], lostIn.length, draws]).toEqual([null, 216, 17, 68 + 22_176]);
	expect(lostIn.reduce((sum, count) => sum + count, draws)).toBe(223_944);
	expect(mean).toBe(summarise('black').mean);
});

test('the summary for people', async () => {
	const text = await krk('tablebase');
	expect(text).toContain('mean       9.86484 moves to mate, over all that are won\n');
	expect(text).toMatch(/^mate in {2}positions\n1 +1,512\n2 +4,676\n/m);
	expect(text.endsWith('\n16             916\n')).toBe(true);
	expect(await krk('tablebase --turn black')).toMatch(/^lost in {2}positions\n0 +216\n/m);
});

test('--csv has a row for each position', async () => {
	const [head, ...rows] = await krkRows('tablebase');
	expect(head).toBe('id,fen,mateIn');
	const counts = Array.from(MATE_IN, () => 0);
	for (const row of rows) {
		const moves = Number(row.split(',')[2]);
		counts[moves - 1] = (counts[moves - 1] as number) + 1;
	}
	expect(counts).toEqual(MATE_IN);
	if (!EXHAUSTIVE) return;
	const black = await krkRows('tablebase --turn black');
	expect(black[0]).toBe('id,fen,lostIn');
	expect(black.filter((row) => row.endsWith(',draw'))).toHaveLength(22_244);
	expect(black.filter((row) => row.endsWith(',0'))).toHaveLength(216);
});

test('tablebase rejects wrong options', async () => {
	expect(await krkFault('tablebase --turn White')).toBe(
		'--turn: There is no side “White”; choose white, black.'
	);
	expect(await krkFault('tablebase --json=yes')).toBe('--json: This option takes no value.');
});
