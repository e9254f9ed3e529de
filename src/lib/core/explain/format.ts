/** Numbers for readers; ids and files have their own, plainer forms. */
import { nextAbove, nextBelow } from '../base/next-double.ts';
import type { Side } from '../games/game.ts';
import type { Bound } from '../trace/schema.ts';

export { formatCount } from '../base/count-words.ts';

/** A real minus sign, as wide as a plus. */
const MINUS = '−';

/** Enough to distinguish any two typed fractions, few enough to hide rounding errors of added doubles. */
const SIGNIFICANT_DIGITS = 14;

/** Names of infinite values, by the side that they count for. */
export type Infinities = Readonly<Record<Side, string>>;

/**
 * A value from MAX's side, in the evaluator's own unit: "3.25", "−1", "∞"; no sign on positive values.
 * @param infinities names of infinite values, instead of "∞" and "−∞"
 */
export function formatValue(value: number, infinities?: Infinities | null): string {
	if (infinities && value === Infinity) return infinities.max;
	if (infinities && value === -Infinity) return infinities.min;
	const size = Math.abs(value);
	const digits = size === Infinity ? '∞' : String(rounded(size));
	return (value < 0 ? MINUS : '') + digits;
}

/** A whole number is shown as it was typed, however long. */
function rounded(value: number): number {
	return Number.isSafeInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS));
}

/** An end of a window, which may be next to a value with nothing in between: "3⁺", "0⁻", "∞⁻". */
export function formatLimit(limit: number): string {
	const shown = rounded(limit);
	for (const beside of [0, Infinity, -Infinity, shown]) {
		if (limit === beside) return formatValue(limit);
		if (limit === nextAbove(beside)) return `${formatValue(beside)}⁺`;
		if (limit === nextBelow(beside)) return `${formatValue(beside)}⁻`;
	}
	return formatValue(limit);
}

/** A value with its kind of bound: "3" if it is exact, otherwise "≤ 3" or "≥ 3". */
export function formatBound(value: number, bound: Bound, infinities?: Infinities | null): string {
	if (bound === 'exact') return formatValue(value, infinities);
	return `${bound === 'upper' ? '≤' : '≥'} ${formatValue(value, infinities)}`;
}
