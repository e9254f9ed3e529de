/** Edges between nodes and their children: a line to each, or one fan to children that are too many for lines. */
import { FATE } from '$lib/core/layout/fates.ts';
import { levelsOf } from '$lib/core/layout/levels.ts';
import { pixelAt } from '$lib/core/layout/whole-scale.ts';
import type { Colours } from '../canvas/theme-colours.ts';
import { addClipped } from '$lib/core/layout/clip-line.ts';
import { CROWDED, isGhost, type Scene, type ScenePly } from '$lib/core/layout/ply-scene.ts';
import { shownAt, type WholeLook } from '$lib/core/layout/whole-look.ts';

type Context = CanvasRenderingContext2D;

/** Lines by the fate of the lower node. */
interface Lines {
	readonly visited: Path2D;
	readonly ghost: Path2D;
	readonly ahead: Path2D;
	readonly fans: Path2D;
}

export function paintEdges(
	context: Context,
	look: WholeLook,
	scene: Scene,
	colours: Colours
): void {
	const lines = {
		visited: new Path2D(),
		ghost: new Path2D(),
		ahead: new Path2D(),
		fans: new Path2D()
	};
	scene.plies.forEach((ply, at) => {
		const below = scene.plies[at + 1];
		if (below !== undefined) addBelow(lines, look, scene, ply, below);
		if (at > 0) addAbove(lines, look, ply, scene.plies[at - 1] as ScenePly);
	});
	context.lineWidth = 1;
	context.fillStyle = colours['ink-soft'];
	context.globalAlpha = 0.13;
	context.fill(lines.fans);
	context.globalAlpha = 0.75;
	context.strokeStyle = colours['ink-soft'];
	context.stroke(lines.visited);
	context.globalAlpha = 0.6;
	context.strokeStyle = colours['ghost-edge'];
	context.setLineDash([2, 3]);
	context.stroke(lines.ghost);
	context.globalAlpha = 0.35;
	context.setLineDash([1, 3]);
	context.stroke(lines.ahead);
	context.setLineDash([]);
	context.globalAlpha = 1;
}

/** From the nodes of a ply down to their children. */
function addBelow(
	lines: Lines,
	look: WholeLook,
	scene: Scene,
	ply: ScenePly,
	below: ScenePly
): void {
	const { source: tree, sight } = look;
	const { units } = tree;
	const levels = levelsOf(units);
	const shown = shownAt(look, below.ply);
	for (const { unit, x, size } of ply.nodes) {
		const end = units.endOf(unit);
		if (end === unit + 1) continue;
		const first = levels.firstAt(below.ply, unit);
		const last = Math.min(levels.firstAt(below.ply, end), shown) - 1;
		if (last < first) continue;
		const from = pixelAt(sight, tree.xOf(tree.unitAt(below.ply, first)));
		const to = pixelAt(sight, tree.xOf(tree.unitAt(below.ply, last)));
		const isFan = below.crowd === 'all' || to - from < CROWDED * (last - first);
		if (isFan) {
			// Never thinner than a pixel, so that a few children are visible too.
			const wide = Math.max(1 - (to - from), 0) / 2;
			const top = ply.y + Math.min(size, scene.gap * 0.5) / 2;
			lines.fans.moveTo(x, top);
			lines.fans.lineTo(to + wide, below.y - scene.band / 2);
			lines.fans.lineTo(from - wide, below.y - scene.band / 2);
			lines.fans.closePath();
			continue;
		}
		for (let index = first; index <= last; index++) {
			const child = tree.unitAt(below.ply, index);
			addLine(lines, look, child, x, ply.y, pixelAt(sight, tree.xOf(child)), below.y);
		}
	}
}

/** From nodes up to parents that are no marks themselves: out of view, or in a crowd. */
function addAbove(lines: Lines, look: WholeLook, ply: ScenePly, above: ScenePly): void {
	const { source: tree, sight } = look;
	const drawn = new Set(above.nodes.map(({ unit }) => unit));
	for (const { unit, x } of ply.nodes) {
		const parent = tree.units.parentOf(unit);
		if (drawn.has(parent)) continue;
		addLine(lines, look, unit, pixelAt(sight, tree.xOf(parent)), above.y, x, ply.y);
	}
}

function addLine(
	lines: Lines,
	look: WholeLook,
	unit: number,
	x: number,
	y: number,
	childX: number,
	childY: number
): void {
	const fate = look.fateAt(unit);
	const path = fate === FATE.AHEAD ? lines.ahead : isGhost(fate) ? lines.ghost : lines.visited;
	addClipped(path, look.shape.size.width, x, y, childX, childY);
}
