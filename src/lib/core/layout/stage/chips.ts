/**
 * The compact rows: one line each, with the best sibling, alpha, the node with its move, beta, and the totals at the
 * right.
 */
import type { Rect } from '../viewport.ts';
import { placeKey } from './keys.ts';
import type { BoundPart, FoldPart, NodePart, TextPart } from './parts.ts';
import type { FoldedPlies } from './ply-rows.ts';
import { foldedPlies } from './row-heads.en.ts';
import { totals } from './row-heads.ts';
import { shapeAt, shapeRect } from './shapes.ts';
import { rowMiddle } from './spine-rows.ts';
import { stateAt } from './spine-nodes.ts';
import type { SpineScene } from './spine-scene.ts';
import { valueText, type SpineView } from './spine-view.ts';
import { around, centred, fittedText, textPart } from './texts.ts';
import { NO_ROW } from '../../trace/cursor.ts';

/** Width of a node, and distance of its texts from its middle, in parts of the row's height. */
const NODE = 0.78;
const BESIDE = 0.52;
const BOX = 0.84;
/** Totals are smaller where there is little room, but not smaller than this part of their size. */
const LEAST_TOTALS = 0.75;

export interface Chips {
	readonly nodes: readonly NodePart[];
	readonly texts: readonly TextPart[];
	readonly boxes: readonly { readonly key: string; readonly rect: Rect }[];
}

/**
 * @param ply of the node
 * @param row that shows it
 * @param bounds those of the same node, if it has any
 */
export function drawChips(
	view: SpineView,
	ply: number,
	row: number,
	bounds: readonly BoundPart[]
): Chips {
	const { scene, line, story, moment } = view;
	const here = line[ply];
	if (here === undefined) return { nodes: [], texts: [], boxes: [] };
	const middle = rowMiddle(scene.rows, row);
	const node = drawChip(view, here.row, scene.x, middle, 'spine');
	const nodes: NodePart[] = [node];
	const texts: TextPart[] = [];
	const boxes: { key: string; rect: Rect }[] = [];
	const { measure, x } = scene;
	const beside = BESIDE * scene.rows.compactHeight;
	if (ply > 0) {
		const style = { size: chipType(scene), weight: 750, tone: 'ink', anchor: 'end' } as const;
		const room = scene.bounds - scene.chipBound / 2 - beside - 4;
		const name = story.names.of(here.row);
		const left = x - beside - (node.star === null ? 0 : beside / 2);
		texts.push(fittedText(measure, `move:${node.key}`, name, left, middle, style, room));
	}
	const above = line[ply - 1]?.frame;
	const best = view.finished ? besides(view, here.row) : (above?.bestChild ?? NO_ROW);
	if (best !== NO_ROW && story.trace.moveOf(best) !== story.trace.moveOf(here.row)) {
		drawStar(view, best, middle, { nodes, texts, boxes });
	}
	const counts = totalsOf(view, ply, middle, bounds);
	if (counts !== null && here.row !== moment.node) texts.push(counts);
	return { nodes, texts, boxes };
}

/**
 * The folded plies of a path, and the best sibling in them that gives its bound to the node above the fold. Its chip
 * must be in sight at a cutoff.
 */
export function drawFoldedPlies(
	view: SpineView,
	{ row, from, to }: FoldedPlies
): Chips & { readonly fold: FoldPart } {
	const { scene, line, story } = view;
	const { measure, type, x, rows } = scene;
	const middle = rowMiddle(rows, row);
	const hidden = line.slice(from, to).map((node) => node.row);
	const above = line[from - 1];
	const node = placeKey(story, above?.row ?? 0);
	const key = `plies:${node}`;
	const style = { size: type.fold, weight: 650, tone: 'ink' } as const;
	const text = textPart(measure, `text:${key}`, foldedPlies(hidden.length), x, middle, style);
	const rect = around([text.rect], 4);
	const fold: FoldPart = { key, node, kind: 'plies', moves: 0, rows: hidden, text, rect };
	const drawn = { nodes: [], texts: [], boxes: [] };
	const best = above?.frame?.bestChild ?? NO_ROW;
	if (view.reason !== null && view.reason.owner === above?.row && best !== NO_ROW) {
		drawStar(view, best, middle, drawn);
	}
	return { ...drawn, fold };
}

/** Size of the texts in a compact row. */
function chipType({ type, rows }: SpineScene): number {
	return Math.min(type.move, 0.55 * rows.compactHeight);
}

/** At the finish, the first other move that the sentence names, or that is tied with the one of the best line. */
function besides({ stars, named, story }: SpineView, row: number): number {
	const { trace } = story;
	const parent = trace.parentOf(row);
	return (
		[...named, ...stars].find((star) => star !== row && trace.parentOf(star) === parent) ?? NO_ROW
	);
}

/** A small node with its value at the right. */
function drawChip(
	view: SpineView,
	row: number,
	x: number,
	middle: number,
	role: 'spine' | 'chip'
): NodePart {
	const { scene, story, known, moment, reason } = view;
	const { measure, rows } = scene;
	const key = placeKey(story, row);
	const shape = shapeAt(story, row);
	const width = NODE * rows.compactHeight;
	const rect = shapeRect(shape, x, middle, width);
	const amount = known.amountOf(row);
	const current = row === moment.node && !view.finished;
	const beside = BESIDE * rows.compactHeight + (current ? 3 : 0);
	const style = { size: chipType(scene), weight: 700, tone: 'ink', anchor: 'start' } as const;
	const room = scene.bounds - scene.chipBound / 2 - beside - 4;
	const value =
		amount === null
			? null
			: fittedText(
					measure,
					`value:${key}`,
					valueText(view, amount),
					x + beside,
					middle,
					style,
					room
				);
	return {
		key,
		row,
		parent: story.trace.parentOf(row) < 0 ? null : placeKey(story, story.trace.parentOf(row)),
		rect,
		shape,
		state: stateAt(view, row),
		role: role === 'spine' ? 'spine' : 'chip',
		value,
		pale: false,
		current,
		ring: current ? centred(x, middle, 0.98 * rows.compactHeight) : null,
		gold: reason !== null && (row === reason.owner || row === reason.ownerChild),
		star:
			view.finished && view.stars.has(row) && role === 'spine'
				? centred(x - beside, middle, 14)
				: null,
		badge: null,
		fan: null,
		board: false
	};
}

/** The best sibling in a box, at the left of alpha. */
function drawStar(
	view: SpineView,
	row: number,
	middle: number,
	drawn: { nodes: NodePart[]; texts: TextPart[]; boxes: { key: string; rect: Rect }[] }
): void {
	const { scene, story, known } = view;
	const { measure, rows } = scene;
	const height = BOX * rows.compactHeight;
	const right = scene.x - scene.bounds - scene.chipBound / 2 - 8;
	const amount = known.amountOf(row);
	const key = placeKey(story, row);
	const pad = 7;
	const bold = { size: chipType(scene), weight: 700, tone: 'ink' } as const;
	const free = right - scene.left - 2 * pad - 0.5 * rows.compactHeight - 28;
	const value = fittedText(
		measure,
		`value:${key}`,
		amount === null ? '' : valueText(view, amount),
		right - pad,
		middle,
		{ ...bold, anchor: 'end' },
		free / 2
	);
	const width = 0.5 * rows.compactHeight;
	const x = value.rect.left - 5 - width / 2;
	const node = drawChip(view, row, x, middle, 'chip');
	const rect = shapeRect(node.shape, x, middle, width);
	const name = fittedText(
		measure,
		`move:${key}`,
		story.names.of(row),
		rect.left - 4,
		middle,
		{ ...bold, anchor: 'end' },
		free / 2
	);
	const star = view.stars.has(row) ? centred(name.rect.left - 10, middle, 15) : null;
	drawn.nodes.push({ ...node, rect, value, star, ring: null });
	drawn.texts.push(name);
	const inside = around([value.rect, name.rect, rect, ...(star === null ? [] : [star])]);
	const top = middle - height / 2;
	drawn.boxes.push({
		key: `chip:${key}`,
		rect: { left: inside.left - pad + 2, right, top, bottom: top + height }
	});
}

/** "8: 6 searched, 1 now, 1 left" at the right, of the row that shows these moves; null where it does not fit. */
function totalsOf(
	view: SpineView,
	ply: number,
	middle: number,
	bounds: readonly BoundPart[]
): TextPart | null {
	const { scene, line } = view;
	const above = line[ply - 1];
	if (above === undefined) return null;
	const { measure, type, right } = scene;
	const text = totals(view, above.row).join(' ');
	const style = { size: type.head, weight: 500, tone: 'soft', anchor: 'end' } as const;
	const taken = Math.max(
		scene.x + scene.bounds + scene.chipBound / 2,
		...bounds.map(({ rect }) => rect.right)
	);
	const room = right - taken - 8;
	if (measure(text, style.size, style.weight) * LEAST_TOTALS > room) return null;
	return fittedText(measure, `totals:${ply}`, text, right, middle, style, room);
}
