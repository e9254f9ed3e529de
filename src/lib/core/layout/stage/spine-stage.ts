/**
 * The stage as a spine with strips: the root and every ancestor of the current node at fixed places, one row a ply,
 * and beside each its siblings in search order. A pure function of what it is given: nothing is kept between steps.
 */
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { Moment } from '../../trace/cursor.ts';
import { linePath } from '../drawing/curves.ts';
import { overlap } from '../drawing/rects.ts';
import { drawWords } from './marks/best-line-words.ts';
import { drawFunnels } from './marks/funnels.ts';
import { drawHairlines } from './marks/hairlines.ts';
import { drawOpens } from './marks/opens-text.ts';
import { recallPath, recallText } from './marks/recall.ts';
import { headsInRows } from './marks/heads-in-rows.ts';
import { drawHeads } from './marks/row-heads.ts';
import { drawNode, numbersOf } from './marks/spine-nodes.ts';
import type { BoundPart, EdgePart, NodePart, Stage } from './parts.ts';
import { placeKey } from './placement/place-key.ts';
import { drawChips, drawFoldedPlies, type Chips } from './placement/spine/chips.ts';
import { drawGrid, type Grid } from './placement/spine/root-grid.ts';
import { spineBounds, wayInColumn } from './placement/spine/spine-bounds.ts';
import { spineCut } from './placement/spine/spine-cut.ts';
import { rowMiddle } from './placement/spine/spine-rows.ts';
import type { SpineScene } from './placement/spine/spine-scene.ts';
import { drawStrip, type Strip } from './placement/spine/spine-strips.ts';
import { rowOf, viewOf, type SpineView, type StageChoice } from './placement/spine/spine-view.ts';

/**
 * Draws a step.
 *
 * @param moment of the step; of a problem only the structure is drawn, whatever the step
 * @param known what may be known at that step
 * @param choice the places that the user has put on the stage from a fold
 */
export function spineStage(
	scene: SpineScene,
	story: Story,
	moment: Moment,
	known: Known,
	choice: StageChoice
): Stage {
	const view = viewOf(scene, story, moment, known, choice);
	const all = spineBounds(view);
	const line = drawLine(view, all);
	const names = line.rows.flatMap(({ texts }) => texts);
	const bounds = all.filter(
		({ origin, rect }) => origin !== 'none' || !names.some((name) => overlap(name.rect, rect))
	);
	const folded = view.plies.folds.map((fold) => drawFoldedPlies(view, fold));
	const { strips, grid } = drawBelow(view, line.spine);
	const rows = [...line.rows, ...folded];
	const below = grid === null ? strips : [grid];
	const nodes = [...rows, ...below].flatMap((part) => part.nodes);
	const folds = [...rows, ...below].flatMap((part) => part.folds);
	const besides = [...below, ...rows].flatMap((part) => part.texts);
	const taken = [
		...[...nodes, ...folds, ...bounds, ...besides].map(({ rect }) => rect),
		...nodes.flatMap(numbersOf),
		...nodes.flatMap(({ badge, ring }) => [badge?.rect ?? [], ring ?? []].flat())
	];
	const heads = scene.heads > 0 ? drawHeads(view) : headsInRows(view, taken);
	const texts = [...heads, ...besides];
	const boxes = rows.flatMap((part) => part.boxes);
	const drawn = { nodes, bounds, spine: line.spine, strips, grid, boxes, texts };
	return {
		form: 'spine',
		size: scene.room.size,
		funnels: drawFunnels(view, line.spine, strips, grid),
		edges: [...below.flatMap((part) => part.edges), ...line.edges],
		hairlines: drawHairlines(bounds, wayInColumn),
		nodes,
		bounds,
		folds,
		texts: [
			...texts,
			...drawWords(view, texts, strips),
			...recallText(view, nodes),
			...drawOpens(view, nodes)
		],
		boxes: [...boxes, ...(grid?.boxes ?? [])],
		cut: spineCut(view, drawn),
		recall: recallPath(story, view.moment, (row) => nodes.find((node) => node.row === row)?.rect)
	};
}

interface Line {
	/** The nodes of the spine in sight, from the root down. */
	readonly spine: readonly NodePart[];
	/** What each of their rows has. */
	readonly rows: readonly Chips[];
	readonly edges: readonly EdgePart[];
}

/** The nodes on the spine, compact ones and full ones, and the line through them. */
function drawLine(view: SpineView, bounds: readonly BoundPart[]): Line {
	const { scene, story, line } = view;
	const spine: NodePart[] = [];
	const rows: Chips[] = [];
	const edges: EdgePart[] = [];
	for (const [at, { row }] of line.entries()) {
		const shown = rowOf(view, at);
		if (shown === null) continue;
		const key = placeKey(story, row);
		const above = spine.at(-1);
		const drawn =
			shown < scene.rows.compact
				? drawChips(
						view,
						at,
						shown,
						bounds.filter(({ node }) => node === key)
					)
				: drawFull(view, at, shown, above?.value?.rect.bottom ?? 0);
		const [node] = drawn.nodes;
		if (node === undefined) continue;
		rows.push(drawn);
		spine.push(node);
		// Above a folded ply the line goes on from the nearest node in sight.
		if (above === undefined) continue;
		const ends = [
			{ x: scene.x, y: above.rect.bottom },
			{ x: scene.x, y: node.rect.top }
		];
		edges.push({ key, d: linePath(ends), kind: 'spine' });
	}
	return { spine, rows, edges };
}

/** @param above where what is written below the node above ends */
function drawFull(view: SpineView, ply: number, shown: number, above: number): Chips {
	const { scene, story, line } = view;
	const { x, u, rows, room, strips, lastRow } = scene;
	const parent = line[ply - 1];
	const middle = rowMiddle(rows, shown);
	const { node, label } = drawNode(view, {
		row: line[ply]?.row ?? 0,
		x,
		middle,
		width: u,
		role: 'spine',
		parent: parent === undefined ? null : placeKey(story, parent.row),
		below: room.size.height - middle - 0.43 * u - 1,
		above,
		labelWidth: 2 * (shown === rows.last ? lastRow.before : strips) - 24
	});
	return { nodes: [node], texts: label === null ? [] : [label], boxes: [], folds: [] };
}

/** The strips below the nodes of the spine, or the grid of the root's moves. */
function drawBelow(
	view: SpineView,
	spine: readonly NodePart[]
): { strips: Strip[]; grid: Grid | null } {
	const { line, story, scene, moment, finished } = view;
	const { trace } = story;
	const bottomOf = (row: number): number =>
		spine.find((node) => node.row === row)?.rect.bottom ?? 0;
	const root = line[0] as { row: number };
	// At the finish, too, where standing pat is best: there is no best line.
	if (line.length === 1) {
		const isInner = !trace.isLeaf(root.row) && !trace.isHit(root.row);
		const [drawn] = spine;
		return { strips: [], grid: isInner && drawn ? drawGrid(view, root.row, drawn) : null };
	}
	const strips: Strip[] = [];
	for (const [at, { row: parent }] of line.entries()) {
		const child = line[at + 1]?.row ?? null;
		const isOpen = child !== null || (!finished && at === moment.path.length - 1);
		const row = rowOf(view, at + 1);
		if (!isOpen || row === null || row < scene.rows.compact) continue;
		if (trace.isLeaf(parent) || trace.isHit(parent)) continue;
		const beside = spine.filter((node) => node.row === child).flatMap(numbersOf);
		strips.push(drawStrip(view, { parent, from: bottomOf(parent), row, child }, beside));
	}
	return { strips, grid: null };
}
