/** Numbers as people read them; ids and files have their own, plainer forms. */
import { nextAbove, nextBelow } from '../base/next-double.ts';
import type { Bound } from '../trace/schema.ts';

/** A real minus sign, as wide as a plus. */
const MINUS = '−';

/** Enough to tell any two values apart that somebody typed, few enough to hide what adding doubles leaves behind. */
const SIGNIFICANT_DIGITS = 14;

/** A value from MAX's side, in the evaluator's own unit: "3.25", "−1", "∞"; no sign on positive values. */
export function formatValue(value: number): string {
	const size = Math.abs(value);
	const digits = size === Infinity ? '∞' : String(Number(size.toPrecision(SIGNIFICANT_DIGITS)));
	return (value < 0 ? MINUS : '') + digits;
}

/** An end of a window, which may stand just beside a value with nothing in between: "3⁺", "0⁻", "∞⁻". */
export function formatLimit(limit: number): string {
	const shown = Number(limit.toPrecision(SIGNIFICANT_DIGITS));
	for (const beside of [0, Infinity, -Infinity, shown]) {
		if (limit === beside) return formatValue(limit);
		if (limit === nextAbove(beside)) return `${formatValue(beside)}⁺`;
		if (limit === nextBelow(beside)) return `${formatValue(beside)}⁻`;
	}
	return formatValue(limit);
}

/** A value with what is known of it: "3" where it is exact, otherwise "≤ 3" or "≥ 3". */
export function formatBound(value: number, bound: Bound): string {
	if (bound === 'exact') return formatValue(value);
	return `${bound === 'upper' ? '≤' : '≥'} ${formatValue(value)}`;
}

// Making a formatter costs a hundred times what using one does, and a drawing has dozens of counts.
const COUNT = new Intl.NumberFormat('en');

/** A number of nodes or moves: "1,204". */
export function formatCount(count: number): string {
	return COUNT.format(count);
}
