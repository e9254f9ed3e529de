/** The words of a search whose values are hidden, in English. */
import { say, type Part } from './parts.ts';

export const beingSearched = (): Part[] => say`being searched`;
export const searched = (): Part[] => say`searched`;

/** In place of the sentence of a step; an empty path is the root. */
export const stepAt = (step: number, path: string): string =>
	`Step ${step}: the search is at ${path === '' ? 'the root' : path}.`;
