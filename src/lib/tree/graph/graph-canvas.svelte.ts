import type { Attachment } from 'svelte/attachments';
import { edgesInSight, type GraphLook } from '$lib/core/layout/graph/graph-scene.ts';
import type { Scene } from '$lib/core/layout/whole-scene.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import type { Colours } from '../overview/theme-colours.ts';
import type { NodeTexts } from '../whole/node-texts.ts';
import { DensityPainter } from '../whole/paint-density.ts';
import { paintMarks, paintTexts } from '../whole/paint-nodes.ts';
import { paintNow, paintPath, paintPointed } from '../whole/paint-now.ts';
import { paintPlies } from '../whole/paint-plies.ts';
import { paperCanvas, type Paper } from '../whole/paper-canvas.svelte.ts';
import { LinkWeave } from './link-weave.ts';
import { paintMoves, paintVisits } from './paint-graph-texts.ts';
import { paintLinks, paintOwnLinks } from './paint-links.ts';

/** The complete visible content. */
interface GraphImage {
	readonly look: GraphLook;
	readonly scene: Scene;
	readonly texts: NodeTexts;
	/** The move of an edge; null if none fits its board. */
	readonly moveOf: (edge: number) => string | null;
	readonly colouring: Colouring;
	/** The positions from the root to the current one. */
	readonly path: readonly number[];
	/** The pointed position, or NO_ROW. */
	readonly pointed: number;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Draws the graph, at most once a frame however much changes. */
export function graphCanvas(image: () => GraphImage): Attachment<HTMLCanvasElement> {
	const density = new DensityPainter();
	const weave = new LinkWeave();
	return paperCanvas(image, (context, current, colours, paper) =>
		paintGraph(context, density, weave, current, colours, paper)
	);
}

function paintGraph(
	context: CanvasRenderingContext2D,
	density: DensityPainter,
	weave: LinkWeave,
	image: GraphImage,
	colours: Colours,
	{ inks, hatch, font }: Paper
): boolean {
	const { look, scene, texts, moveOf, colouring, path, pointed, ratio } = image;
	const { graph, shape, sight, progress, known } = look;
	const { canvas } = context;
	const { grown, size } = shape;
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.clearRect(0, 0, canvas.width, canvas.height);
	density.paint(context, { sight, known, countAll: refuse }, scene, inks, ratio);
	context.setTransform(ratio, 0, 0, ratio, 0, 0);
	const edges = edgesInSight(look, scene.band);
	paintLinks(context, weave, edges, size.width, colours);
	const placed = {
		xOf: (node: number) => graph.xOf(node),
		plyOf: (node: number) => graph.plyOf(node)
	};
	const at = { placed, shape, sight };
	const current = path.at(-1) ?? NO_ROW;
	const focus = pointed === NO_ROW ? current : pointed;
	const own = edges.filter(
		({ edge }) => graph.fromOf(edge) === focus || graph.toOf(edge) === focus
	);
	paintOwnLinks(context, own, size.width, colours);
	paintPath(context, at, path, colours);
	const { band } = scene;
	const brush = { context, colours, colouring, hatch, texts, font, grown, band, current };
	paintMarks(brush, scene);
	paintNow(context, at, scene, path, colours);
	const isComplete = paintTexts(brush, scene);
	paintMoves(brush, scene, edges, moveOf);
	paintVisits(
		brush,
		scene,
		(node) => graph.visitsOf(node, progress.rows),
		(ply) => graph.spacingAt(ply) * sight.k
	);
	paintPointed(context, at, scene, pointed, colours);
	paintPlies(context, scene, colours, font, grown);
	return isComplete;
}

/** Crowds of positions are lists. */
function refuse(ply: number): never {
	throw new Error(`ply ${ply} of a graph is not counted as a whole`);
}
