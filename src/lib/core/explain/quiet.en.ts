/** Sentences about quiescence, in English; see templates.en.ts. */
import { amount, side } from './names.en.ts';
import { plainText, say, type Part } from './parts.ts';
import { because } from './reason.en.ts';
import type { SideTerm } from './terms.ts';

/** At a node at the depth limit that is not quiet, or beyond. */
export const notQuiet = (): Part[] =>
	say`Depth limit reached, but captures or promotions are possible: only those are searched further.`;

/** "White may take nothing (“stand pat”): estimated 0, material is even." */
export function standPat(
	mover: SideTerm,
	number: number,
	unit: string,
	reason: readonly Part[]
): Part[] {
	// A reason of several terms has commas of its own.
	const isPlain = !/[,;\d]/.test(plainText(reason));
	const why = reason.length > 0 && isPlain ? say`, ${reason}` : because(reason);
	return say`${side(mover)} may take nothing (“stand pat”): estimated ${amount({ value: number, bound: 'exact' }, unit)}${why}.`;
}
