import { evaluatorFactsOf, type EvaluatorId } from '../../../evaluate/registry.ts';
import type { SearchSetup } from '../../../search/setup.ts';

/** Whether the end of a game always has the same value, or a larger one the sooner it happens. */
export const MATES = ['flat', 'sooner'] as const;
export type Mates = (typeof MATES)[number];

/** The evaluators that have both forms. */
const PAIRS: readonly Readonly<Record<Mates, EvaluatorId>>[] = [
	{ flat: 'outcome', sooner: 'outcome-depth' },
	{ flat: 'krk-paper', sooner: 'krk-depth' }
];

/** Both forms of a setup's evaluator; null if its game has only one. */
export function formsOf({
	evaluator,
	game
}: Pick<SearchSetup, 'evaluator' | 'game'>): Readonly<Record<Mates, EvaluatorId>> | null {
	const pair = PAIRS.find(({ flat, sooner }) => flat === evaluator || sooner === evaluator);
	if (pair === undefined) return null;
	return MATES.every((mates) => evaluatorFactsOf(pair[mates]).games.includes(game)) ? pair : null;
}
