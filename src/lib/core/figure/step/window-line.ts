/**
 * The window of the current node on a line of numbers, as in UCLA's lectures on alpha-beta: alpha and beta above it, the
 * values that the node's children have returned below it, and a dot for the best of them.
 */
import { formatBound, formatLimit } from '../../explain/format.ts';
import { returnedBy, type Amount } from '../../explain/knowledge.ts';
import type { Infinities } from '../../explain/format.ts';
import { textPart } from '../../layout/drawing/texts.ts';
import type { TextPart } from '../../layout/stage/parts.ts';
import { resultsAt, type Frame } from '../../trace/cursor.ts';
import * as words from './figure.en.ts';
import type { FigureRoom } from './figure-room.ts';
import type { Spot } from './line-scale.ts';
import { paintLine, type PaintedLine } from './paint-line.ts';
import { measureFigure } from './text-widths.ts';
import type { ToldStep } from './told-step.ts';

export interface WindowLine {
	/** The row whose window it is: the current node, or the one above a current leaf. */
	readonly row: number;
	/** For a place beside its node, the longest first. */
	readonly beside: readonly PaintedLine[];
	/** Longer, for a place below the tree. */
	readonly below: PaintedLine;
	/** "Window at b", in front of the latter. */
	readonly name: TextPart;
	/** All of it in a sentence. */
	readonly words: string;
}

/** In parts of the text around the tree: the type. */
const SIZE = 0.75;
/** Of a line below the tree, and of one beside its node, in parts of its type. */
const LENGTH = 14;
const SHORT = 9;
/** With more values than this, earlier ones have marks alone. */
const MOST_NAMED = 6;

/**
 * Null where no inner node is open.
 *
 * @param across the width below the tree, in pixels
 */
export function windowLine(
	{ story, known, moment }: ToldStep,
	{ look, text }: FigureRoom,
	across: number
): WindowLine | null {
	const { trace, names, mates } = story;
	const frame = moment.path.findLast(({ row }) => !trace.isLeaf(row) && !trace.isHit(row));
	if (frame === undefined) return null;
	const { row, alpha, beta, best, max } = frame;
	const amounts = resultsAt(trace, row, known.step).map((child) => returnedBy(trace, child));
	const returned = amounts.map(({ value }) => value);
	const size = Math.max(look.leastType, SIZE * text);
	const painted = (length: number, named: number): PaintedLine => {
		const from = amounts.length - named;
		const written = amounts.filter(({ value }, at) => at >= from || value === best);
		const spots = spotsOf(frame, written, mates?.short ?? null);
		const parts = { alpha, beta, spots, returned, best, side: max ? 'max' : 'min' } as const;
		return paintLine(parts, size, length, look);
	};
	const name = names.of(row) || 'root';
	const style = { size, weight: 400, tone: 'soft', anchor: 'start' } as const;
	const label = textPart(measureFigure, 'line:name', words.windowAt(name), 0, 0, style);
	const room = across - label.rect.right - size;
	const tries = [
		...Array.from({ length: MOST_NAMED }, (_, less) => [LENGTH, MOST_NAMED - less] as const),
		[0, 0] as const
	].map(
		([length, named]) =>
			() =>
				painted(length, named)
	);
	return {
		row,
		beside: [painted(SHORT, MOST_NAMED), painted(0, MOST_NAMED)],
		below: firstWithin(tries, room),
		name: label,
		words: words.windowSaid(
			name,
			[formatLimit(alpha), formatLimit(beta)],
			best === null ? null : formatLimit(best)
		)
	};
}

/** The first that is no wider than the room; otherwise the last. */
function firstWithin(tries: readonly (() => PaintedLine)[], room: number): PaintedLine {
	const [first, ...others] = tries;
	const line = first?.() ?? { marks: [], width: 0, height: 0 };
	return line.width <= room || others.length === 0 ? line : firstWithin(others, room);
}

/** What is written on the line, in order; its ends are always among it. */
function spotsOf(
	{ alpha, beta }: Frame,
	amounts: readonly Amount[],
	infinities: Infinities | null
): Spot[] {
	const values = new Set([-Infinity, alpha, beta, ...amounts.map(({ value }) => value), Infinity]);
	return [...values]
		.sort((one, other) => (one < other ? -1 : 1))
		.map((value) => {
			const own = amounts.filter((amount) => amount.value === value);
			const texts = own.map(({ bound }) => formatBound(value, bound, infinities).replace(' ', ''));
			return { value, above: limitsAt(value, alpha, beta), below: [...new Set(texts)].join(', ') };
		});
}

function limitsAt(value: number, alpha: number, beta: number): string {
	const signs = [...(value === alpha ? ['α'] : []), ...(value === beta ? ['β'] : [])];
	if (signs.length === 0) return '';
	const between = signs.length === 1 ? ' ' : ' = ';
	return `${signs.join(' = ')}${between}${formatLimit(value)}`;
}
