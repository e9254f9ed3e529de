/** While the root is current all its moves are in sight, in a wrapped grid below it; the one that has returned is boxed. */
import { formatCount } from '../../../../explain/format.ts';
import type { Rect } from '../../../viewport.ts';
import { busPath } from '../../../drawing/curves.ts';
import { r } from '../../../drawing/funnel.ts';
import { placeKey } from '../place-key.ts';
import type { EdgePart, FoldPart, NodePart, Stage, TextPart } from '../../parts.ts';
import { placesUnder } from '../places-under.ts';
import { drawNode, LABEL_TOP } from '../../marks/spine-nodes.ts';
import { gridTop, SCISSORS } from './spine-rows.ts';
import { boardCells, NEXT_ABOVE, type Cells, type GridSpace } from './root-boards.ts';
import type { SpineScene } from './spine-scene.ts';
import { FOLD_PADDING, FOLD_STACK } from './strip-widths.ts';
import type { SpineView } from './spine-view.ts';
import { chooseSide, itemsOf, MOST_TRIED, type SideRoom, type StripItem } from './choose-side.ts';
import { around, centred } from '../../../drawing/rects.ts';
import { fittedText, LEGIBLE, TALL, TALL_NUMBER, textPart } from '../../../drawing/texts.ts';
import { TRIANGLE } from '../../../drawing/shapes.ts';
import { longestValue } from '../../../longest-value.ts';

/** More cells than this are never drawn: of more moves, some are folded. */
const MOST_IN_GRID = 48;
/** The best distances of columns and rows, in parts of u. */
const COLUMN = 1.42;
const ROW = 2.05;
const WIDEST_COLUMN = 2.2;
const COLUMN_GAP = 10;
const BOTTOM = 6;
/** So many of the last moves are measured. */
const SAMPLE = 220;
/** The least height of a node in parts of its value, where type does not shrink. */
const LEAST_NODE = 1.1;

export interface Grid extends Pick<Stage, 'nodes' | 'edges' | 'folds' | 'texts' | 'boxes'> {
	readonly area: Rect;
	/** The line to the first pruned move and the scissors on it; null if none is pruned. */
	readonly cut: {
		readonly key: string;
		readonly bus: number;
		readonly x: number;
		readonly y: number;
		readonly radius: number;
	} | null;
}

/** @param drawn the root on the spine */
export function drawGrid(view: SpineView, root: number, drawn: NodePart): Grid {
	const { scene, story, known, moment } = view;
	const { rows, unrecorded } = placesUnder(story, root, known);
	const least = leastCell(view, rows);
	const items = chooseCells(view, rows, rows.length + unrecorded, mostCells(scene, least));
	const boards = boardCells(view, items, spaceOf(scene));
	const cells = boards ?? cellsFor(scene, items.length, least);
	const from = drawn.rect.bottom;
	const nodes: NodePart[] = [];
	const edges: EdgePart[] = [];
	const folds: FoldPart[] = [];
	const texts: TextPart[] = [];
	const boxes: { key: string; rect: Rect }[] = [];
	let cut: Grid['cut'] = null;
	const { measure, type } = scene;
	const nextRoom = NEXT_ABOVE * type.small;
	const fan = 13 * scene.stroke + 1.2 * type.small;
	// A value that is too wide for its node is below it.
	const valueRoom = least.height === 0 ? TALL * LEGIBLE + 1 : TALL_NUMBER * type.siblingValue + 2;
	const tall = boards === null ? TRIANGLE : 1;
	const roomFor = (parts: number): number => (cells.pitchY - parts - 2) / tall;
	const up = LABEL_TOP * type.siblingMove + 3;
	const hasNext = roomFor(up + nextRoom + valueRoom) >= 0.75 * scene.sibling;
	const label = up + (hasNext ? nextRoom : 0);
	const above = boards === null ? Math.max(label, 0.31 * cells.pitchY) : label;
	const under = roomFor(above + fan) >= 0.8 * scene.sibling ? fan : 0;
	const width =
		boards?.side ??
		Math.min(scene.sibling, cells.pitchX - COLUMN_GAP, roomFor(above + Math.max(under, valueRoom)));
	const below = cells.pitchY - above - tall * width - 4;

	const firstPruned = rows.findIndex((row) => known.stateOf(row) === 'ghost');
	const cutCell = items.findIndex((item) => item.kind === 'node' && item.index === firstPruned);
	/** Where the parts of each cell end. */
	const ends: number[] = [];
	const over = (cell: number): readonly number[] => cellsOver(cells, cell);

	for (const [cell, item] of items.entries()) {
		const x = columnMiddle(cells, cell);
		const bus = cells.top + lineOf(cells, cell) * cells.pitchY;
		const endsOver = over(cell).map((one) => ends[one] ?? 0);
		const middle = bus + above + (tall / 2) * width;
		if (item.kind === 'fold') {
			const fold = foldCell(view, root, rows, item, x, middle, cells.pitchX - 3);
			folds.push(fold);
			ends.push(fold.rect.bottom);
			const kind = fold.kind === 'plies' ? 'searched' : fold.kind;
			edges.push({ key: fold.key, d: busPath(scene.x, from, bus, x, fold.rect.top), kind });
			continue;
		}
		const row = rows[item.index] as number;
		const { node, label } = drawNode(view, {
			row,
			x,
			middle,
			width,
			role: 'grid',
			parent: placeKey(story, root),
			// The scissors are above the first pruned move: under boards there is space for both.
			below: boards === null && over(cutCell).includes(cell) ? 0 : below,
			labelWidth: cells.pitchX - 4,
			board: boards !== null
		});
		// In a low room there is no space above a move for how often it was searched.
		const isCovered = node.badge !== null && node.badge.rect.top < Math.max(0, ...endsOver);
		nodes.push(isCovered ? { ...node, badge: null } : node);
		ends.push(Math.max(node.rect.bottom, node.value?.rect.bottom ?? 0));
		let top = node.rect.top;
		if (label !== null) {
			texts.push(label);
			top = label.rect.top;
			if (moment.kind === 'return' && row === moment.subject) {
				boxes.push({ key: `box:${node.key}`, rect: around([label.rect], 3) });
			}
		}
		if (row === view.next && hasNext && node.badge === null) {
			const style = { size: type.small, weight: 500, tone: 'soft' as const };
			const said = textPart(measure, `next:${node.key}`, 'next', x, top - 0.56 * type.small, style);
			texts.push(said);
			top = said.rect.top;
		}
		const kind = edgeKind(view, node);
		if (kind === 'pruned' && cut === null) {
			const overFirst = Math.max(from, drawn.value?.rect.bottom ?? 0);
			const scissors = scissorsAbove(scene, bus, top, Math.max(overFirst, ...endsOver));
			cut = { key: node.key, bus, x, ...scissors };
		}
		edges.push({ key: node.key, d: busPath(scene.x, from, bus, x, Math.max(top, bus)), kind });
	}
	const bottom = cells.top + cells.lines * cells.pitchY;
	const left = Math.min(cells.left, cells.lastLeft);
	const last = items.length - (cells.lines - 1) * cells.columns;
	const right = Math.max(
		cells.left + cells.columns * cells.pitchX,
		cells.lastLeft + last * cells.pitchX
	);
	const area = {
		left,
		top: cells.top - 7,
		right,
		bottom: Math.min(bottom, cells.bottom)
	};
	return { nodes, edges, folds, texts, boxes, area, cut };
}

function lineOf({ columns, lines }: Cells, cell: number): number {
	return Math.min(lines - 1, Math.floor(cell / columns));
}

function columnMiddle(cells: Cells, cell: number): number {
	const line = lineOf(cells, cell);
	const left = line === cells.lines - 1 ? cells.lastLeft : cells.left;
	return left + (cell - line * cells.columns + 0.5) * cells.pitchX;
}

/** The cells of the line above that a cell is below, at least in part. */
function cellsOver(cells: Cells, cell: number): readonly number[] {
	const line = lineOf(cells, cell);
	if (line <= 0) return [];
	const x = columnMiddle(cells, cell);
	return Array.from({ length: cells.columns }, (_, i) => (line - 1) * cells.columns + i).filter(
		(one) => Math.abs(columnMiddle(cells, one) - x) < 0.9 * cells.pitchX
	);
}

/**
 * The scissors on a line to a move: where the move is close below the line they are higher, so that they do not cover
 * it, and where the cell above is close, too, they are smaller.
 */
function scissorsAbove(
	{ stroke }: SpineScene,
	bus: number,
	label: number,
	above: number
): { y: number; radius: number } {
	const radius = Math.min(SCISSORS * stroke, (label - above - 1) / 2);
	return { y: Math.max(above + radius + 0.5, Math.min(bus, label - radius - 0.5)), radius };
}

function edgeKind({ stars }: SpineView, { state, row }: NodePart): EdgePart['kind'] {
	if (state === 'pruned') return 'pruned';
	if (state === 'outline' || state === 'given') return 'coming';
	return stars.has(row) ? 'best' : 'searched';
}

/** All moves, or of too many the starred and named ones and those around the next one. */
function chooseCells(
	{ stars, named, choice, known, story, moment }: SpineView,
	rows: readonly number[],
	count: number,
	most: number
): readonly StripItem[] {
	if (count <= most) return itemsOf(count, new Set(rows.keys()));
	const frontier = rows.findIndex(
		(row) => known.stateOf(row) === 'waiting' || row === moment.subject
	);
	const isFirst = (row: number): boolean =>
		stars.has(row) || named.has(row) || row === moment.subject || choice.has(placeKey(story, row));
	const all = [...rows.keys()];
	const near = all
		.slice(Math.max(0, frontier - MOST_TRIED), frontier + MOST_TRIED + 1)
		.sort((a, b) => Math.abs(a - frontier) - Math.abs(b - frontier));
	const first = all.filter((index) => isFirst(rows[index] as number));
	const order = [...first, ...near].slice(0, MOST_TRIED);
	return chooseSide(count, [], order, [], cellsOf(most)).items;
}

/** A grid as a side of a strip in which each item is as wide as a cell. */
function cellsOf(most: number): SideRoom {
	const one = (): number => 1;
	return { width: most, sibling: one, fold: one, gap: 0, leastGap: 0, most };
}

/** Cells are at least so wide that values can be read; in a lecture, where type does not shrink, so high, too. */
function leastCell({ scene, story }: SpineView, rows: readonly number[]): Least {
	const { measure, type } = scene;
	const longest = `≤${'8'.repeat(longestValue(story.trace))}`;
	if (type.smallest < 1) return { width: measure(longest, LEGIBLE, 700) + 6, height: 0 };
	const names = rows
		.slice(-SAMPLE)
		.map((row) => measure(story.names.of(row), type.siblingMove, 700));
	const values = measure(longest, type.siblingValue, 700);
	const label = 3 + 1.15 * type.siblingMove + 4;
	const node = LEAST_NODE * type.siblingValue + TALL_NUMBER * type.siblingValue;
	return { width: Math.max(values, ...names) + 6, height: label + node + 8 };
}

interface Least {
	readonly width: number;
	readonly height: number;
}

function mostCells(scene: SpineScene, least: Least): number {
	if (least.height === 0) return MOST_IN_GRID;
	const { half, top, bottom } = spaceOf(scene);
	const columns = Math.floor((2 * half) / least.width);
	const lines = Math.max(1, Math.floor((bottom - top) / least.height));
	return Math.min(MOST_IN_GRID, lines * Math.max(2, columns - (columns % 2)));
}

function spaceOf(scene: SpineScene): GridSpace {
	const { x, right, room, rows } = scene;
	const left = scene.heads === 0 ? 4 : scene.heads + 8;
	const half = Math.min(x - left, right - x);
	return { half, top: gridTop(rows), bottom: room.size.height - BOTTOM };
}

function cellsFor(scene: SpineScene, count: number, least: Least): Cells {
	const { x, u } = scene;
	const { half, top, bottom } = spaceOf(scene);
	let best: Cells | null = null;
	let most = -Infinity;
	for (let lines = 1; lines <= count; lines++) {
		const needed = Math.ceil(count / lines);
		const columns = columnsOf(needed, lines);
		const pitchX = Math.min((2 * half) / columns, Math.max(WIDEST_COLUMN * u, least.width));
		const pitchY = Math.min((bottom - top) / lines, ROW * u);
		const isLegible = pitchX >= least.width - 0.5 && pitchY >= least.height - 0.5;
		const score = Math.min(1, pitchX / (COLUMN * u), pitchY / (ROW * u)) - (isLegible ? 0 : 1);
		if (score <= most) continue;
		most = score;
		const left = r(x - (columns * pitchX) / 2);
		const used = Math.ceil(count / columns);
		best = { columns, lines: used, pitchX, pitchY, left, lastLeft: left, top, bottom };
	}
	const left = x - half;
	const one = { columns: 1, lines: 1, pitchX: 2 * half, pitchY: bottom - top };
	return best ?? { ...one, left, lastLeft: left, top, bottom };
}

/** The line to the rows below passes between two columns. */
function columnsOf(needed: number, lines: number): number {
	return lines > 1 && needed % 2 === 1 ? needed + 1 : needed;
}

function foldCell(
	{ scene, story, known }: SpineView,
	root: number,
	rows: readonly number[],
	item: Extract<StripItem, { kind: 'fold' }>,
	x: number,
	middle: number,
	most: number
): FoldPart {
	const { measure, type } = scene;
	const hidden = rows.slice(item.from, item.to);
	const moves = item.to - item.from;
	const node = placeKey(story, root);
	const key = `fold:${node}:${item.from}`;
	const label = `+${formatCount(moves)}`;
	const beside = 2 * FOLD_PADDING[scene.room.look] + FOLD_STACK;
	const width = Math.min(most, measure(label, type.fold, 650) + beside);
	const style = { size: type.fold, weight: 650, tone: 'ink' as const };
	const at = x - FOLD_STACK / 2;
	const text = fittedText(
		measure,
		`text:${key}`,
		label,
		at,
		middle,
		style,
		width - FOLD_STACK - 2,
		type.smallest
	);
	const states = hidden.map((row) => known.stateOf(row));
	const kind = states.includes('closed')
		? 'searched'
		: states.includes('ghost')
			? 'pruned'
			: 'coming';
	const { left, right, top, bottom } = centred(x, middle, width, 1.85 * type.fold);
	const rect = { left, right, top: top - FOLD_STACK, bottom };
	return { key, node, kind, moves, rows: hidden, text, rect };
}
