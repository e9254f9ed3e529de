/** The static evaluation of a node's position by the search's evaluator, as the rows of a table. */
import type { Term } from '$lib/core/evaluate/evaluator.ts';
import { evaluatorOf } from '$lib/core/evaluate/registry.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { factsOf, type GameId } from '$lib/core/games/registry.ts';
import type { Replay } from '$lib/core/trace/replay.ts';

export interface Worth {
	readonly value: number;
	readonly terms: readonly Term[];
	/** Whether some term has a number for each side, so that the table needs the columns. */
	readonly hasSides: boolean;
}

/** Null if the position has no static value: inside a typed tree. */
export function worthAt(replay: Replay, row: number): Worth | null {
	const { trace } = replay;
	const evaluator = evaluatorOf(trace.header.setup.evaluator);
	const state = replay.at(row);
	if (evaluator.canEvaluate?.(state) === false) return null;
	const [ply, depth] = [trace.depthOf(row), trace.passOf(row).depth ?? Infinity];
	const terms = evaluator.terms(state, ply, depth);
	return {
		value: evaluator.evaluate(state, ply, depth),
		terms,
		hasSides: terms.some(({ sides }) => sides !== undefined)
	};
}

/** "3.25"; an infinite value is called a mate, since infinity is not a number of points. */
export function formatWorth(value: number, game: GameId): string {
	if (Number.isFinite(value) || factsOf(game).hasTypedLeaves) return formatValue(value);
	return value > 0 ? 'mate' : '−mate';
}
