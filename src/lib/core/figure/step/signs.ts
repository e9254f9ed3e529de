/** Small signs of figures around a point: scissors, stars, table hits, probes, and boards. */
import { middleOf } from '../../layout/drawing/rects.ts';
import { starPath } from '../../layout/drawing/outlines.ts';
import { pieceShape } from '../../layout/drawing/piece-shapes.ts';
import type { NodePart, StarPart } from '../../layout/stage/parts.ts';
import type { Point, Rect } from '../../layout/viewport.ts';
import type { BoardCells } from './board-cells.ts';
import type { FigureLook, Palette } from './figure-look.ts';
import { box, circle, path, type Mark } from './marks.ts';
import { placedPath } from './path.ts';

/** The painter's scissors, open to the right, around 0, 0: so wide. */
const BLADES = 'M3.7 2.6L-8 -4.6M3.7 -2.6L-8 4.6';
const HANDLES: readonly Point[] = [
	{ x: 6, y: 4 },
	{ x: 6, y: -4 }
];
const HANDLE = 2.7;
/** Width of the drawing of scissors, and of the disc of a cutoff, in its own units. */
export const SCISSORS = 16.7;
const DISC = 28;

export function scissors({ x, y }: Point, scale: number, ink: string): Mark[] {
	const pen = { stroke: ink, width: 1.7 * scale, ends: 'round' } as const;
	return [
		path(placedPath(BLADES, { x, y }, -scale), pen),
		...HANDLES.map((at) =>
			circle({ x: x - at.x * scale, y: y - at.y * scale }, HANDLE * scale, pen)
		)
	];
}

/** On a disc that fills its place. */
export function cutSign(at: Rect, { palette, strokes }: FigureLook): Mark[] {
	const { ink, nowSoft, nowEdge } = palette;
	const width = at.right - at.left;
	return [
		circle(middleOf(at), width / 2, { fill: nowSoft, stroke: nowEdge, width: strokes.plate.width }),
		...scissors(middleOf(at), width / DISC, ink)
	];
}

/** Hollow where its move is tied with the best. */
export function star(at: StarPart, { ink, panel }: Palette): Mark[] {
	const { x, y } = middleOf(at);
	const radius = (at.right - at.left) / 2;
	const width = radius * 0.16;
	return [
		path(starPath(x, y, radius + 1.8), { fill: panel }),
		at.tied
			? path(starPath(x, y, radius - width / 2), { fill: panel, stroke: ink, width })
			: path(starPath(x, y, radius), { fill: ink })
	];
}

export function nodeMark(
	{ kind, rect }: NonNullable<NodePart['mark']>,
	{ ink, panel }: Palette
): Mark[] {
	const at = middleOf(rect);
	const scale = (rect.right - rect.left) / 16;
	const pen = { stroke: ink, width: 1.6 * scale, ends: 'round' } as const;
	const ground = { ...pen, fill: panel };
	const placed = (d: string): Mark => path(placedPath(d, at, scale), pen);
	if (kind === 'hit') {
		const half = 7 * scale;
		const side = { left: at.x - half, top: at.y - half, right: at.x + half, bottom: at.y + half };
		return [box(side, 2 * scale, ground), placed('M-7 -2.3H7M-7 2.3H7M-2 -7V7')];
	}
	return [circle(at, 7.2 * scale, ground), placed('M-2.6 -1.8A2.7 2.7 0 1 1 0 1.2V2M0 4.4V4.6')];
}

/** The lines of a board do not grow with a large one. */
const MOST_LINE = 1.6;

/** A position in its square: a grid, or a diagram of chess. */
export function board({ size, cells }: BoardCells, rect: Rect, palette: Palette): Mark[] {
	const { panel, line, max, min, lightSquare, darkSquare } = palette;
	const cell = (rect.right - rect.left) / size;
	const scale = cell / 10;
	const cornerOf = (index: number): Point => ({
		x: rect.left + (index % size) * cell,
		y: rect.top + Math.floor(index / size) * cell
	});
	const isChess = size === 8;
	const frame = box(rect, 0, { fill: isChess ? lightSquare : panel });
	const grid = { stroke: line, width: Math.min(MOST_LINE, 0.6 * scale) };
	const lines = isChess
		? cells.flatMap((_, index) => {
				if ((index + (index >> 3)) % 2 === 0) return [];
				const { x: left, y: top } = cornerOf(index);
				const square = { left, top, right: left + cell, bottom: top + cell };
				return [box(square, 0, { fill: darkSquare })];
			})
		: [path(placedPath('M10 0V30M20 0V30M0 10H30M0 20H30', cornerOf(0), scale), grid)];
	const pieces = cells.flatMap((piece, index): Mark[] => {
		const corner = cornerOf(index);
		if (piece === '') return [];
		if (piece === 'X') {
			const pen = { stroke: max, width: 1.8 * scale, ends: 'round' } as const;
			return [path(placedPath('M2.6 2.6L7.4 7.4M7.4 2.6L2.6 7.4', corner, scale), pen)];
		}
		if (piece === 'O') {
			const middle = { x: corner.x + cell / 2, y: corner.y + cell / 2 };
			return [circle(middle, 2.6 * scale, { stroke: min, width: 1.8 * scale })];
		}
		const isWhite = piece === piece.toUpperCase();
		const d = placedPath(pieceShape(piece), corner, scale);
		// Pieces keep their colours in every theme.
		return isWhite
			? [path(d, { fill: '#ffffff', stroke: '#1b1e23', width: 0.75 * scale, ends: 'round' })]
			: [
					path(d, { stroke: '#ffffff', width: 0.8 * scale, ends: 'round' }),
					path(d, { fill: '#1b1e23' })
				];
	});
	return [frame, ...lines, box(rect, 0, grid), ...pieces];
}
