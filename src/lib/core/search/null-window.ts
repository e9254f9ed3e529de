/**
 * The ends of null windows. A null window reaches from a value to the next one that an evaluator can give: a step of
 * the evaluator's declared granularity (evaluate/evaluator.ts), or the next double. Next to infinities it is the next
 * double.
 */
import { nextAbove } from '../base/next-double.ts';

export function justAbove(value: number, granularity: number): number {
	// If the step is 0, or too small to change such a large number, the next double is used.
	return Number.isFinite(value)
		? Math.max(value + granularity, nextAbove(value))
		: nextAbove(value);
}

export function justBelow(value: number, granularity: number): number {
	return 0 - justAbove(0 - value, granularity);
}

/** True where no value lies inside a window. */
export function isNullWindow(alpha: number, beta: number, granularity: number): boolean {
	return beta <= justAbove(alpha, granularity) || alpha >= justBelow(beta, granularity);
}
