import { countSearch } from '../../search/count.ts';
import type { SearchSetup } from '../../search/setup.ts';

/** A position of a game is worth practising from so many cutoffs. */
const LEAST_CUTOFFS = 2;

export function hasCutoffs(setup: SearchSetup): boolean {
	return countSearch(setup, () => undefined).cutoffs >= LEAST_CUTOFFS;
}
