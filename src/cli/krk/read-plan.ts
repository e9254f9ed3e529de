/** The options of an experiment. */
import { ok, type Result } from '../../lib/core/base/result.ts';
import type { Plan } from '../../lib/core/experiments/krk/experiment.ts';
import { MOST_SEEDS } from '../../lib/core/experiments/krk/run-plan.ts';
import { parseStarts } from '../../lib/core/experiments/krk/starts.ts';
import { faultOfOption, type CliFault } from '../fault.ts';
import { readCount } from './read-options.ts';
import { readRules, readSeed, RULE_OPTIONS } from './read-rules.ts';
import type { KrkValue, KrkWords } from './subcommand.ts';

export const DEFAULT_STARTS = 'all';

export const PLAN_OPTIONS = [
	...RULE_OPTIONS,
	'starts',
	'first-seed',
	'seeds'
] as const satisfies readonly KrkValue[];

export function readPlan(words: KrkWords): Result<Plan, CliFault> {
	const rules = readRules(words);
	if (!rules.ok) return rules;
	const firstSeed = readSeed(words, 'first-seed');
	if (!firstSeed.ok) return firstSeed;
	const seeds = readCount(words, 'seeds', 1, MOST_SEEDS, 1);
	if (!seeds.ok) return seeds;
	const starts = parseStarts(words.values.starts ?? DEFAULT_STARTS);
	if (!starts.ok) return { ok: false, fault: faultOfOption('starts', starts.fault) };
	return ok({
		...rules.value,
		starts: starts.value,
		firstSeed: firstSeed.value,
		seeds: seeds.value
	});
}
