/** Paints a picture of plies, from the bands at the bottom to the numbers at the edge. */
import type { Look, Scene } from '$lib/core/layout/ply-scene.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import type { Colours } from '../overview/theme-colours.ts';
import { DensityPainter } from './paint-density.ts';
import { paintMarks, paintTexts, type Brush, type NodeTexts } from './paint-nodes.ts';
import { paintNow, paintPath, paintPointed } from './paint-now.ts';
import { paintPlies } from './paint-plies.ts';
import type { inksOf } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** What a picture draws. */
export interface Drawing {
	readonly look: Look;
	readonly scene: Scene;
	readonly texts: NodeTexts;
}

/** A drawing, and what every picture has on it. */
export interface PictureImage<Drawn extends Drawing> {
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
export interface Paper {
	readonly inks: ReturnType<typeof inksOf>;
	readonly hatch: CanvasPattern | string;
	readonly font: string;
}

/** @returns paints a frame; false if something remains for the next one */
export function picturePainter<Drawn extends Drawing>(
	partsOf: (drawing: Drawn) => OwnParts
): (context: Context, image: PictureImage<Drawn>, colours: Colours, paper: Paper) => boolean {
	const density = new DensityPainter();
	return (context, { drawing, colouring, path, pointed, ratio }, colours, paper) => {
		const { look, scene, texts } = drawing;
		const { canvas } = context;
		const parts = partsOf(drawing);
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.clearRect(0, 0, canvas.width, canvas.height);
		density.paint(context, look, scene, paper.inks, ratio);
		context.setTransform(ratio, 0, 0, ratio, 0, 0);
		const current = path.at(-1) ?? NO_ROW;
		parts.paintLines(context, colours, pointed === NO_ROW ? current : pointed);
		paintPath(context, look, path, colours);
		texts.begin();
		const { hatch, font } = paper;
		const { grown } = look.shape;
		const { band } = scene;
		const brush = { context, colours, colouring, hatch, texts, font, grown, band, current };
		paintMarks(brush, scene);
		paintNow(context, look, scene, path, colours);
		const isComplete = paintTexts(brush, scene);
		parts.paintWords?.(brush);
		paintPointed(context, look, scene, pointed, colours);
		paintPlies(context, scene, colours, font, grown);
		return isComplete;
	};
}
