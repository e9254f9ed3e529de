import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { assertExists } from '$lib/core/base/assert.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import { hatchOf } from '../../overview/hatch.ts';
import { coloursOf, type Colours } from '../../overview/theme-colours.ts';
import { MoveTexts, type TextSource } from './node-texts.ts';
import { DensityPainter } from './paint-density.ts';
import { paintEdges } from './paint-edges.ts';
import { paintMarks, paintTexts } from './paint-nodes.ts';
import { paintNow, paintPath, paintPointed } from './paint-now.ts';
import { paintPlies } from './paint-plies.ts';
import { inksOf } from './palette.ts';
import type { Look, Scene } from '$lib/core/layout/whole-scene.ts';

/** Everything that is seen. */
export interface WholeImage {
	readonly look: Look;
	readonly scene: Scene;
	readonly texts: TextSource;
	readonly moves: MoveTexts;
	readonly colouring: Colouring;
	/** The units from the root to the current node. */
	readonly path: readonly number[];
	/** The unit one points at, or NO_ROW. */
	readonly pointed: number;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Draws the whole tree, at most once a frame however much changes. */
export function wholeCanvas(image: () => WholeImage): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const context = assertExists(canvas.getContext('2d'), 'a canvas that draws in two dimensions');
		const density = new DensityPainter();
		let current: WholeImage;
		let colours: Colours;
		let paper: Paper | null = null;
		let colouring: Colouring | null = null;
		let ratio = 0;
		let frame = 0;

		$effect(() => {
			current = image();
			requestDraw();
		});
		$effect(() => {
			colours = coloursOf(canvas);
			paper = null;
			requestDraw();
		});
		const listeners = [
			// A browser short of memory takes pictures away; what comes back is empty.
			on(canvas, 'contextrestored', requestDraw),
			// Nothing is drawn in a hidden tab.
			on(document, 'visibilitychange', requestDraw)
		];
		return () => {
			cancelAnimationFrame(frame);
			for (const off of listeners) off();
		};

		/** A frame asked for is kept: what changes in every frame would put it off for ever. */
		function requestDraw(): void {
			if (frame === 0) frame = requestAnimationFrame(draw);
		}

		function draw(): void {
			frame = 0;
			const { width, height } = current.look.shape.size;
			const [wide, high] = [Math.round(width * current.ratio), Math.round(height * current.ratio)];
			if (wide === 0 || high === 0) return;
			// Setting a size clears a canvas and makes its memory anew, even where it stays the same.
			if (canvas.width !== wide) canvas.width = wide;
			if (canvas.height !== high) canvas.height = high;
			if (paper === null || colouring !== current.colouring || ratio !== current.ratio) {
				paper = makePaper(context, colours, current);
				({ colouring, ratio } = current);
			}
			const isComplete = paintWhole(context, density, current, colours, paper);
			if (!isComplete) requestDraw();
		}
	};
}

/** What is made once for a theme and a screen, and not anew in each frame. */
interface Paper {
	readonly inks: ReturnType<typeof inksOf>;
	readonly hatch: CanvasPattern | string;
	readonly font: string;
}

function makePaper(
	context: CanvasRenderingContext2D,
	colours: Colours,
	{ colouring, ratio }: WholeImage
): Paper {
	const hatch = hatchOf(context, colours, ratio);
	// A pattern is scaled with the marks it fills; made for device pixels, it is scaled back.
	if (typeof hatch !== 'string') hatch.setTransform(new DOMMatrix().scale(1 / ratio));
	return {
		inks: inksOf(colours, colouring),
		hatch,
		font: getComputedStyle(context.canvas).fontFamily
	};
}

/** @returns false where something is left for the next frame */
export function paintWhole(
	context: CanvasRenderingContext2D,
	density: DensityPainter,
	{ look, scene, texts, moves, colouring, path, pointed, ratio }: WholeImage,
	colours: Colours,
	{ inks, hatch, font }: Paper
): boolean {
	const { canvas } = context;
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.clearRect(0, 0, canvas.width, canvas.height);
	density.paint(context, look, scene, inks, ratio);
	context.setTransform(ratio, 0, 0, ratio, 0, 0);
	paintEdges(context, look, scene, colours);
	paintPath(context, look, path, colours);
	moves.begin();
	const { grown } = look.shape;
	const { band } = scene;
	const current = path.at(-1) ?? NO_ROW;
	const brush = { context, colours, colouring, hatch, texts, moves, font, grown, band, current };
	paintMarks(brush, scene);
	paintNow(context, look, scene, path, colours);
	const isComplete = paintTexts(brush, scene);
	paintPointed(context, look, scene, pointed, colours);
	paintPlies(context, scene, colours, font, grown);
	return isComplete;
}
