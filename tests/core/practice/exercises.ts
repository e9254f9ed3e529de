/** Exercises for the tests of practice. */
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import { mixHash } from '../../../src/lib/core/base/random.ts';
import type { Result } from '../../../src/lib/core/base/result.ts';
import type { Ask, Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { levelExercise, USUAL_RULES } from '../../../src/lib/core/practice/level-exercise.ts';
import { LEVELS, type Level } from '../../../src/lib/core/practice/levels.ts';
import type { SetRules } from '../../../src/lib/core/practice/sources/source.ts';

export function valueOf<T>(result: Result<T>): T {
	if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
	return result.value;
}

export function exercise(
	level: Level,
	seed: number,
	rules: Partial<SetRules> = {},
	ask?: readonly Ask[]
): Exercise {
	return valueOf(levelExercise(level, seed, { ...USUAL_RULES, ...rules }, ask));
}

/** Both cutoff rules, both sides at the root, both directions, both return values. */
export const ALL_RULES: readonly SetRules[] = (['max', 'min'] as const).flatMap((root) =>
	(['equal', 'strict'] as const).flatMap((cut) =>
		(['listed', 'reversed'] as const).flatMap((order) =>
			(['soft', 'hard'] as const).map((fail) => ({ root, cut, order, fail }))
		)
	)
);

/** Everything that alpha-beta can be asked. */
export const EVERYTHING: readonly Ask[] = ['values', 'windows', 'cuts', 'count', 'move'];

/** Each level with each of the seeds, under rules that depend on both. */
export function* manyExercises(
	seeds: readonly number[],
	ask?: readonly Ask[]
): Generator<Exercise> {
	for (const level of LEVELS) {
		for (const seed of seeds) {
			yield exercise(
				level,
				seed,
				assertExists(ALL_RULES[mixHash(level, seed) % ALL_RULES.length], 'there are rules'),
				level === 1 ? undefined : ask
			);
		}
	}
}

export const range = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);
