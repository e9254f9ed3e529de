/** Units of values other than a pawn. Values in points or pawns (a pawn is 1), and plain results, need no unit. */
import { evaluatorOf, type EvaluatorId } from './registry.ts';

const SINGULAR: Readonly<Record<string, string>> = {
	centipawns: 'centipawn',
	'tenths of a pawn': 'tenth of a pawn',
	squares: 'square'
};

/** The unit to name where values of an evaluator are listed; null if none is needed. */
export function listedUnit(evaluator: EvaluatorId): string | null {
	const { unit } = evaluatorOf(evaluator);
	return unit in SINGULAR ? unit : null;
}

/** The unit after a number in a sentence, or '' if none is named there: "points", "tenth of a pawn". */
export function unitAfter(number: number, unit: string): string {
	if (!Number.isFinite(number)) return '';
	const one = unit === 'points' ? 'point' : SINGULAR[unit];
	if (one === undefined) return '';
	return Math.abs(number) === 1 ? one : unit;
}
