/** The column of the row heads, at the left of a spine. */
import type { Story } from '../../../../explain/story.ts';
import * as words from '../../marks/row-heads.en.ts';
import type { Measure, StageRoom } from '../../parts.ts';
import { keepsType } from '../../type-sizes.ts';
import type { SpineRows } from './spine-rows.ts';

/** Width of the column, and its margin at the left. */
const HEADS = { explore: 104, narrow: 98, phone: 0 } as const;
/** In Explore at this size of their type. */
const HEAD_SIZE = 12.5;
export const HEAD_MARGIN = { explore: 14, lecture: 14, narrow: 12, phone: 0 } as const;
const LONG_HEAD = '23 moves: 21 done';
/** In Explore heads between low rows have one line. */
const LINE_HEAD = '8 moves: 1 now, 7 to go';
const SMALLEST = 0.85;

/** In a narrow column totals have more lines, or are "21 of 23 done". */
export type Heads = 'wide' | 'narrow' | 'none';

/** Between a narrow column and the strips. */
const BESIDE = 4;

/** On a large screen the column is wider, as its type is larger. */
export function headsWidth(
	column: Heads,
	room: StageRoom,
	{ compact }: SpineRows,
	size: number,
	measure: Measure,
	names: Story['roleNames']
): number {
	if (column === 'none') return 0;
	const { look } = room;
	if (column === 'narrow') {
		const titles = [names.max, names.min].map((name) => measure(words.movesOf(name), size, 650));
		const counts = measure(words.searchedOf(88, 88), size, 500);
		return HEAD_MARGIN[look] + Math.max(...titles, counts) + BESIDE;
	}
	if (look === 'lecture' || keepsType(room)) {
		const head = look === 'lecture' || compact === 0 ? LONG_HEAD : LINE_HEAD;
		return HEAD_MARGIN[look] + measure(`${head}, `, size, 650);
	}
	return HEADS[look] * (look === 'explore' ? Math.max(1, size / HEAD_SIZE) : 1);
}

/** Size of the heads' type: small enough for a column of that width. */
export function headSize(
	{ look }: StageRoom,
	size: number,
	heads: number,
	measure: Measure
): number {
	const width = heads - HEAD_MARGIN[look];
	if (width <= 0) return size;
	const needed = measure(LONG_HEAD, size, 650);
	return size * Math.min(1, Math.max(SMALLEST, width / needed));
}
