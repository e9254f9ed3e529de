/** The space that a stage leaves free: over nothing that is drawn there, and clear of its lines. */
import { around, grown, isInside, middleOf, overlap } from '../../layout/drawing/rects.ts';
import type { NodePart, Stage } from '../../layout/stage/parts.ts';
import type { Point, Rect, Size } from '../../layout/viewport.ts';
import { crosses, linesOf } from './path.ts';

/** Of the height of what is at the side of a node: how far it may be above or below the middle of the node. */
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6];

export type Beside = 'right' | 'left' | 'below';

export class FreeSpace {
	readonly #room: Rect;
	#boxes: readonly Rect[];
	readonly #lines: readonly (readonly [Point, Point])[];

	/** @param air around what is placed, in pixels */
	constructor(
		private readonly stage: Stage,
		private readonly air: number
	) {
		const { size, edges, hairlines, recall, cut } = stage;
		this.#room = { left: 0, top: 0, right: size.width, bottom: size.height };
		this.#boxes = boxesOf(stage);
		this.#lines = [
			...edges.map(({ d }) => d),
			...hairlines.map(({ d }) => d),
			...(recall === null ? [] : [recall]),
			...(cut?.gold ?? [])
		].flatMap(linesOf);
	}

	/** The first free place of a size beside a node; null where there is none. */
	find(node: NodePart, { width, height }: Size, sides: readonly Beside[]): Rect | null {
		const own = this.stage.bounds.filter((bound) => bound.node === node.key);
		const shape = node.ring ?? node.rect;
		const values = node.value === null ? [] : [node.value.rect];
		const all = around([shape, ...values, ...own.map(({ rect }) => rect)], this.air);
		const middle = middleOf(shape);
		const corners = sides.flatMap((side): Point[] => {
			if (side === 'below')
				return [{ x: middle.x - width / 2, y: around([shape, ...values], this.air).bottom }];
			const x = side === 'right' ? all.right : all.left - width;
			return SHIFTS.map((shift) => ({ x, y: Math.max(0, middle.y + (shift - 0.5) * height) }));
		});
		const rects = corners.map(({ x, y }) => ({
			left: x,
			top: y,
			right: x + width,
			bottom: y + height
		}));
		return rects.find((rect) => this.isFree(rect)) ?? null;
	}

	/** What is drawn there is in the way from now on. */
	take(rect: Rect): void {
		this.#boxes = [...this.#boxes, rect];
	}

	copy(): FreeSpace {
		const other = new FreeSpace(this.stage, this.air);
		other.#boxes = this.#boxes;
		return other;
	}

	/** True where nothing is drawn in a rectangle, nor close to it. */
	isFree(rect: Rect): boolean {
		const free = grown(rect, this.air / 2);
		return (
			isInside(rect, this.#room) &&
			!this.#boxes.some((one) => overlap(one, free)) &&
			!this.#lines.some((line) => crosses(line, free))
		);
	}
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
