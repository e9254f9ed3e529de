/** Paints a picture of plies, from the bands at the bottom to the numbers at the edge. */
import type { Look, Scene } from '$lib/core/layout/ply-scene.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import { hatchOf } from './hatch.ts';
import type { Colours } from './theme-colours.ts';
import { DensityPainter } from './paint-density.ts';
import {
	paintLeafValues,
	paintMarks,
	paintTexts,
	type Brush,
	type NodeTexts
} from './paint-nodes.ts';
import { paintNow, paintPath, paintPointed } from './paint-now.ts';
import { resize, type FramePainter } from './painted-canvas.svelte.ts';
import { inksOf, type Inks } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** What a picture draws. */
export interface Drawing {
	readonly look: Look;
	readonly scene: Scene;
	readonly texts: NodeTexts;
}

/** A drawing, and what every picture has on it. */
interface PictureImage<Drawn extends Drawing> {
	readonly drawing: Drawn;
	readonly colouring: Colouring;
	/** The units from the root to the current one. */
	readonly path: readonly number[];
	/** The pointed unit, or NO_ROW. */
	readonly pointed: number;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** What only one kind of picture has in a frame. */
export interface OwnParts {
	/** The lines under the nodes. */
	paintLines(context: Context, colours: Colours, focus: number): void;
	/** The texts besides those at the nodes. */
	paintWords?(brush: Brush): void;
}

/** Resources made once per theme and screen, not in each frame. */
interface Paper extends Pick<PictureImage<Drawing>, 'colouring' | 'ratio'> {
	readonly colours: Colours;
	readonly inks: Inks;
	readonly hatch: CanvasPattern | string;
	readonly font: string;
}

/** Paints a picture that fills its pane. */
export function picturePainter<Drawn extends Drawing>(
	partsOf: (drawing: Drawn) => OwnParts
): (context: Context) => FramePainter<PictureImage<Drawn>> {
	return (context) => {
		const density = new DensityPainter();
		let paper: Paper | null = null;
		return { paint };

		function paint(image: PictureImage<Drawn>, colours: Colours): 'finished' | 'unfinished' {
			const { drawing, colouring, path, pointed, ratio } = image;
			const { look, scene, texts } = drawing;
			const { size, grown } = look.shape;
			const [wide, high] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
			if (wide === 0 || high === 0) return 'finished';
			resize(context.canvas, wide, high);
			const isOld =
				paper?.colours !== colours || paper.colouring !== colouring || paper.ratio !== ratio;
			if (paper === null || isOld) paper = makePaper(context, colours, colouring, ratio);
			const parts = partsOf(drawing);
			context.setTransform(1, 0, 0, 1, 0, 0);
			context.clearRect(0, 0, wide, high);
			density.paint(context, look, scene, paper.inks, ratio);
			context.setTransform(ratio, 0, 0, ratio, 0, 0);
			const current = path.at(-1) ?? NO_ROW;
			parts.paintLines(context, colours, pointed === NO_ROW ? current : pointed);
			paintPath(context, look, path, colours);
			texts.begin();
			const { hatch, font } = paper;
			const { band } = scene;
			const brush = { context, colours, colouring, hatch, texts, font, grown, band, current };
			paintMarks(brush, scene);
			paintNow(context, look, scene, path, colours);
			paintLeafValues(brush, scene);
			const isComplete = paintTexts(brush, scene);
			parts.paintWords?.(brush);
			paintPointed(context, look, scene, pointed, colours);
			paintPlies(context, scene, colours, font, grown);
			return isComplete ? 'finished' : 'unfinished';
		}
	};
}

function makePaper(context: Context, colours: Colours, colouring: Colouring, ratio: number): Paper {
	const hatch = hatchOf(context, colours, ratio);
	// A pattern is scaled with the marks it fills; made for device pixels, it is scaled back.
	if (typeof hatch !== 'string') hatch.setTransform(new DOMMatrix().scale(1 / ratio));
	const font = getComputedStyle(context.canvas).fontFamily;
	return { colours, colouring, ratio, inks: inksOf(colours, colouring), hatch, font };
}

/** Of plies closer than this, in pixels, only every few are numbered. */
const LEAST = 15;

/** The numbers of the plies at the left edge, each with its side to move. */
function paintPlies(
	context: CanvasRenderingContext2D,
	scene: Scene,
	colours: Colours,
	font: string,
	grown: number
): void {
	const every = Math.ceil((LEAST * grown) / scene.gap);
	context.font = `${12 * grown}px ${font}`;
	context.textAlign = 'right';
	context.textBaseline = 'middle';
	for (const { ply, y, isMax } of scene.plies) {
		if (ply % every !== 0) continue;
		const text = String(ply);
		const wide = context.measureText(text).width;
		context.globalAlpha = 0.85;
		context.fillStyle = colours.panel;
		context.beginPath();
		context.roundRect(2, y - 8, wide + 18, 16, 4);
		context.fill();
		context.globalAlpha = 1;
		context.fillStyle = colours['ink-soft'];
		context.fillText(text, 5 + wide, y + 0.5);
		const up = isMax ? 1 : -1;
		context.fillStyle = isMax ? colours.max : colours.min;
		context.beginPath();
		context.moveTo(12 + wide, y - 4 * up);
		context.lineTo(16 + wide, y + 3 * up);
		context.lineTo(8 + wide, y + 3 * up);
		context.fill();
	}
}
