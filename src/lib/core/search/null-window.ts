/**
 * The edges of null windows. A null window reaches from a value to the next one that an evaluator can give, by what it
 * declares (evaluate/evaluator.ts): a step of its granularity, or the next number there is. The latter also beside
 * infinities.
 */
import { nextAbove } from '../base/next-double.ts';

export function justAbove(value: number, granularity: number): number {
	// Where the step is 0, or too small to change so large a number, it is the next one.
	return Number.isFinite(value)
		? Math.max(value + granularity, nextAbove(value))
		: nextAbove(value);
}

export function justBelow(value: number, granularity: number): number {
	return 0 - justAbove(0 - value, granularity);
}

/** Whether no value lies inside a window. */
export function isNullWindow(alpha: number, beta: number, granularity: number): boolean {
	return beta <= justAbove(alpha, granularity) || alpha >= justBelow(beta, granularity);
}
