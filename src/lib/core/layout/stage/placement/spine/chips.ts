/**
 * The compact rows: one line each, with the best sibling, alpha, the node with its move, beta, and the totals at the
 * right.
 */
import { NO_ROW } from '../../../../trace/cursor.ts';
import type { Rect } from '../../../viewport.ts';
import { besideBounds, nameType, drawChip, drawStar, type DrawnChips } from './chip-box.ts';
import { scissorsBefore } from '../../marks/fan.ts';
import { placeKey } from '../place-key.ts';
import type { BoundPart, FoldPart, NodePart, TextPart } from '../../parts.ts';
import type { FoldedPlies } from './ply-rows.ts';
import { foldedPlies, searchedOf } from '../../marks/row-heads.en.ts';
import { movesUnder, totals } from '../../marks/row-heads.ts';
import { rowMiddle } from './spine-rows.ts';
import { BESIDE, BESIDE_NAME } from './spine-scene.ts';
import type { SpineView } from './spine-view.ts';
import { around } from '../../../drawing/rects.ts';
import { fittedText, textPart } from '../../../drawing/texts.ts';
import { drawTied } from './tied-chips.ts';

/** The ring around the current node takes so much more at each side. */
const BESIDE_RING = 3;
/** Between the box of a sibling and the scissors before it. */
const BESIDE_BOX = 6;

/** What a row of the spine has. */
export interface Chips {
	readonly nodes: readonly NodePart[];
	readonly texts: readonly TextPart[];
	readonly boxes: readonly { readonly key: string; readonly rect: Rect }[];
	readonly folds: readonly FoldPart[];
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
	if (here === undefined) return { nodes: [], texts: [], boxes: [], folds: [] };
	const middle = rowMiddle(scene.rows, row);
	const node = drawChip(view, here.row, scene.x, middle, 'spine');
	const nodes: NodePart[] = [node];
	const texts: TextPart[] = [];
	const boxes: { key: string; rect: Rect }[] = [];
	const { measure, x } = scene;
	const beside = BESIDE * scene.rows.compactHeight;
	const parent = line[ply - 1];
	if (parent !== undefined) {
		const style = { size: nameType(scene), weight: 750, tone: 'ink', anchor: 'end' } as const;
		const name = story.names.of(here.row);
		const away = beside + (node.star !== null ? beside / 2 : node.current ? BESIDE_RING : 0);
		const left = x - away;
		const alpha = bounds.find(({ which }) => which === 'alpha');
		const nameIn = (end: number): TextPart => {
			const room = end - away - BESIDE_NAME + (node.current ? BESIDE_RING : 0);
			const { smallest } = scene.type;
			return fittedText(measure, `move:${node.key}`, name, left, middle, style, room, smallest);
		};
		// At the finish there are no bounds.
		const usual = view.finished ? besideBounds(scene) : scene.bounds - scene.chipBound / 2;
		const beforeAlpha = nameIn(alpha === undefined ? usual : Math.max(usual, x - alpha.rect.right));
		// An alpha that says nothing yet gives way to a name that would be cut short.
		const givesWay = beforeAlpha.text !== name && alpha?.origin === 'none';
		texts.push(givesWay ? nameIn(besideBounds(scene)) : beforeAlpha);
	}
	const best = parent?.frame?.bestChild ?? NO_ROW;
	const folds: FoldPart[] = [];
	const drawn = { nodes, texts, boxes, folds };
	if (view.finished) {
		if (parent !== undefined) drawTied(view, here.row, middle, drawn);
	} else if (best !== NO_ROW && story.trace.moveOf(best) !== story.trace.moveOf(here.row)) {
		drawBest(view, best, middle, drawn);
	}
	const taken = [...bounds, ...boxes, ...folds].map(({ rect }) => rect.right);
	const counts = totalsOf(view, ply, middle, taken);
	if (counts !== null && here.row !== moment.node) texts.push(counts);
	return drawn;
}

/**
 * The folded plies of a path, and the best sibling in them that gives its bound to the node above the fold. Its chip
 * must be in sight at a cutoff, and where the sentence names it.
 */
export function drawFoldedPlies(view: SpineView, { row, from, to }: FoldedPlies): Chips {
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
	const drawn = { nodes: [], texts: [], boxes: [], folds: [fold] };
	const best = above?.frame?.bestChild ?? NO_ROW;
	const isOwner = view.cut !== null && view.cut.owner === above?.row;
	if (best !== NO_ROW && (isOwner || view.named.has(best))) {
		drawBest(view, best, middle, drawn);
	}
	return drawn;
}

/** The best sibling, at the left of alpha. */
function drawBest(view: SpineView, row: number, middle: number, drawn: DrawnChips): void {
	const right = view.scene.x - besideBounds(view.scene);
	drawStar(view, row, middle, right, right - view.scene.left, drawn);
	const [node, box] = [drawn.nodes.at(-1), drawn.boxes.at(-1)];
	if (node?.state !== 'closed' || box === undefined || view.scene.room.look === 'phone') return;
	const fan = scissorsBefore(view, node.key, row, box.rect.left - BESIDE_BOX, middle);
	drawn.nodes[drawn.nodes.length - 1] = { ...node, fan };
}

/**
 * "8 moves: 6 done, 1 now, 1 to go" at the right, of the row that shows these moves; "6 of 8 done" where that does not
 * fit, and null where this does not either.
 */
function totalsOf(
	view: SpineView,
	ply: number,
	middle: number,
	ends: readonly number[]
): TextPart | null {
	const { scene, line } = view;
	const above = line[ply - 1];
	if (above === undefined) return null;
	const { measure, type, right } = scene;
	const { searched, all } = movesUnder(view, above.row);
	const style = { size: type.head, weight: 500, tone: 'soft', anchor: 'end' } as const;
	const taken = Math.max(scene.x + scene.bounds + scene.chipBound / 2, ...ends);
	const room = right - taken - 8;
	const text = [totals(view, above.row).join(' '), searchedOf(searched, all)].find(
		(words) => measure(words, style.size, style.weight) * type.smallest <= room
	);
	if (text === undefined) return null;
	return fittedText(measure, `totals:${ply}`, text, right, middle, style, room, type.smallest);
}
