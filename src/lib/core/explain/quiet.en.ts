/** Sentences about quiescence, in English; see templates.en.ts. */
import { amount, side } from './names.en.ts';
import { say, type Part } from './parts.ts';
import { because } from './reason.en.ts';
import type { SideTerm } from './terms.ts';

/** At a node at the depth limit that is not quiet, or beyond. */
export const notQuiet = (): Part[] =>
	say`Depth limit reached, but captures or promotions are possible: only those are searched further.`;

export const standPat = (
	mover: SideTerm,
	number: number,
	unit: string,
	reason: readonly Part[]
): Part[] =>
	say`${side(mover)} can stand pat (take nothing): the position itself is estimated at ${amount({ value: number, bound: 'exact' }, unit)}${because(reason)}, not a result.`;
