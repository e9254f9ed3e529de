/** What is said of quiescence, in English; see templates.en.ts. */
import { amount, side } from './names.en.ts';
import { say, type Part } from './parts.ts';
import type { SideTerm } from './terms.ts';

/** At a node at the depth limit that is not quiet, or beyond. */
export const notQuiet = (): Part[] =>
	say`The depth limit is reached, but there is something to take: only that is searched on.`;

export const standPat = (mover: SideTerm, number: number, unit: string): Part[] =>
	say`${side(mover)} need not take anything. As it stands, the estimate is ${amount({ value: number, bound: 'exact' }, unit)}, not a result.`;
