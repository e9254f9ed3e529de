/** A set of exercises, as its link describes it, and each of them. */
import { fail, ok, type Result } from '../base/result.ts';
import { BudgetExceeded } from '../search/budget.ts';
import { gameOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import { prepareSearch } from '../search/prepare.ts';
import { countNodes } from '../search/size.ts';
import { SETUP } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import { findPath, movesOfPath } from '../trace/find-path.ts';
import { recordSearch } from '../trace/record.ts';
import type { Recording } from '../trace/recording.ts';
import { storyOf } from '../explain/story.ts';
import { diagnosticSeeds } from './diagnostic-seeds.ts';
import { ASKS, exerciseOf, MOST_NODES, type Exercise } from './exercise.ts';
import { cutAt, seedAt } from './pairs.ts';
import type { PlainTree } from './plain-tree.ts';
import { isDrawn, type PracticeValues } from './practice-link.ts';
import * as words from './practice.en.ts';
import { SOURCES } from './sources/registry.ts';

/** Enough for the whole of tic-tac-toe, and soon over for what a stranger's link asks. */
const BUDGET = 1_000_000;

/** The number of exercises in a set. */
export function sizeOf(values: PracticeValues): number {
	if (values.position !== null) return 1;
	return values.diagnose === 'on' ? diagnosticSeeds(values).length : values.sets;
}

/**
 * The search of one exercise of a set. Faults: `practice-seed`.
 * @param index from 0
 */
export function setupOf(values: PracticeValues, index: number): Result<SearchSetup> {
	const { game, root, algorithm, evaluator, order, cut, fail: failRule, ties } = values;
	const shared = { game, root, algorithm, evaluator, order, cut, fail: failRule, ties } as const;
	const { position, depth } = values;
	if (position !== null) return ok(SETUP.fill({ ...shared, position, depth, budget: BUDGET }));
	const { level, seed } = placeInSet(values, index);
	const rules = {
		root,
		// A pair has the tree of its first exercise.
		cut: cutAt(values, 0),
		fail: failRule,
		order: order === 'reversed' ? order : 'listed'
	} as const;
	const drawn = SOURCES[game]?.draw(level, seed, rules) ?? null;
	return drawn === null
		? fail('practice-seed', words.nothingDrawn(level, seed))
		: ok(SETUP.fill({ ...shared, ...drawn, cut: cutAt(values, index) }));
}

/** The level and the seed of one exercise of a set of drawn ones. */
export function placeInSet(
	values: PracticeValues,
	index: number
): { readonly level: PracticeValues['level']; readonly seed: number } {
	const chosen = values.diagnose === 'on' ? diagnosticSeeds(values)[index] : undefined;
	return chosen ?? { level: values.level, seed: seedAt(values, index) };
}

/**
 * The exercise in a recording of such a search. Faults: those of `exerciseOf`, and of the path to its root
 * (trace/find-path.ts).
 */
function exerciseIn(values: PracticeValues, recording: Recording): Result<Exercise> {
	const ask = ASKS.filter((one) => values.ask.includes(one));
	if (values.at === null) return exerciseOf(recording, ask);
	const row = findPath(storyOf(recording), values.at);
	return row.ok ? exerciseOf(recording, ask, row.value) : row;
}

/**
 * True if the tree below a path has more nodes than an exercise may have, found by counting one more: the whole search
 * is recorded only for an exercise that there can be. A path that leads to no node is left to that search, which says
 * why.
 */
function isTooLarge(setup: SearchSetup, at: string | null): boolean {
	const game = gameOf(setup.game);
	const root = rootOf(setup);
	const path = at === null ? [] : movesOfPath(game, root, at);
	if (path === null) return false;
	for (const move of path) root.play(move);
	const depth = setup.depth === null ? null : Math.max(0, setup.depth - path.length);
	const below = prepareSearch({ ...setup, depth, order: 'listed' }, undefined, root);
	return countNodes(below.newTree(), MOST_NODES) === null;
}

/** One exercise of a set. Faults: those of `setupOf` and `exerciseIn`, and `practice-budget`. */
export function exerciseAt(values: PracticeValues, index: number): Result<Exercise> {
	const setup = setupOf(values, index);
	if (!setup.ok) return setup;
	// Drawn ones are small.
	if (values.position !== null && isTooLarge(setup.value, values.at)) {
		return fail('practice-nodes', words.tooLarge(MOST_NODES));
	}
	try {
		return exerciseIn(values, recordSearch(setup.value));
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return fail('practice-budget', words.overBudget);
	}
}

/** Seeds that are tried at most for a set without a flat exercise. */
const MOST_SEEDS = 200;

/** The same set from the first seed on with which no exercise is flat. A link keeps its seed, whatever it draws. */
export function withoutFlat(values: PracticeValues): PracticeValues {
	if (!isDrawn(values)) return values;
	for (let on = 0; on < MOST_SEEDS; on++) {
		const set = { ...values, seed: (values.seed + on) >>> 0 };
		const isFlatAt = (index: number): boolean => {
			const exercise = exerciseAt(set, index);
			return exercise.ok && isFlat(exercise.value.tree);
		};
		if (!Array.from({ length: sizeOf(set) }, (_, index) => index).some(isFlatAt)) return set;
	}
	return values;
}

/** True where all leaves are equal: nothing can be learnt from a cut, since whatever is chosen is right. */
export function isFlat({ children, value }: PlainTree): boolean {
	const leaves = value.filter((_, node) => children[node]?.length === 0);
	return leaves.every((one) => one === leaves[0]);
}

/** The field of a set to which a fault of one of its exercises belongs. */
export function faultyField({ position, at }: PracticeValues, code: string): keyof PracticeValues {
	if (code === 'practice-ask') return 'ask';
	if (code === 'practice-algorithm') return 'algorithm';
	if (position === null) return 'seed';
	return at === null ? 'position' : 'at';
}
