import { matesOf } from '$lib/core/explain/mates.ts';
import { scaleLinear } from 'd3-scale';
import { formatBound, formatLimit, formatValue } from '$lib/core/explain/format.ts';
import { bestAt, returnedBy, type Amount } from '$lib/core/explain/knowledge.ts';
import { plainText } from '$lib/core/explain/parts.ts';
import { amount } from '$lib/core/explain/names.en.ts';
import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

export const WIDTH = 300;
/** Infinity is at the very ends; finite values keep this distance from it. */
const END = 10;
const MARGIN = 44;
const LABEL_ROOM = 46;

interface LineMark {
	readonly x: number;
	readonly text: string;
	readonly anchor: 'start' | 'middle' | 'end';
}

/** The window, best and the latest value at one node, placed on a line; coordinates in pixels. */
export interface NumberLine {
	/** The numbers written along the line. */
	readonly ticks: readonly LineMark[];
	/** Null for a search without a window. */
	readonly alpha: LineMark | null;
	readonly beta: LineMark | null;
	/** The open part between alpha and beta; null if the window is empty, or there is none. */
	readonly bar: { readonly from: number; readonly to: number } | null;
	readonly best: LineMark | null;
	/** The value returned or evaluated at this step. */
	readonly value: LineMark | null;
	/** The whole line in words. */
	readonly label: string;
}

/** @param range the finite values so far; null before the first */
export function numberLine(
	trace: Trace,
	moment: Moment,
	range: readonly [number, number] | null
): NumberLine {
	const here = moment.path.at(-1);
	const windowed = trace.hasWindow;
	const alpha = windowed ? (here?.alpha ?? null) : null;
	const beta = windowed ? (here?.beta ?? null) : null;
	const { kind, subject, step } = moment;
	const infinities = matesOf(trace.header.setup)?.short ?? null;
	const best = here === undefined || trace.isLeaf(here.row) ? null : bestAt(trace, here.row, step);
	const value = kind === 'return' || kind === 'evaluate' ? returnedBy(trace, subject) : null;
	const points = [alpha, beta, best?.value ?? null, value?.value ?? null];
	const known = [...(range ?? []), ...points].filter(isFinite);
	const scale = lineScale(known);
	const place = (at: number): number =>
		Number.isFinite(at) ? scale.place(at) : at < 0 ? END : WIDTH - END;
	const limit = (name: string, at: number | null): LineMark | null =>
		at === null ? null : label(place(at), `${name} ${formatLimit(at)}`);
	const mark = (name: string, known: Amount | null): LineMark | null =>
		known &&
		label(place(known.value), `${name} ${formatBound(known.value, known.bound, infinities)}`);
	const valueName = kind === 'evaluate' ? 'value' : 'returned';
	const empty = alpha !== null && beta !== null && alpha >= beta;
	const ticks = known.length === 0 ? [] : scale.ticks.filter(fitsAmong(known));
	return {
		ticks: ticks.map((at) => ({ x: place(at), text: formatValue(at), anchor: 'middle' })),
		alpha: limit('α', alpha),
		beta: limit('β', beta),
		bar: alpha === null || beta === null || empty ? null : { from: place(alpha), to: place(beta) },
		best: mark('best', best),
		value: mark(valueName, value),
		label: [
			alpha === null ? '' : `alpha ${formatLimit(alpha)}`,
			beta === null ? '' : `beta ${formatLimit(beta)}${empty ? ', the window is empty' : ''}`,
			best === null ? 'no best yet' : `best ${plainText(amount(best))}`,
			value === null ? '' : `${valueName} ${plainText(amount(value))}`
		]
			.filter((part) => part !== '')
			.join(', ')
	};
}

function isFinite(value: number | null): value is number {
	return value !== null && Number.isFinite(value);
}

/** If all values are whole numbers, halves between them would be confusing. */
function fitsAmong(known: readonly number[]): (tick: number) => boolean {
	const whole = known.every(Number.isInteger);
	return (tick) => !whole || Number.isInteger(tick);
}

/** The most that two ends may differ for their distance still to be a number. */
const WIDEST = Number.MAX_VALUE / 4;
/** Ends closer than this share of their size read alike, to the digits that are shown. */
const CLOSEST = 2 ** -40;

/** The places of finite values between the ends, and the round numbers to write along the line. */
function lineScale(known: readonly number[]): {
	readonly place: (at: number) => number;
	readonly ticks: readonly number[];
} {
	const [low, high] = domainOf(known);
	// The distance between huge ends of either sign is no number, that between their quarters is.
	const share = Math.max(-low, high) > WIDEST ? 1 / 4 : 1;
	const scale = scaleLinear([low * share, high * share], [END + MARGIN, WIDTH - END - MARGIN]);
	return {
		place: (at) => scale(at * share),
		ticks: scale.ticks(4).map((tick) => tick / share)
	};
}

/** A single value, or several that read alike, still need a line to be placed on. */
function domainOf(known: readonly number[]): [number, number] {
	if (known.length === 0) return [-1, 1];
	const low = Math.min(...known);
	const high = Math.max(...known);
	const size = Math.max(Math.abs(low), Math.abs(high));
	// Tiny values may differ by less than d3 can divide by.
	if (high - low > Math.max(size * CLOSEST, Number.MIN_VALUE * 2 ** 60)) return [low, high];
	const room = Math.max(1, size * CLOSEST);
	return [Math.max(low - room, -Number.MAX_VALUE), Math.min(high + room, Number.MAX_VALUE)];
}

function label(x: number, text: string): LineMark {
	const anchor = x < LABEL_ROOM ? 'start' : x > WIDTH - LABEL_ROOM ? 'end' : 'middle';
	return { x, text, anchor };
}
