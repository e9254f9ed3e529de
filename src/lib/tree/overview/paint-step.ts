/** Paints the visible overview at each step: its layer, the current node, the playhead, the frame. */
import type { FrameSpan } from '$lib/core/layout/tree-frame.ts';
import { boxOf, pixelOf, type Geometry } from './geometry.ts';
import { paintFrame } from './paint-frame.ts';
import type { Colours } from '../canvas/theme-colours.ts';

/** The parts that depend on the step, in units of the axis. */
export interface Playhead {
	readonly x: number;
	/** The bar of the current node. */
	readonly nodeX: number;
	readonly nodeWidth: number;
	readonly nodePly: number;
	/** Whether the part right of the playhead is shown. */
	readonly seesAhead: boolean;
	/** The visible part of the tree above. */
	readonly frame: readonly FrameSpan[];
}

const FUTURE_ALPHA = 0.35;

/** Copies the visible part of the layer and paints the marks on top. Costs the same for each search. */
export function paintStep(
	context: CanvasRenderingContext2D,
	layer: CanvasImageSource,
	geometry: Geometry,
	playhead: Playhead,
	colours: Colours
): void {
	const { width, height, top, bottom, ratio } = geometry;
	const { from, to } = geometry.stretch;
	const x = Math.min(Math.max(pixelOf(geometry, playhead.x), 0), width);
	const seenUpTo = playhead.seesAhead ? Infinity : playhead.x;
	context.clearRect(0, 0, width, height);
	context.strokeStyle = colours.line;
	context.lineWidth = ratio;
	context.strokeRect(ratio / 2, top + ratio / 2, width - ratio, bottom - top - ratio);
	if (playhead.seesAhead && x < width) {
		context.globalAlpha = FUTURE_ALPHA;
		context.drawImage(layer, x, 0, width - x, height, x, 0, width - x, height);
		context.globalAlpha = 1;
	}
	if (x > 0) context.drawImage(layer, 0, 0, x, height, 0, 0, x, height);
	paintFrame(context, geometry, playhead.frame, seenUpTo, colours);
	if (playhead.nodeX < to && playhead.nodeX + playhead.nodeWidth > from) paintNode();
	if (playhead.x >= from && playhead.x <= to) paintHead();

	function paintNode(): void {
		const end = Math.min(playhead.nodeX + playhead.nodeWidth, seenUpTo);
		const box = boxOf(geometry, playhead.nodeX, end - playhead.nodeX, playhead.nodePly);
		const least = 5 * ratio;
		const left = box.width < least ? box.x - (least - box.width) / 2 : box.x;
		const wide = Math.max(box.width, least);
		context.strokeStyle = colours['now-edge'];
		context.lineWidth = 4 * ratio;
		context.strokeRect(left, box.y, wide, box.height);
		context.strokeStyle = colours.now;
		context.lineWidth = 2 * ratio;
		context.strokeRect(left, box.y, wide, box.height);
	}

	function paintHead(): void {
		// Kept on the canvas at both ends.
		const middle = Math.min(Math.max(x, 2 * ratio), width - 2 * ratio);
		context.fillStyle = colours['now-edge'];
		context.fillRect(middle - 2 * ratio, 0, 4 * ratio, height);
		context.beginPath();
		context.moveTo(middle - 7 * ratio, 0);
		context.lineTo(middle + 7 * ratio, 0);
		context.lineTo(middle, 10 * ratio);
		context.fill();
		context.fillStyle = colours.now;
		context.fillRect(middle - ratio, 0, 2 * ratio, height);
		context.beginPath();
		context.moveTo(middle - 4.5 * ratio, ratio);
		context.lineTo(middle + 4.5 * ratio, ratio);
		context.lineTo(middle, 7.5 * ratio);
		context.fill();
	}
}
