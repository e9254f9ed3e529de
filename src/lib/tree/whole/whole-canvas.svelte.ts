import type { Attachment } from 'svelte/attachments';
import type { Colouring } from '$lib/core/share/link.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import { FATE } from '$lib/core/layout/fates.ts';
import type { Look, Scene } from '$lib/core/layout/whole-scene.ts';
import type { Colours } from '../overview/theme-colours.ts';
import type { NodeTexts } from './node-texts.ts';
import { DensityPainter, type CrowdLook } from './paint-density.ts';
import { paintEdges } from './paint-edges.ts';
import { paintMarks, paintTexts } from './paint-nodes.ts';
import { paintNow, paintPath, paintPointed } from './paint-now.ts';
import { paintPlies } from './paint-plies.ts';
import { paperCanvas, type Paper } from './paper-canvas.svelte.ts';

/** The complete visible content. */
interface WholeImage {
	readonly look: Look;
	readonly scene: Scene;
	readonly texts: NodeTexts;
	readonly colouring: Colouring;
	/** The units from the root to the current node. */
	readonly path: readonly number[];
	/** The pointed unit, or NO_ROW. */
	readonly pointed: number;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Draws the whole tree, at most once a frame however much changes. */
export function wholeCanvas(image: () => WholeImage): Attachment<HTMLCanvasElement> {
	const density = new DensityPainter();
	return paperCanvas(image, (context, current, colours, paper) =>
		paintWhole(context, density, current, colours, paper)
	);
}

/** @returns false if something remains for the next frame */
function paintWhole(
	context: CanvasRenderingContext2D,
	density: DensityPainter,
	{ look, scene, texts, colouring, path, pointed, ratio }: WholeImage,
	colours: Colours,
	{ inks, hatch, font }: Paper
): boolean {
	const { canvas } = context;
	const { tree, shape, sight, progress, known } = look;
	const placed = {
		xOf: (unit: number) => tree.xOf(unit),
		plyOf: (unit: number) => tree.units.depthOf(unit)
	};
	const crowd: CrowdLook = {
		sight,
		known,
		countAll: (ply, view, out) => {
			tree.density(ply, view, progress, out);
		}
	};
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.clearRect(0, 0, canvas.width, canvas.height);
	density.paint(context, crowd, scene, inks, ratio);
	context.setTransform(ratio, 0, 0, ratio, 0, 0);
	paintEdges(context, look, scene, colours);
	const at = { placed, shape, sight };
	paintPath(context, at, path, colours);
	texts.begin();
	const { grown } = shape;
	const { band } = scene;
	const current = path.at(-1) ?? NO_ROW;
	const brush = { context, colours, colouring, hatch, texts, font, grown, band, current };
	paintMarks(brush, scene);
	paintNow(context, at, scene, path, colours);
	const isComplete = paintTexts(brush, scene);
	const isSeen =
		pointed !== NO_ROW && (known.drawsAhead || tree.fateAt(pointed, progress) !== FATE.AHEAD);
	if (isSeen) paintPointed(context, at, scene, pointed, colours);
	paintPlies(context, scene, colours, font, grown);
	return isComplete;
}
