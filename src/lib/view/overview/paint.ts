/** Paints the overview: the whole search once on a layer, and at each step what is to be seen of it. */
import { RECT, type IcicleRects } from '$lib/core/layout/icicle-rects.ts';
import type { Colours } from './theme-colours.ts';

/** Where the bars lie on the canvas, in its own (device) pixels. */
export interface Geometry {
	readonly width: number;
	readonly height: number;
	/** Free above the bars, for the handle of the playhead. */
	readonly top: number;
	/** The height of a ply; may be a fraction. */
	readonly plyHeight: number;
	/** Units of the axis in the whole width. */
	readonly units: number;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Everything that stays the same while one steps. */
export interface Picture {
	readonly geometry: Geometry;
	readonly rects: IcicleRects;
	/** For each pixel column the visited part of its nodes, 0 to 1. */
	readonly shares: Float32Array;
	readonly rootIsMax: boolean;
}

/** What changes with the step, in units of the axis. */
export interface Playhead {
	readonly x: number;
	/** The bar of the current node. */
	readonly nodeX: number;
	readonly nodeWidth: number;
	readonly nodePly: number;
	/** Whether what lies right of the playhead may be seen. */
	readonly future: 'hide' | 'show';
}

type Context = CanvasRenderingContext2D;

/** In CSS pixels: narrower bars have no outline, as it would be all that is seen of them. */
const OUTLINED_FROM = 5;
const FLAT_ALPHA = 0.5;
const FUTURE_ALPHA = 0.35;

/** Paints all bars, whatever the step. */
export function paintLayer(context: Context, picture: Picture, colours: Colours): void {
	const { geometry, rects } = picture;
	context.clearRect(0, 0, geometry.width, geometry.height);
	const hatch = hatchOf(context, colours, geometry.ratio);
	const looks = {
		[RECT.MAX]: { soft: colours['max-soft'], edge: colours.max },
		[RECT.MIN]: { soft: colours['min-soft'], edge: colours.min },
		[RECT.LEAF]: { soft: colours.sunk, edge: colours['ink-soft'] },
		[RECT.GHOST]: { soft: hatch, edge: colours['ghost-edge'] }
	};
	for (let i = 0; i < rects.xs.length; i++) {
		const box = boxOf(
			geometry,
			rects.xs[i] as number,
			rects.ws[i] as number,
			rects.ply[i] as number
		);
		const kind = rects.kind[i] as keyof typeof looks | typeof RECT.DENSITY;
		if (kind === RECT.DENSITY) paintDensity(box, rects.ply[i] as number);
		else if (box.width >= OUTLINED_FROM * geometry.ratio) paintOutlined(box, looks[kind]);
		else paintFlat(box, kind === RECT.GHOST ? hatch : looks[kind].edge, kind === RECT.GHOST);
	}

	function paintOutlined(box: Box, look: { soft: string | CanvasPattern; edge: string }): void {
		const line = Math.max(1, Math.round(geometry.ratio));
		context.fillStyle = look.soft;
		context.fillRect(box.x, box.y, box.width - line, box.height - line);
		context.strokeStyle = look.edge;
		context.lineWidth = line;
		const half = line / 2;
		context.strokeRect(box.x + half, box.y + half, box.width - 2 * line, box.height - 2 * line);
	}

	function paintFlat(box: Box, fill: string | CanvasPattern, isHatched: boolean): void {
		const gap = box.width > 2 * geometry.ratio ? 1 : 0;
		context.globalAlpha = isHatched ? 1 : FLAT_ALPHA;
		context.fillStyle = fill;
		context.fillRect(box.x, box.y, box.width - gap, box.height - gap);
		context.globalAlpha = 1;
	}

	/** Hatched as far as it is pruned; each column filled from above by the part that was visited. */
	function paintDensity(box: Box, ply: number): void {
		paintFlat(box, hatch, true);
		const isMax = picture.rootIsMax === (ply % 2 === 0);
		for (let column = box.x; column < box.x + box.width; column++) {
			const share = picture.shares[column] ?? 0;
			if (share === 0) continue;
			const height = Math.max(1, Math.round(share * (box.height - 1)));
			context.fillStyle = colours.panel;
			context.fillRect(column, box.y, 1, height);
			context.globalAlpha = FLAT_ALPHA;
			context.fillStyle = isMax ? colours.max : colours.min;
			context.fillRect(column, box.y, 1, height);
			context.globalAlpha = 1;
		}
	}
}

/** Shows of the layer what may be seen, the current node and the playhead. Costs the same for every search. */
export function paintStep(
	context: Context,
	layer: CanvasImageSource,
	geometry: Geometry,
	playhead: Playhead,
	colours: Colours
): void {
	const { width, height, top, ratio, units } = geometry;
	const x = Math.round((playhead.x / units) * width);
	context.clearRect(0, 0, width, height);
	context.strokeStyle = colours.line;
	context.lineWidth = ratio;
	context.strokeRect(ratio / 2, top + ratio / 2, width - ratio, height - top - ratio);
	if (playhead.future === 'show' && x < width) {
		context.globalAlpha = FUTURE_ALPHA;
		context.drawImage(layer, x, 0, width - x, height, x, 0, width - x, height);
		context.globalAlpha = 1;
	}
	if (x > 0) context.drawImage(layer, 0, 0, x, height, 0, 0, x, height);
	paintNode();
	paintHead();

	function paintNode(): void {
		const end = playhead.nodeX + playhead.nodeWidth;
		const seen = playhead.future === 'show' ? end : Math.min(end, playhead.x);
		const box = boxOf(geometry, playhead.nodeX, seen - playhead.nodeX, playhead.nodePly);
		const least = 5 * ratio;
		const from = box.width < least ? box.x - (least - box.width) / 2 : box.x;
		const wide = Math.max(box.width, least);
		context.strokeStyle = colours['now-edge'];
		context.lineWidth = 4 * ratio;
		context.strokeRect(from, box.y, wide, box.height);
		context.strokeStyle = colours.now;
		context.lineWidth = 2 * ratio;
		context.strokeRect(from, box.y, wide, box.height);
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

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A bar on whole pixels, at least one wide and high. */
function boxOf(geometry: Geometry, unit: number, units: number, ply: number): Box {
	const { width, top, plyHeight } = geometry;
	const x = Math.min(Math.round((unit / geometry.units) * width), width - 1);
	const end = Math.round(((unit + units) / geometry.units) * width);
	const y = Math.round(top + ply * plyHeight);
	const bottom = Math.round(top + (ply + 1) * plyHeight);
	return { x, y, width: Math.max(end - x, 1), height: Math.max(bottom - y, 1) };
}

function hatchOf(context: Context, colours: Colours, ratio: number): CanvasPattern | string {
	const size = Math.round(6 * ratio);
	const tile = document.createElement('canvas');
	tile.width = size;
	tile.height = size;
	const draw = tile.getContext('2d');
	if (draw === null) return colours.sunk;
	draw.fillStyle = colours.panel;
	draw.fillRect(0, 0, size, size);
	draw.strokeStyle = colours['ghost-edge'];
	draw.lineWidth = ratio;
	draw.beginPath();
	// The neighbours' corners too, so that the lines meet across tiles.
	for (const shift of [-size, 0, size]) {
		draw.moveTo(shift - 1, size + 1);
		draw.lineTo(shift + size + 1, -1);
	}
	draw.stroke();
	return context.createPattern(tile, 'repeat') ?? colours.sunk;
}
