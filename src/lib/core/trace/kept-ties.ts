import type { Answer } from './answer.ts';
import { algorithmOf } from '../search/registry.ts';
import type { SearchSetup } from '../search/setup.ts';

/** From this size on, a number less 1 may be the same number. */
const NO_WIDER = 2 ** 53;

/**
 * True where exact ties at the root were asked for and cannot be promised: the best value is so large, or infinite,
 * that the root's window cannot be one wider.
 */
export function losesTies(
	{ ties, algorithm }: Pick<SearchSetup, 'ties' | 'algorithm'>,
	answer: Answer | null
): boolean {
	const keeps = algorithmOf(algorithm).needs.includes('ties');
	return ties === 'exact' && keeps && answer !== null && Math.abs(answer.value) >= NO_WIDER;
}
