/** A node of a figure: its shape, its value, and the marks at it, as the page's painter has them. */
import { nodePath } from '../../layout/drawing/outlines.ts';
import { middleOf } from '../../layout/drawing/rects.ts';
import type { NodePart, TextPart } from '../../layout/stage/parts.ts';
import type { Rect } from '../../layout/viewport.ts';
import type { BoardCells } from './board-cells.ts';
import type { FigureLook } from './figure-look.ts';
import { hatchPath } from './hatching.ts';
import { box, path, type Ink, type Mark } from './marks.ts';
import { board, nodeMark, SCISSORS, scissors, star } from './signs.ts';

/** How nodes are painted: what differs from figure to figure. */
export interface NodePaint {
	readonly look: FigureLook;
	/** `pale`: pruned nodes are those that minimax alone visits. */
	readonly pruned: 'hatched' | 'outlines' | 'pale';
	/** The nodes with a thick outline. */
	readonly bold: ReadonlySet<string>;
	/** The board of a node that has one; null where there is none. */
	readonly cellsOf: (key: string) => BoardCells | null;
	readonly textMark: (text: TextPart) => Mark;
	/** A text with what hides the lines behind it. */
	readonly onLines: (text: TextPart) => Mark[];
}

export function paintNode(node: NodePart, paint: NodePaint): Mark[] {
	const { look, textMark, onLines } = paint;
	const { palette, strokes } = look;
	const { left, right, bottom } = node.rect;
	const width = right - left;
	const shape = nodePath(node.board && node.role === 'grid' ? 'leaf' : node.shape, node.rect);
	const { part, least, most } = strokes.node;
	const outline = Math.max(least, Math.min(most, width * part));
	const isHatched = node.state === 'pruned' && paint.pruned === 'hatched';
	const marks: Mark[] = [];
	if (node.ring !== null) marks.push(ringOf(node, node.ring, look));
	if (node.fan !== null) marks.push(...fanOf(node.fan, paint));
	if (node.gold) {
		const edge = { ends: 'round', stroke: palette.nowEdge } as const;
		const { line, edge: wide } = strokes.gold;
		marks.push(
			path(shape, { ...edge, width: outline + wide + 2 }),
			path(shape, { ...edge, stroke: palette.now, width: outline + line + 2 })
		);
	}
	const own = inkOf(node, paint, outline);
	const isBold = paint.bold.has(node.key);
	const ink = isBold ? { ...own, stroke: palette.ink, width: BOLD * outline } : own;
	if (isHatched) {
		marks.push(path(shape, { fill: palette.panel }));
		const { apart, line } = strokes.hatch;
		marks.push(path(hatchPath(shape, apart), { stroke: palette.faint, width: line }));
		marks.push(path(shape, { ...ink, fill: 'none' }));
	} else marks.push(path(shape, ink));
	const cells = node.board ? paint.cellsOf(node.key) : null;
	if (cells !== null) marks.push(...board(cells, squareIn(node.rect), palette));
	if (node.value !== null) {
		const { rect, at } = node.value;
		const isOnRing = node.ring !== null && rect.bottom > bottom + 1;
		if (isHatched || isOnRing) marks.push(box(withAir(rect), 4, { fill: palette.panel }));
		// Below a node, its edges run behind its value.
		marks.push(...(at.y > bottom ? onLines(node.value) : [textMark(node.value)]));
	}
	if (node.mark !== null) marks.push(...nodeMark(node.mark, palette));
	if (node.star !== null) marks.push(...star(node.star, palette));
	return marks;
}

/** Beside a leaf there is no space for a circle in the whole form. */
function ringOf(node: NodePart, ring: Rect, { palette, strokes }: FigureLook): Mark {
	const width = node.rect.right - node.rect.left;
	const { least, most } = strokes.ring;
	const isInLeafPlace = node.role === 'whole' && (node.shape === 'leaf' || node.fan !== null);
	return box(ring, isInLeafPlace ? 6 : (ring.right - ring.left) / 2, {
		fill: palette.panel,
		stroke: palette.ink,
		width: Math.max(least, Math.min(most, width * 0.055))
	});
}

function fanOf(fan: NonNullable<NodePart['fan']>, { look, textMark }: NodePaint): Mark[] {
	const { palette, strokes } = look;
	const marks: Mark[] = [];
	const width = strokes.hairline;
	if (fan.d !== '') marks.push(path(fan.d, { stroke: palette.searched, width }));
	if (fan.count !== null) marks.push(textMark(fan.count));
	if (fan.cut === null) return marks;
	const { d, scissors: at, count } = fan.cut;
	if (d !== '') marks.push(path(d, { stroke: palette.faint, width, dash: [2.5, 2] }));
	if (at !== null) {
		marks.push(...scissors(middleOf(at), (at.right - at.left) / SCISSORS, palette.ink));
	}
	if (count !== null) marks.push(textMark(count));
	return marks;
}

/** A thick outline, in parts of the usual one. */
const BOLD = 2.4;

function inkOf({ shape, state }: NodePart, { look, pruned }: NodePaint, outline: number): Ink {
	const { palette, strokes } = look;
	const { panel, coming, faint, leaf, leafEdge, max, maxSoft, min, minSoft } = palette;
	if (state === 'outline') return { fill: panel, stroke: coming, width: strokes.pruned };
	if (state === 'pruned' && pruned === 'pale') {
		return { fill: panel, stroke: coming, width: strokes.pruned };
	}
	if (state === 'pruned') {
		return { fill: panel, stroke: faint, width: strokes.pruned, dash: strokes.dashes.pruned };
	}
	if (shape === 'leaf' || state === 'given') {
		return { fill: leaf, stroke: leafEdge, width: outline };
	}
	const [stroke, fill] = shape === 'max' ? [max, maxSoft] : [min, minSoft];
	const dash = state === 'open' ? { dash: strokes.dashes.open } : {};
	return { fill, stroke, width: outline, ...dash };
}

/** The square of a board in a node's rectangle, at its top left as on the page. */
function squareIn({ left, top, right }: Rect): Rect {
	return { left, top, right, bottom: top + (right - left) };
}

/** What hides lines behind a value. */
function withAir({ left, top, right, bottom }: Rect): Rect {
	return { left: left - 2, top, right: right + 2, bottom };
}
