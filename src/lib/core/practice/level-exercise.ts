/** The exercise of a level and a seed. */
import { fail, type Result } from '../base/result.ts';
import { SETUP } from '../search/setup-fields.ts';
import { recordSearch } from '../trace/record.ts';
import { exerciseOf, type Ask, type Exercise } from './exercise.ts';
import { generateTree } from './generate.ts';
import { LEVEL_INFO, type Level } from './levels.ts';
import * as words from './practice.en.ts';
import type { SetRules } from './sources/source.ts';

export const USUAL_RULES: SetRules = { root: 'max', cut: 'equal', fail: 'soft', order: 'listed' };

/**
 * Faults: `practice-seed`, and those of `exerciseOf`.
 * @param ask by default what the level asks
 */
export function levelExercise(
	level: Level,
	seed: number,
	rules: SetRules = USUAL_RULES,
	ask: readonly Ask[] = LEVEL_INFO[level].ask
): Result<Exercise> {
	const drawn = generateTree(level, seed, rules);
	if (drawn === null) return fail('practice-seed', words.nothingDrawn(level, seed));
	const setup = SETUP.fill({
		game: 'tree',
		position: drawn.position,
		algorithm: LEVEL_INFO[level].algorithm,
		...rules
	});
	return exerciseOf(recordSearch(setup), ask);
}
