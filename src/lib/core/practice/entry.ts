/** What a student writes at a place: `3`, `≤3`, `<=3`, `>=7`, `inf` or `i`, `-inf`, with a hyphen or a minus sign. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Bound } from '../trace/schema.ts';

/** A value as written; without a sign `bound` is null. */
export interface Entry {
	readonly value: number;
	readonly bound: Bound | null;
}

/** The most characters of an entry. */
const MOST_ENTRY = 40;

/** As many as are shown (explain/format.ts). */
const DIGITS = 14;

const SIGNS: Readonly<Record<string, Bound>> = {
	'≤': 'upper',
	'<=': 'upper',
	'=<': 'upper',
	'≤=': 'upper',
	'≥': 'lower',
	'>=': 'lower',
	'=>': 'lower',
	'≥=': 'lower',
	'=': 'exact'
};

/** Reads a value with its sign; null for a blank one. Faults: `entry-strict`, `entry-value`. */
export function parseEntry(text: string): Result<Entry | null> {
	const written = text.trim();
	if (written === '') return ok(null);
	const sign = /^(?:<=|=<|>=|=>|[≤≥]=?|=)/.exec(written)?.[0] ?? '';
	if (sign === '' && /^[<>]/.test(written)) {
		return fail('entry-strict', 'A limit is at most or at least: write ≤ or ≥ (<= or >=).', 0);
	}
	const value = parseNumber(written.slice(sign.length));
	if (value === null) return failEntry(written);
	return ok({ value, bound: sign === '' ? null : (SIGNS[sign] ?? null) });
}

/** Reads an end of a window; null for a blank one. Faults: `entry-limit`, `entry-value`. */
export function parseLimit(text: string): Result<number | null> {
	const written = text.trim();
	if (written === '') return ok(null);
	if (/^[<>≤≥=]/.test(written)) {
		return fail(
			'entry-limit',
			'Alpha and beta are numbers alone, such as 3 or inf: only a value can be at most or at least.',
			0
		);
	}
	const value = parseNumber(written);
	return value === null ? failEntry(written) : ok(value);
}

/** Reads a number of leaves; null for a blank one. Faults: `entry-count`. */
export function parseCount(text: string): Result<number | null> {
	const written = text.trim();
	if (written === '') return ok(null);
	return /^\d{1,6}$/.test(written)
		? ok(Number(written))
		: fail('entry-count', `${quote(written)} is not a number of leaves.`, 0);
}

/** The text that `parseEntry` reads as the same entry, as the key writes it: `≤3`, `−∞`. */
export function formatEntry({ value, bound }: Entry): string {
	const sign = bound === 'upper' ? '≤' : bound === 'lower' ? '≥' : '';
	return `${sign}${formatLimitEntry(value)}`;
}

/** The text that `parseLimit` reads as the same number. */
export function formatLimitEntry(value: number): string {
	const size = Math.abs(value);
	return `${value < 0 ? '−' : ''}${size === Infinity ? '∞' : String(size)}`;
}

function parseNumber(text: string): number | null {
	if (text.length > MOST_ENTRY) return null;
	const plain = text.trim().replace(/^[−–]/, '-');
	const infinite = /^([+-]?)(∞|i|inf|infinity)$/i.exec(plain);
	if (infinite !== null) return infinite[1] === '-' ? -Infinity : Infinity;
	if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain)) return null;
	// Never -0, which is another number for some comparisons.
	const value = Number(plain) + 0;
	return Number.isFinite(value) ? value : null;
}

/** True for numbers that a reader sees as the same: a sum of doubles is written with fewer digits than it has. */
export function sameNumber(one: number, other: number): boolean {
	return one === other || one.toPrecision(DIGITS) === other.toPrecision(DIGITS);
}

function failEntry(written: string): ReturnType<typeof fail> {
	return fail(
		'entry-value',
		`${quote(written)} is not a value: write a number, with ≤ or ≥ before it if it is only a limit, or inf.`,
		0
	);
}
