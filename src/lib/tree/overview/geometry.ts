import type { Stretch } from '$lib/core/layout/stretch.ts';

/** Places of the bars on the canvas, in its own (device) pixels. */
export interface Geometry {
	readonly width: number;
	readonly height: number;
	/** Free space above the bars, for the handle of the playhead. */
	readonly top: number;
	/** The height of a ply; may be a fraction. */
	readonly plyHeight: number;
	/** The lower end of the bars; below them are the marks of cutoffs. */
	readonly bottom: number;
	/** The part of the axis across the whole width. */
	readonly stretch: Stretch;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The farthest that bars extend beyond the canvas, in pixels: their edges are invisible. */
const BEYOND = 16;

/** The pixel at which a unit begins, on the canvas or just outside it. */
export function pixelOf({ stretch, width }: Geometry, unit: number): number {
	const x = Math.round(((unit - stretch.from) / (stretch.to - stretch.from)) * width);
	return Math.min(Math.max(x, -BEYOND), width + BEYOND);
}

/** A bar on whole pixels, at least one wide and high. */
export function boxOf(geometry: Geometry, unit: number, units: number, ply: number): Box {
	const { top, plyHeight } = geometry;
	const x = Math.min(pixelOf(geometry, unit), geometry.width - 1);
	const end = pixelOf(geometry, unit + units);
	const y = Math.round(top + ply * plyHeight);
	const bottom = Math.round(top + (ply + 1) * plyHeight);
	return { x, y, width: Math.max(end - x, 1), height: Math.max(bottom - y, 1) };
}
