/** Exercises for the tests of practice. */
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import { mixHash } from '../../../src/lib/core/base/random.ts';
import type { Result } from '../../../src/lib/core/base/result.ts';
import { exerciseOf, type Ask, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { levelExercise, USUAL_RULES } from '../../../src/lib/core/practice/level-exercise.ts';
import { LEVELS, type Level } from '../../../src/lib/core/practice/levels.ts';
import type { SetRules } from '../../../src/lib/core/practice/sources/source.ts';

export function valueOf<T>(result: Result<T>): T {
	if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
	return result.value;
}

/** Drawn and searched once for the tests that walk the same part of a sweep. */
const drawn = new Map<string, Exercise>();
/** More than a daily run draws; a whole sweep would fill the memory. */
const MOST_DRAWN = 2000;

export function exercise(
	level: Level,
	seed: number,
	rules: Partial<SetRules> = {},
	ask?: readonly Ask[]
): Exercise {
	const { root, cut, fail, order } = { ...USUAL_RULES, ...rules };
	const id = [level, seed, root, cut, fail, order].join(' ');
	const usual = drawn.get(id) ?? valueOf(levelExercise(level, seed, { root, cut, fail, order }));
	if (drawn.size >= MOST_DRAWN) drawn.clear();
	drawn.set(id, usual);
	return ask === undefined ? usual : valueOf(exerciseOf(usual.recording, ask));
}

/** Both cutoff rules, both sides at the root, both directions, both return values. */
export const ALL_RULES: readonly SetRules[] = (['max', 'min'] as const).flatMap((root) =>
	(['equal', 'strict'] as const).flatMap((cut) =>
		(['listed', 'reversed'] as const).flatMap((order) =>
			(['soft', 'hard'] as const).map((fail) => ({ root, cut, order, fail }))
		)
	)
);

/** A seed with the rules under which its trees are drawn and searched. */
export interface Case {
	readonly seed: number;
	readonly rules: SetRules;
}

/**
 * The first 500 seeds, each under both cutoff rules, with both sides at the root, and in both directions; whether the
 * search is fail-soft or fail-hard is drawn.
 */
export const CASES: readonly Case[] = Array.from({ length: 500 }, (_, index) => index + 1).flatMap(
	(seed) =>
		ALL_RULES.filter(({ fail }) => fail === 'soft').map((rules, index) => ({
			seed,
			rules: { ...rules, fail: mixHash(seed, index) % 2 === 0 ? 'soft' : 'hard' }
		}))
);

/** The exercises of a level in these cases. */
export function* exercisesIn(
	level: Level,
	cases: readonly Case[],
	ask?: readonly Ask[]
): Generator<Exercise> {
	for (const { seed, rules } of cases) yield exercise(level, seed, rules, ask);
}

/** Everything that alpha-beta can be asked. */
export const EVERYTHING: readonly Ask[] = ['values', 'windows', 'cuts', 'count', 'move'];

/** Each level with each of the seeds, under rules that depend on both. */
export function* manyExercises(
	seeds: readonly number[],
	ask?: readonly Ask[],
	levels: readonly Level[] = LEVELS
): Generator<Exercise> {
	for (const level of levels) {
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
