/**
 * The edges of a graph: the first edge to a position is a solid line, every later one a dashed line, and a diamond
 * marks a table hit. Thousands of them are a weave of thin lines, dashed in the same way.
 */
import { addClipped } from '$lib/core/layout/clip-line.ts';
import type { SceneEdge } from '$lib/core/layout/graph/graph-look.ts';
import type { Colours } from '../canvas/theme-colours.ts';
import type { LinkWeave } from './link-weave.ts';

type Context = CanvasRenderingContext2D;

/** More lines than these would take longer than a frame to stroke, and would be indistinguishable. */
const STROKED = 700;
const DASH = [6, 4];
const DIAMOND = 4;

export function paintLinks(
	context: Context,
	weave: LinkWeave,
	edges: readonly SceneEdge[],
	width: number,
	colours: Colours
): void {
	if (edges.length > STROKED) {
		weave.paint(context, edges, colours['ink-soft']);
		return;
	}
	stroke(context, edges, width, colours['ink-soft'], edges.length > STROKED / 4 ? 1 : 1.4);
	if (edges.length <= STROKED / 4) paintAnswers(context, edges, colours);
}

/** The edges to and from one position, over all others. */
export function paintOwnLinks(
	context: Context,
	edges: readonly SceneEdge[],
	width: number,
	colours: Colours
): void {
	context.lineCap = 'butt';
	stroke(context, edges, width, colours.panel, 5);
	stroke(context, edges, width, colours.ink, 1.75);
	paintAnswers(context, edges, colours);
}

function stroke(
	context: Context,
	edges: readonly SceneEdge[],
	width: number,
	colour: string,
	wide: number
): void {
	const lines = { first: new Path2D(), again: new Path2D(), ahead: new Path2D() };
	for (const { kind, x, y, toX, toY } of edges) addClipped(lines[kind], width, x, y, toX, toY);
	context.strokeStyle = colour;
	context.lineWidth = wide;
	context.stroke(lines.first);
	context.setLineDash(DASH);
	context.stroke(lines.again);
	context.globalAlpha = 0.5;
	context.setLineDash([1, 3]);
	context.stroke(lines.ahead);
	context.setLineDash([]);
	context.globalAlpha = 1;
}

/** Half way, where edges that meet at a position are apart. */
function paintAnswers(context: Context, edges: readonly SceneEdge[], colours: Colours): void {
	context.beginPath();
	for (const { isAnswered, x, y, toX, toY } of edges) {
		if (!isAnswered) continue;
		const [atX, atY] = [(x + toX) / 2, (y + toY) / 2];
		context.moveTo(atX, atY - DIAMOND);
		context.lineTo(atX + DIAMOND, atY);
		context.lineTo(atX, atY + DIAMOND);
		context.lineTo(atX - DIAMOND, atY);
		context.closePath();
	}
	context.fillStyle = colours.ink;
	context.fill();
	context.strokeStyle = colours.panel;
	context.lineWidth = 1;
	context.stroke();
}
