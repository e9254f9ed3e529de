/** What an announcement of a step says around its sentence, in English. */
import { end, where } from './names.en.ts';
import { say, type Part } from './parts.ts';
import type { PlaceTerm } from './terms.ts';

export const atTheRoot = (): Part[] => say`Root.`;
export const searchFinished = (): Part[] => say`Search finished.`;
export const leafAt = (at: PlaceTerm): Part[] => say`Leaf ${where(at)}.`;
export const cutoffAt = (at: PlaceTerm): Part[] => say`Cutoff ${where(at)}.`;

/** @param at the node of the window; null where the words before are about it */
export function windowAt(alpha: number, beta: number, at: PlaceTerm | null): Part[] {
	return say`Alpha is ${end(alpha)} and beta is ${end(beta)} ${at === null ? 'here' : where(at)}.`;
}
