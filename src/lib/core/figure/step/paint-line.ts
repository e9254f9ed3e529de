/** A window on a line of numbers: a thick line from alpha to beta, or hatching where nothing is inside. */
import { LINE_HEIGHT, textPart } from '../../layout/drawing/texts.ts';
import type { Rect } from '../../layout/viewport.ts';
import * as words from './figure.en.ts';
import type { FigureLook } from './figure-look.ts';
import { hatchPath } from './hatching.ts';
import { scaleOf, type Spot } from './line-scale.ts';
import { box, circle, path, type Mark } from './marks.ts';
import { textOf } from './paint-stage.ts';
import { measureFigure } from './text-widths.ts';

/** What is on a line. */
interface LineParts {
	readonly alpha: number;
	readonly beta: number;
	/** From −∞ to ∞, in order. */
	readonly spots: readonly Spot[];
	/** The values that children have returned: each has a mark. */
	readonly returned: readonly number[];
	/** The best of them; null before the first. */
	readonly best: number | null;
	/** The side that chooses it. */
	readonly side: 'max' | 'min';
}

export interface PaintedLine {
	/** From the left end of all of it, and from its top. */
	readonly marks: readonly Mark[];
	readonly width: number;
	readonly height: number;
}

/** In parts of the type: from the middle of the line to those of the numbers above and below it. */
const ABOVE = 1.15;
const BELOW = 1.2;
/** Half the height of the mark of an end, of a value, and of hatching; widths of lines. */
const HALF = { end: 0.55, value: 0.32, hatch: 0.3 } as const;
const LINES = { axis: 0.07, window: 0.24, end: 0.16, dot: 0.12 } as const;
const HATCH = 0.3;
const DOT = 0.34;
/** An arrow’s length, and half its height. */
const ARROW = { long: 0.75, half: 0.45 } as const;

/** @param length of the line in parts of the type; more where the texts need it */
export function paintLine(
	{ alpha, beta, spots, returned, best, side }: LineParts,
	size: number,
	length: number,
	look: FigureLook
): PaintedLine {
	const { at, width } = scaleOf(spots, size, length);
	const { palette } = look;
	const y = (ABOVE + LINE_HEIGHT / 2) * size;
	const thin = { stroke: palette.ink, width: LINES.axis * size };
	const upright = (value: number, half: number): string =>
		`M${at(value)} ${y - half * size}L${at(value)} ${y + half * size}`;
	const area = (half: number): Rect => ({
		left: Math.min(at(alpha), at(beta)),
		right: Math.max(at(alpha), at(beta)),
		top: y - half * size,
		bottom: y + half * size
	});
	const marks: Mark[] = [
		path(`M${at(-Infinity)} ${y}L${at(Infinity)} ${y}`, { ...thin, stroke: palette.soft })
	];
	if (alpha < beta) {
		marks.push(box(area(LINES.window / 2), 0, { fill: palette.ink }));
		if (alpha === -Infinity) marks.push(arrow(at(alpha), y, -size, palette.ink));
		if (beta === Infinity) marks.push(arrow(at(beta), y, size, palette.ink));
	} else if (alpha > beta) {
		const rect = area(HALF.hatch);
		marks.push(
			box(rect, 0, { fill: palette.panel }),
			path(hatchPath(outlineOf(rect), HATCH * size), thin),
			box(rect, 0, thin)
		);
	}
	const finite = (values: readonly number[]): number[] =>
		[...new Set(values)].filter(Number.isFinite);
	const thick = { stroke: palette.ink, width: LINES.end * size };
	marks.push(
		...finite(returned).map((value) => path(upright(value, HALF.value), thin)),
		...finite([alpha, beta]).map((value) => path(upright(value, HALF.end), thick))
	);
	if (best !== null) {
		const ink = { fill: palette[side], stroke: palette.panel, width: LINES.dot * size };
		marks.push(circle({ x: at(best), y }, DOT * size, ink));
	}
	for (const { value, above, below } of spots) {
		const isBest = value === best;
		const under = { size, weight: isBest ? 700 : 400, tone: isBest ? 'ink' : 'soft' } as const;
		const rows = [
			[above, y - ABOVE * size, { size, weight: 700, tone: 'ink' }],
			[below, y + BELOW * size, under]
		] as const;
		for (const [text, middle, style] of rows) {
			const part = textPart(measureFigure, `line:${value}`, text, at(value), middle, style);
			if (text !== '') marks.push(textOf(part, look));
		}
	}
	const height = (ABOVE + BELOW + LINE_HEIGHT) * size;
	if (alpha < beta) return { marks, width, height };
	const style = { size, weight: 700, tone: 'ink', anchor: 'start' } as const;
	const empty = textPart(measureFigure, 'line:empty', words.EMPTY, width + 0.3 * size, y, style);
	return { marks: [...marks, textOf(empty, look)], width: empty.rect.right, height };
}

function outlineOf({ left, top, right, bottom }: Rect): string {
	return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
}

/** @param size of the type, negative for an arrow to the left */
function arrow(x: number, y: number, size: number, fill: string): Mark {
	const half = ARROW.half * size;
	return path(`M${x + ARROW.long * size} ${y}L${x} ${y - half}L${x} ${y + half}Z`, { fill });
}
