import type { GameId } from '../games/game.ts';
import { EVALUATOR_IDS, type Evaluator, type EvaluatorId } from './evaluator.ts';
import { outcomeDepth } from './outcome-depth.ts';
import { outcome } from './outcome.ts';
import { rBloggers } from './r-bloggers.ts';

/** Every evaluator there is; the first that knows a game is that game's default. */
const EVALUATORS: Readonly<Record<EvaluatorId, unknown>> = {
	outcome,
	'outcome-depth': outcomeDepth,
	'r-bloggers': rBloggers
};

/** The evaluator of an id, with its state type forgotten: only give it states of the games it lists. */
export function evaluatorOf(id: EvaluatorId): Evaluator {
	return EVALUATORS[id] as Evaluator;
}

/** The evaluators that make sense for a game, its default first. */
export function evaluatorsFor(game: GameId): Evaluator[] {
	return EVALUATOR_IDS.map(evaluatorOf).filter(({ games }) => games.includes(game));
}
