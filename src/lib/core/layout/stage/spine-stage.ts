/**
 * The stage as a spine with strips: the root and every ancestor of the current node at fixed places, one row a ply,
 * and beside each its siblings in search order. A pure function of what it is given: nothing is kept between steps.
 */
import { explainStep, namedRows } from '../../explain/sentence.ts';
import type { Known } from '../../explain/known.ts';
import { recallLabel } from '../../explain/labels.ts';
import type { Story } from '../../explain/story.ts';
import { momentAt, NO_ROW, type Moment } from '../../trace/cursor.ts';
import { rootMovesAt } from '../../trace/root-moves.ts';
import { drawWords, wrapWords } from './marks/best-line-words.ts';
import { funnelPath, r } from '../drawing/funnel.ts';
import { drawChips, drawFoldedPlies } from './placement/spine/chips.ts';
import { isUnopened } from '../../trace/unopened.ts';
import { placeKey } from './placement/place-key.ts';
import { notOpened, opensWith } from './marks/row-heads.en.ts';
import type { AreaPart, EdgePart, FoldPart, NodePart, Stage, TextPart } from './parts.ts';
import { drawGrid, type Grid } from './placement/spine/root-grid.ts';
import { overlap } from '../drawing/rects.ts';
import { plyRows } from './placement/spine/ply-rows.ts';
import { drawHeads } from './marks/row-heads.ts';
import { cutLineOf } from './marks/cut-line.ts';
import { drawHairlines } from './marks/hairlines.ts';
import { spineBounds, wayInColumn } from './placement/spine/spine-bounds.ts';
import { spineCut } from './placement/spine/spine-cut.ts';
import { spineLine } from './placement/spine/spine-line.ts';
import { drawNode, numbersOf } from './marks/spine-nodes.ts';
import { bandBottom, busAbove, rowMiddle } from './placement/spine/spine-rows.ts';
import type { SpineScene } from './placement/spine/spine-scene.ts';
import { drawStrip, type Strip } from './placement/spine/spine-strips.ts';
import { nextMove, type SpineView, type StageChoice } from './placement/spine/spine-view.ts';
import { fittedText } from '../drawing/texts.ts';

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
	const { line } = view;
	const bounds = spineBounds(view);
	const nodes: NodePart[] = [];
	const texts: TextPart[] = [];
	const edges: EdgePart[] = [];
	const boxes: Stage['boxes'][number][] = [];
	const spine: NodePart[] = [];
	const chipFolds: FoldPart[] = [];
	for (const [at, { row }] of line.entries()) {
		const shown = rowOf(view, at);
		if (shown === null) continue;
		const key = placeKey(story, row);
		if (shown < scene.rows.compact) {
			const own = bounds.filter(({ node }) => node === key);
			const chips = drawChips(view, at, shown, own);
			nodes.push(...chips.nodes);
			texts.push(...chips.texts);
			boxes.push(...chips.boxes);
			chipFolds.push(...chips.folds);
			spine.push(chips.nodes[0] as NodePart);
		} else {
			const { node, label } = drawNode(view, {
				row,
				x: scene.x,
				middle: rowMiddle(scene.rows, shown),
				width: scene.u,
				role: 'spine',
				parent: at === 0 ? null : placeKey(story, (line[at - 1] as { row: number }).row),
				below: scene.room.size.height - rowMiddle(scene.rows, shown) - 0.43 * scene.u - 1,
				above: spine.at(-1)?.value?.rect.bottom ?? 0,
				labelWidth: 2 * (shown === scene.rows.last ? scene.lastRow.before : scene.strips) - 24
			});
			nodes.push(node);
			spine.push(node);
			if (label !== null) texts.push(label);
		}
		// Above a folded ply the line goes on from the nearest node in sight.
		const above = spine.at(-2);
		if (above === undefined) continue;
		const d = `M${r(scene.x)} ${r(above.rect.bottom)}V${r((spine.at(-1) as NodePart).rect.top)}`;
		edges.push({ key, d, kind: 'spine' });
	}
	const foldedPlies = view.plies.folds.map((fold) => drawFoldedPlies(view, fold));
	for (const folded of foldedPlies) {
		nodes.push(...folded.nodes);
		texts.push(...folded.texts);
		boxes.push(...folded.boxes);
	}
	const { strips, grid } = drawBelow(view, spine);
	const all = [...strips, ...(grid === null ? [] : [grid])];
	const siblings = all.flatMap((part) => part.nodes);
	const folds: FoldPart[] = [
		...chipFolds,
		...foldedPlies.flatMap((part) => part.folds),
		...all.flatMap((part) => part.folds)
	];
	const allTexts = [...drawHeads(view), ...all.flatMap((part) => part.texts), ...texts];
	const drawn = {
		nodes: [...nodes, ...siblings],
		bounds,
		spine,
		strips,
		grid,
		boxes,
		texts: allTexts
	};
	return {
		form: 'spine',
		size: scene.room.size,
		funnels: funnelsOf(view, spine, strips, grid),
		edges: [...all.flatMap((part) => part.edges), ...edges],
		hairlines: drawHairlines(bounds, wayInColumn),
		nodes: drawn.nodes,
		bounds,
		folds,
		texts: [
			...allTexts,
			...wordsBeside(view, allTexts, strips),
			...recallText(view, drawn.nodes),
			...opensText(view, drawn.nodes)
		],
		boxes: [...boxes, ...(grid?.boxes ?? [])],
		cut: spineCut(view, drawn),
		recall: recallOf(view, drawn.nodes)
	};
}

function viewOf(
	scene: SpineScene,
	story: Story,
	moment: Moment,
	known: Known,
	choice: StageChoice
): SpineView {
	const { trace } = story;
	const isProblem = !known.hasStarted;
	const at = isProblem ? momentAt(trace, 0) : moment;
	const line = spineLine(trace, at);
	const cut = cutLineOf(at);
	const owner = cut === null || cut.owner === NO_ROW ? null : cut.from;
	// The moves of the current node need a row of their own.
	const isInner = !trace.isLeaf(at.node) && !trace.isHit(at.node);
	const deepest =
		at.kind !== 'finish' && isInner ? Math.max(line.length - 1, at.path.length) : line.length - 1;
	return {
		scene,
		story,
		moment: at,
		known,
		choice,
		named: new Set(isProblem ? [] : namedRows(explainStep(story, at.step, sentenceForm(scene)))),
		line,
		plies: plyRows(scene.rows, deepest, at.path.length - 1, owner),
		cut,
		stars: isProblem ? new Set() : starsAt(story, at),
		next: nextMove(story, at, known),
		finished: at.kind === 'finish'
	};
}

/** In a lecture the short form is read. */
function sentenceForm({ room }: SpineScene): 'long' | 'short' {
	return room.look === 'lecture' ? 'short' : 'long';
}

/** The best child of each node on the path, all tied moves of the root, and at the finish the best line. */
function starsAt({ trace }: Story, moment: Moment): ReadonlySet<number> {
	const stars = new Set(moment.path.map(({ bestChild }) => bestChild));
	for (const { row, verdict } of rootMovesAt(trace, moment.step)) {
		if (verdict === 'best' || verdict === 'best so far') stars.add(row);
	}
	if (moment.kind === 'finish') {
		for (const { row } of spineLine(trace, moment).slice(1)) stars.add(row);
	}
	// A star is at a place: it stays while its move is searched again.
	for (const row of [...stars]) {
		if (row !== NO_ROW && trace.isSuperseded(row)) stars.add(trace.endOf(row));
	}
	stars.delete(NO_ROW);
	return stars;
}

/** The row that shows a ply of the line, null for a folded one: the children of a current node are never compact. */
function rowOf({ scene, moment, finished, plies }: SpineView, ply: number): number | null {
	const isBelow = !finished && ply === moment.path.length;
	const row = plies.rowOf(ply);
	return isBelow && row !== null ? Math.max(row, scene.rows.compact) : row;
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

function funnelsOf(
	{ scene, story, line }: SpineView,
	spine: readonly NodePart[],
	strips: readonly Strip[],
	grid: Grid | null
): AreaPart[] {
	const { x, u, rows, room } = scene;
	const edge = { left: 2, right: room.size.width - 2 };
	const areas: AreaPart[] = [];
	// Every other compact row is shaded.
	for (let row = 1; row < rows.compact; row += 2) {
		if (row >= line.length) break;
		const middle = rowMiddle(rows, row);
		const [top, bottom] = [middle - rows.compactHeight / 2, middle + rows.compactHeight / 2];
		areas.push({ key: `row:${row}`, d: `M6 ${r(top)}H${r(edge.right - 4)}V${r(bottom)}H6Z` });
	}
	for (const strip of strips) {
		const { row } = strip.spot;
		const area = {
			left: Math.max(edge.left, strip.left - 8),
			top: busAbove(rows, row) - 7,
			right: Math.min(edge.right, strip.right + 8),
			bottom: Math.min(bandBottom(rows, row), room.size.height - 2)
		};
		const key = `funnel:${placeKey(story, strip.spot.parent)}`;
		areas.push({ key, d: funnelPath(x, strip.spot.from + 3, u, area) });
	}
	const [root] = spine;
	if (grid !== null && root !== undefined && grid.nodes.length > 0) {
		const { left, top, right, bottom } = grid.area;
		const area = { left: left - 2, top, right: right + 2, bottom: bottom + 2 };
		areas.push({ key: 'funnel:root', d: funnelPath(x, root.rect.bottom + 3, u, area) });
	}
	return areas;
}

/** The best line in words; none of a move whose words would cover something else. */
function wordsBeside(
	view: SpineView,
	texts: readonly TextPart[],
	strips: readonly Strip[]
): TextPart[] {
	const words = drawWords(view);
	const moves = strips.flatMap(({ nodes, folds }) => [
		...nodes.flatMap(({ value }) => value ?? []),
		...[nodes, folds].flat()
	]);
	const taken = [...texts, ...moves].map(({ rect }) => rect);
	const covered = words.filter(({ rect }) => taken.some((other) => overlap(rect, other)));
	const rows = new Set(covered.map(({ key }) => nodeOf(key)));
	return words.filter(({ key }) => !rows.has(nodeOf(key)));

	function nodeOf(key: string): string {
		return key.slice(0, key.lastIndexOf(':'));
	}
}

/** How an unopened node is opened: below it, or next to it where the pane ends. */
function opensText(
	{ scene, story, moment, plies, finished }: SpineView,
	nodes: readonly NodePart[]
): TextPart[] {
	const { measure, type, x, rows, room, u } = scene;
	const node = nodes.find(({ row }) => row === moment.node);
	if (finished || node === undefined || !isUnopened(story.trace, moment.node)) return [];
	const text = room.look === 'phone' ? notOpened : opensWith;
	const style = { size: type.words, weight: 600, tone: 'ink' } as const;
	const row = plies.rowOf(story.trace.depthOf(moment.node)) ?? 0;
	const { right, bottom } = node.ring ?? node.rect;
	const below = bottom + type.words;
	const isUnder = row >= rows.last && below + 0.6 * type.words <= room.size.height;
	if (row >= rows.last && !isUnder) {
		// The bounds leave their place free at a leaf.
		const from = right + 8;
		const space = x + scene.strips - from - 4;
		const pieces = wrapWords(text, space, (words) => measure(words, style.size, style.weight));
		return pieces.map((said, at) =>
			fittedText(
				measure,
				`opens:${at}`,
				said,
				from,
				rowMiddle(rows, row) + (at - (pieces.length - 1) / 2) * 1.3 * type.words,
				{ ...style, anchor: 'start' },
				space,
				type.smallest
			)
		);
	}
	const next =
		row + 1 < rows.compact ? rowMiddle(rows, row + 1) : busAbove(rows, row + 1) + 0.3 * u;
	const y = isUnder ? below : next;
	return [fittedText(measure, 'opens:0', text, x, y, style, 2 * scene.strips, type.smallest)];
}

/** The key of the node whose stored result has just answered, if it is drawn. */
function recallOf({ story, moment }: SpineView, nodes: readonly NodePart[]): string | null {
	if (moment.kind !== 'hit') return null;
	const target = story.trace.targetOf(moment.node);
	return nodes.find(({ row }) => row === target)?.key ?? null;
}

/** Where a table's answer comes from, below the node that received it. */
function recallText(view: SpineView, nodes: readonly NodePart[]): TextPart[] {
	const { scene, story, moment } = view;
	if (moment.kind !== 'hit') return [];
	const node = nodes.find(({ row }) => row === moment.node);
	if (node === undefined) return [];
	const { measure, type, x, u, strips, room } = scene;
	const style = { size: type.small, weight: 600, tone: 'ink' } as const;
	const under = Math.max(node.ring?.bottom ?? 0, node.rect.bottom, node.value?.rect.bottom ?? 0);
	const y = Math.min(under + 0.2 * u + 2, room.size.height - type.small);
	const text = recallLabel(story, moment.node);
	return [fittedText(measure, 'recall', text, x, y, style, 2 * strips, type.smallest)];
}
