/**
 * The edges of null windows. A null window reaches from a value to the next one that an evaluator can give, which it
 * declares (evaluate/evaluator.ts); nothing else lies that close to infinities, so there it is the next number.
 */
import { nextAbove } from '../base/next-double.ts';

export function justAbove(value: number, granularity: number): number {
	// So far from 0 that adding changes nothing, the next number will do.
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
