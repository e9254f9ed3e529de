import type { GameId } from '../games/registry.ts';
import type { Evaluator } from './evaluator.ts';
import { krkDepth } from './krk-paper/krk-depth.ts';
import { krkPaper } from './krk-paper/krk-paper.ts';
import { krkReleased } from './krk-paper/krk-released.ts';
import { outcomeDepth } from './outcome-depth.ts';
import { outcome } from './outcome.ts';
import { rBloggers } from './r-bloggers.ts';

/**
 * Every evaluator there is; the first that knows a game is that game's default. Adding one is its file
 * and its line here.
 */
const EVALUATORS = {
	outcome,
	'outcome-depth': outcomeDepth,
	'r-bloggers': rBloggers,
	'krk-paper': krkPaper,
	'krk-depth': krkDepth,
	'krk-released': krkReleased
};

export type EvaluatorId = keyof typeof EVALUATORS;
export const EVALUATOR_IDS = Object.keys(EVALUATORS) as readonly EvaluatorId[];

/** The evaluator of an id, with its state type forgotten: only give it states of the games it lists. */
export function evaluatorOf(id: EvaluatorId): Evaluator {
	const evaluators: Readonly<Record<EvaluatorId, unknown>> = EVALUATORS;
	return evaluators[id] as Evaluator;
}

/** The evaluators that make sense for a game, its default first. */
export function evaluatorIdsFor(game: GameId): EvaluatorId[] {
	return EVALUATOR_IDS.filter((id) => evaluatorOf(id).games.includes(game));
}
