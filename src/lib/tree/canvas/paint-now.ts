/** The search's current path and node, visible at every zoom; and the pointed node. */
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import { pixelAt, pixelOfPly } from '$lib/core/layout/whole-scale.ts';
import type { Colours } from './theme-colours.ts';
import { addClipped } from '$lib/core/layout/clip-line.ts';
import type { Look, Scene, SceneNode, ScenePly } from '$lib/core/layout/ply-scene.ts';

type Context = CanvasRenderingContext2D;

/** In pixels: the ring around a node that is itself too small to be visible. */
const LEAST_RING = 7;

/** The edges of the path, under the nodes. */
export function paintPath(
	context: Context,
	{ source, shape, sight }: Look,
	path: readonly number[],
	colours: Colours
): void {
	context.beginPath();
	const place = (unit: number, ply: number): [number, number] => [
		pixelAt(sight, source.xOf(unit)),
		pixelOfPly(shape, sight, ply)
	];
	path.forEach((unit, ply) => {
		const above = path[ply - 1];
		if (above === undefined) return;
		addClipped(context, shape.size.width, ...place(above, ply - 1), ...place(unit, ply));
	});
	strokeTwice(context, colours, 2.5 * shape.grown);
}

/** The path's crossings of the bands, and a ring around the current node, over everything else. */
export function paintNow(
	context: Context,
	{ source, sight, shape }: Look,
	scene: Scene,
	path: readonly number[],
	colours: Colours
): void {
	for (const ply of scene.plies) {
		const unit = path[ply.ply];
		if (unit === undefined) continue;
		const x = pixelAt(sight, source.xOf(unit));
		const node = ply.nodes.find((drawn) => drawn.unit === unit);
		if (node === undefined) paintTick(context, x, ply.y, scene.band, colours);
		if (unit === path.at(-1)) addRing(context, x, ply.y, node);
		else continue;
		strokeTwice(context, colours, 3 * shape.grown);
	}
}

/** A ring around the pointed node, which must be shown. */
export function paintPointed(
	context: Context,
	{ source, sight }: Look,
	scene: Scene,
	unit: number,
	colours: Colours
): void {
	if (unit === NO_ROW) return;
	const ply = scene.plies.find((shown) => shown.ply === source.plyOf(unit));
	if (ply === undefined) return;
	addRing(context, pixelAt(sight, source.xOf(unit)), ply.y, nodeOf(ply, unit));
	context.lineWidth = 4;
	context.strokeStyle = colours.panel;
	context.stroke();
	context.lineWidth = 2;
	context.strokeStyle = colours.ink;
	context.stroke();
}

function nodeOf(ply: ScenePly, unit: number): SceneNode | undefined {
	return ply.nodes.find((node) => node.unit === unit);
}

/** Around a board a frame, around any other mark a circle. */
function addRing(context: Context, x: number, y: number, node: SceneNode | undefined): void {
	context.beginPath();
	if (node?.detail === 'board') {
		const half = node.size / 2 + 4;
		context.roundRect(x - half, y - half, 2 * half, 2 * half, 6);
		return;
	}
	const radius = Math.max((node?.size ?? 0) * 0.68 + 3, LEAST_RING);
	context.arc(x, y, radius, 0, 2 * Math.PI);
}

function paintTick(context: Context, x: number, y: number, band: number, colours: Colours): void {
	context.beginPath();
	context.moveTo(x, y - band / 2 - 2);
	context.lineTo(x, y + band / 2 + 2);
	strokeTwice(context, colours, 2);
}

/** A bright line within a dark one, visible on every ground. */
function strokeTwice(context: Context, colours: Colours, width: number): void {
	context.lineJoin = 'round';
	context.lineCap = 'round';
	context.strokeStyle = colours['now-edge'];
	context.lineWidth = width + 2.5;
	context.stroke();
	context.strokeStyle = colours.now;
	context.lineWidth = width;
	context.stroke();
	context.lineCap = 'butt';
	context.lineJoin = 'miter';
}
