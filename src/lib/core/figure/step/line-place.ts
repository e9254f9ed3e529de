/** Where a line of numbers has space beside its node: over nothing that is drawn there. */
import { around, grown, isInside, middleOf, overlap } from '../../layout/drawing/rects.ts';
import type { Stage } from '../../layout/stage/parts.ts';
import type { Point, Rect } from '../../layout/viewport.ts';
import type { Mark } from './marks.ts';
import { moved } from './moved-mark.ts';
import { crosses, linesOf } from './path.ts';
import type { WindowLine } from './window-line.ts';

/** Of the height of the line: how far it may be above or below the middle of its node. */
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6];

/**
 * The marks of the first form of the line that has space; null where none has.
 *
 * @param air around the line, in pixels
 */
export function lineBeside(stage: Stage, { row, beside }: WindowLine, air: number): Mark[] | null {
	const node = stage.nodes.find((one) => one.row === row);
	if (node === undefined) return null;
	const own = stage.bounds.filter((bound) => bound.node === node.key).map(({ rect }) => rect);
	const shape = node.ring ?? node.rect;
	const all = around([shape, ...own], air);
	const room = { left: 0, top: 0, right: stage.size.width, bottom: stage.size.height };
	const boxes = boxesOf(stage);
	const lines = [
		...stage.edges.map(({ d }) => d),
		...stage.hairlines.map(({ d }) => d),
		...(stage.recall === null ? [] : [stage.recall]),
		...(stage.cut?.gold ?? [])
	].flatMap(linesOf);
	for (const { marks, width, height } of beside) {
		for (const left of [all.right, all.left - width]) {
			for (const shift of SHIFTS) {
				const top = middleOf(shape).y - height / 2 + shift * height;
				const rect = { left, top, right: left + width, bottom: top + height };
				const free = grown(rect, air / 2);
				if (!isInside(rect, room) || boxes.some((one) => overlap(one, free))) continue;
				if (lines.some((line) => crosses(line, free))) continue;
				return marks.map((mark) => moved(mark, { x: left, y: top }));
			}
		}
	}
	return null;
}

/** What the parts of a stage take. */
function boxesOf({ nodes, texts, bounds, folds, boxes, cut }: Stage): Rect[] {
	return [
		...nodes.flatMap(({ rect, ring, star, value, badge, mark, fan }) => [
			rect,
			...[ring, star, mark?.rect, fan?.cut?.scissors].flatMap((one) => one ?? []),
			...[value, badge, fan?.count, fan?.cut?.count].flatMap((one) => one?.rect ?? []),
			...linesOf(fan?.d ?? '').map(aroundLine)
		]),
		...[...texts, ...bounds, ...folds, ...boxes].map(({ rect }) => rect),
		...(cut === null ? [] : [cut.scissors, ...(cut.callout === null ? [] : [cut.callout.rect])])
	];
}

function aroundLine([a, b]: readonly [Point, Point]): Rect {
	return around([
		{ left: a.x, right: a.x, top: a.y, bottom: a.y },
		{ left: b.x, right: b.x, top: b.y, bottom: b.y }
	]);
}
