import type { FrameSpan } from '$lib/core/layout/tree-frame.ts';
import { boxOf, type Box, type Geometry } from './geometry.ts';
import type { Colours } from '../canvas/theme-colours.ts';

/** In CSS pixels: keeps the frame of a narrow part visible. */
const LEAST_WIDTH = 4;

/**
 * Frames the visible part of the search in the tree pane: one stepped outline around each run of plies, a light line
 * within a dark one, so that it is visible on every ground.
 * @param seenUpTo in units: the part right of it is hidden
 */
export function paintFrame(
	context: CanvasRenderingContext2D,
	geometry: Geometry,
	frame: readonly FrameSpan[],
	seenUpTo: number,
	colours: Colours
): void {
	const { ratio, stretch } = geometry;
	context.beginPath();
	let run: Box[] = [];
	let lastPly = -1;
	for (const { ply, from, to } of frame) {
		const end = Math.min(to, seenUpTo);
		if (end <= stretch.from || from >= stretch.to || end <= from) continue;
		if (ply !== lastPly + 1) {
			addOutline(context, run);
			run = [];
		}
		run.push(widened(boxOf(geometry, from, end - from, ply), LEAST_WIDTH * ratio));
		lastPly = ply;
	}
	addOutline(context, run);
	context.strokeStyle = colours.ink;
	context.lineWidth = 4 * ratio;
	context.stroke();
	context.strokeStyle = colours.panel;
	context.lineWidth = 2 * ratio;
	context.stroke();
}

function widened(box: Box, least: number): Box {
	if (box.width >= least) return box;
	return { ...box, x: box.x - (least - box.width) / 2, width: least };
}

/** Down along the right ends, and up again along the left ones. */
function addOutline(context: CanvasRenderingContext2D, run: readonly Box[]): void {
	const [first] = run;
	if (first === undefined) return;
	context.moveTo(first.x, first.y);
	for (const { x, y, width, height } of run) {
		context.lineTo(x + width, y);
		context.lineTo(x + width, y + height);
	}
	for (const { x, y, height } of run.toReversed()) {
		context.lineTo(x, y + height);
		context.lineTo(x, y);
	}
	context.closePath();
}
