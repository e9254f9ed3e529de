import { cutoffCounts } from '$lib/core/layout/cut-marks.ts';
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import type { IcicleRects } from '$lib/core/layout/icicle-rects.ts';
import type { CountIndex } from '$lib/core/trace/counts.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import { boxOf, pixelOf, type Geometry } from './geometry.ts';
import type { Colours } from '../canvas/theme-colours.ts';

/** The height of the line of marks under the bars, and the width of a tick with its gap, in CSS pixels. */
export const RAIL = 18;
const TICK_GAP = 4;
/** Width of the scissors, and of a ghost that has a notch. */
const ROOM = 12;

type Context = CanvasRenderingContext2D;

/**
 * Marks the cutoffs under the bars: scissors where each has space, otherwise one tick for all within a few pixels,
 * higher by a notch whenever their number doubles.
 */
export function paintCutoffRail(
	context: Context,
	geometry: Geometry,
	recording: Recording,
	counts: CountIndex,
	colours: Colours
): void {
	const { width, bottom, ratio, stretch } = geometry;
	const unitWidth = width / (stretch.to - stretch.from);
	// Two cutoffs are at least a unit apart, so this reveals nothing about future ones.
	const roomy = unitWidth >= ROOM * ratio;
	const widthPx = Math.max(1, Math.floor(width / (TICK_GAP * ratio)));
	const axis = new IcicleAxis(recording);
	const view = { ...stretch, widthPx };
	const columns = cutoffCounts(recording.trace, axis, counts, view);
	const gap = width / widthPx;
	for (const [column, count] of columns.entries()) {
		if (count === 0) continue;
		if (roomy) {
			const unit = Math.ceil(stretch.from + (column * (stretch.to - stretch.from)) / widthPx);
			paintScissors(context, pixelOf(geometry, unit), bottom + 9 * ratio, ratio, colours.ink);
			continue;
		}
		const high = (3 + 2 * Math.min(Math.floor(Math.log2(count)), 6)) * ratio;
		context.fillStyle = colours.ink;
		context.fillRect(
			Math.round(column * gap),
			bottom + 2 * ratio,
			Math.max(1, Math.round(1.5 * ratio)),
			high
		);
	}
}

/** A dark notch with a light edge where the moves of a node begin to be pruned, if there is space for it. */
export function paintNotches(
	context: Context,
	geometry: Geometry,
	recording: Recording,
	rects: IcicleRects,
	colours: Colours
): void {
	const { ratio, plyHeight } = geometry;
	const { trace } = recording;
	const axis = new IcicleAxis(recording);
	const size = Math.min(5 * ratio, plyHeight / 2);
	for (let i = 0; i < rects.xs.length; i++) {
		const row = rects.row[i] as number;
		const unit = rects.xs[i] as number;
		if (row < 0 || (trace.flagsOf(row) & FLAG.FIRST_PRUNED) === 0) continue;
		if (axis.xOfRow(row) !== unit) continue;
		const box = boxOf(geometry, unit, rects.ws[i] as number, rects.ply[i] as number);
		if (box.width < ROOM * ratio || box.x < 0) continue;
		context.beginPath();
		context.moveTo(box.x - size, box.y);
		context.lineTo(box.x + size, box.y);
		context.lineTo(box.x, box.y + 1.6 * size);
		context.closePath();
		context.lineWidth = 2 * ratio;
		context.strokeStyle = colours.panel;
		context.stroke();
		context.fillStyle = colours.ink;
		context.fill();
	}
}

/** As on the slider, opening upwards to the bars. */
function paintScissors(context: Context, x: number, y: number, ratio: number, ink: string): void {
	context.strokeStyle = ink;
	context.lineWidth = 1.2 * ratio;
	context.lineCap = 'round';
	context.beginPath();
	context.moveTo(x - 2.8 * ratio, y - 5 * ratio);
	context.lineTo(x + 1.6 * ratio, y + 2.4 * ratio);
	context.moveTo(x + 2.8 * ratio, y - 5 * ratio);
	context.lineTo(x - 1.6 * ratio, y + 2.4 * ratio);
	for (const side of [-1, 1]) {
		context.moveTo(x + side * 2.3 * ratio + 1.6 * ratio, y + 4 * ratio);
		context.arc(x + side * 2.3 * ratio, y + 4 * ratio, 1.6 * ratio, 0, 2 * Math.PI);
	}
	context.stroke();
	context.lineCap = 'butt';
}
