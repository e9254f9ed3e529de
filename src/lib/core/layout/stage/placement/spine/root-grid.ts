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
/** So many moves at most are small boards, of so many pixels at least, and so far apart. */
const MOST_BOARDS = 9;
const LEAST_BOARD = 64;
const BOARD_GAP = 24;
const BOTTOM = 6;
/** Height of "next" above a move, in parts of its size. */
const NEXT_ABOVE = 0.56 + TALL / 2;
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

/** Where the cells of a grid are. */
interface Cells {
	readonly columns: number;
	readonly pitchX: number;
	readonly pitchY: number;
	readonly left: number;
	readonly top: number;
	readonly bottom: number;
}

/** @param drawn the root on the spine */
export function drawGrid(view: SpineView, root: number, drawn: NodePart): Grid {
	const { scene, story, known, moment } = view;
	const { rows, unrecorded } = placesUnder(story, root, known);
	const least = leastCell(view, rows);
	const items = chooseCells(view, rows, rows.length + unrecorded, mostCells(scene, least));
	const boards = boardCells(view, items);
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

	for (const [cell, item] of items.entries()) {
		const x = cells.left + (cell % cells.columns) * cells.pitchX + cells.pitchX / 2;
		const bus = cells.top + Math.floor(cell / cells.columns) * cells.pitchY;
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
			// The scissors are above the first pruned move.
			below: cell === cutCell - cells.columns ? 0 : below,
			labelWidth: cells.pitchX - 4,
			board: boards !== null
		});
		// In a low room there is no space above a move for how often it was searched.
		const isCovered =
			node.badge !== null && node.badge.rect.top < (ends[cell - cells.columns] ?? 0);
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
			const scissors = scissorsAbove(scene, bus, top, ends[cell - cells.columns] ?? overFirst);
			cut = { key: node.key, bus, x, ...scissors };
		}
		edges.push({ key: node.key, d: busPath(scene.x, from, bus, x, Math.max(top, bus)), kind });
	}
	const bottom = cells.top + Math.ceil(items.length / cells.columns) * cells.pitchY;
	const right = cells.left + cells.columns * cells.pitchX;
	const area = {
		left: cells.left,
		top: cells.top - 7,
		right,
		bottom: Math.min(bottom, cells.bottom)
	};
	return { nodes, edges, folds, texts, boxes, area, cut };
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
	const names = rows.map((row) => measure(story.names.of(row), type.siblingMove, 700));
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

function spaceOf(scene: SpineScene): { half: number; top: number; bottom: number } {
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
		best = { columns, pitchX, pitchY, left: r(x - (columns * pitchX) / 2), top, bottom };
	}
	return (
		best ?? { columns: 1, pitchX: 2 * half, pitchY: bottom - top, left: x - half, top, bottom }
	);
}

/** The line to the rows below passes between two columns. */
function columnsOf(needed: number, lines: number): number {
	return lines > 1 && needed % 2 === 1 ? needed + 1 : needed;
}

/** Cells of small boards. */
interface Boards extends Cells {
	readonly side: number;
}

/** Where few moves are small boards, as large as the room allows; null where they would be too small for that. */
function boardCells({ scene, story }: SpineView, items: readonly StripItem[]): Boards | null {
	const count = items.length;
	const hasFold = items.some(({ kind }) => kind === 'fold');
	if (story.game.hasTypedLeaves === true || hasFold || count > MOST_BOARDS) return null;
	const { half, top, bottom } = spaceOf(scene);
	const { x, type, stroke } = scene;
	// Above a board its move and "next"; below it its value, and the number of nodes under its fan.
	const above = LABEL_TOP * type.siblingMove + 3 + NEXT_ABOVE * type.small;
	const below = TALL * type.siblingValue + 4 + 13 * stroke + 1.2 * type.small;
	let best: Boards | null = null;
	for (let lines = 1; lines <= count; lines++) {
		const columns = Math.ceil(count / lines);
		// The line to the rows below passes between two columns: of an odd number one more is at the right of it.
		const before = lines > 1 ? Math.floor(columns / 2) : columns / 2;
		const highest = (bottom - top) / lines;
		const most = half / (columns - before);
		const side = Math.min(most - BOARD_GAP, highest - above - below - 6);
		if (side < Math.max(LEAST_BOARD, best?.side ?? 0)) continue;
		// Boards that are low for their room are no further apart than they are wide.
		const pitchX = Math.min(most, 2 * side);
		const pitchY = Math.min(highest, side + above + below + BOARD_GAP);
		best = { columns, pitchX, pitchY, left: r(x - before * pitchX), top, bottom, side };
	}
	return best;
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
