import type { Attachment } from 'svelte/attachments';
import type { Colouring } from '$lib/core/share/link.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import { contextOf, FramePainter, resize } from '../../attachments/frame-painter.ts';
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
		const context = contextOf(canvas);
		const density = new DensityPainter();
		let current: WholeImage;
		let colours: Colours;
		let paper: Paper | null = null;
		let colouring: Colouring | null = null;
		let ratio = 0;
		const painter = new FramePainter([canvas], draw);

		$effect(() => {
			current = image();
			painter.request();
		});
		$effect(() => {
			colours = coloursOf(canvas);
			paper = null;
			painter.request();
		});
		return () => {
			painter.stop();
		};

		function draw(): void {
			const { width, height } = current.look.shape.size;
			const [wide, high] = [Math.round(width * current.ratio), Math.round(height * current.ratio)];
			if (wide === 0 || high === 0) return;
			resize(canvas, wide, high);
			if (paper === null || colouring !== current.colouring || ratio !== current.ratio) {
				paper = makePaper(context, colours, current);
				({ colouring, ratio } = current);
			}
			const isComplete = paintWhole(context, density, current, colours, paper);
			if (!isComplete) painter.request();
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
