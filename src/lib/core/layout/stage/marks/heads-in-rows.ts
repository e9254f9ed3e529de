/**
 * The heads of the rows where there is no column for them: whose move it is at the left of the root, and above each bus
 * whose moves these are.
 */
import { overlap } from '../../drawing/rects.ts';
import { TALL, textPart } from '../../drawing/texts.ts';
import type { Side } from '../../../games/game.ts';
import type { TextPart } from '../parts.ts';
import { airAbove, busAbove, rowMiddle } from '../placement/spine/spine-rows.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import type { Rect } from '../../viewport.ts';
import { sideAt } from './row-heads.ts';
import * as words from './row-heads.en.ts';

const MARGIN = 8;
/** From a head down to the bus, on which a golden line may be. */
const ABOVE_BUS = 5;

function hasHeadsInRows({ scene: { heads, rows, room } }: SpineView): boolean {
	return heads === 0 && room.look === 'lecture' && rows.compact === 0;
}

function nameOf({ story }: SpineView, side: Side): string {
	return words.sideName(side, story.roleNames[side]);
}

/** The height that such a head takes of what a sibling has below it, whose place begins there. */
export function takenByHead(view: SpineView, from: number): number {
	if (!hasHeadsInRows(view)) return 0;
	const { measure, type, rows } = view.scene;
	const widths = SIDES.map((side) => measure(words.movesOf(nameOf(view, side)), type.head, 600));
	if (from > MARGIN + Math.max(...widths)) return 0;
	return Math.max(0, ABOVE_BUS + TALL * type.head - airAbove(rows));
}

const SIDES: readonly Side[] = ['max', 'min'];

/** @param taken what a head must not cover: there it is missing */
export function headsInRows(view: SpineView, taken: readonly Rect[]): TextPart[] {
	const { scene, line } = view;
	const { rows, type, measure } = scene;
	if (!hasHeadsInRows(view)) return [];
	// The moves of the root take the place of the other rows.
	const last = line.length === 1 ? 0 : rows.last;
	const heads = Array.from({ length: last + 1 }, (_, row) => {
		const isRoot = row === 0;
		const side = sideAt(view, isRoot ? 0 : row - 1);
		const name = nameOf(view, side);
		const y = isRoot
			? rowMiddle(rows, 0)
			: busAbove(rows, row) - ABOVE_BUS - (TALL / 2) * type.head;
		const text = isRoot ? name : words.movesOf(name);
		const style = { size: type.head, weight: 600, tone: side, anchor: 'start' } as const;
		return textPart(measure, isRoot ? 'head:0' : `moves:${row - 1}`, text, MARGIN, y, style);
	});
	// The root says whose moves the first bus has.
	return heads.filter((head, row) => row !== 1 && !taken.some((rect) => overlap(rect, head.rect)));
}
