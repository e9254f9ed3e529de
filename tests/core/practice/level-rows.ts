/** The trees that the levels draw, with what the real search does on them: the same in Node, in a page, in a worker. */
import { generateTree } from '../../../src/lib/core/practice/generate.ts';
import { IDEAS } from '../../../src/lib/core/practice/ideas/registry.ts';
import { exerciseOf } from '../../../src/lib/core/practice/exercise.ts';
import { USUAL_RULES } from '../../../src/lib/core/practice/level-exercise.ts';
import { LEVELS, type Level } from '../../../src/lib/core/practice/levels.ts';
import type { SetRules } from '../../../src/lib/core/practice/sources/source.ts';
import { hasSameValuesAndCuts } from '../../../src/lib/core/practice/sheet.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { cutReason, pathFrames } from '../../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { range, valueOf } from './exercises.ts';

interface Searched {
	readonly position: string;
	readonly attempts: number;
	readonly recording: Recording;
}

/** Alpha-beta's recording of a level's tree. */
export function searched(level: Level, seed: number, rules: SetRules = USUAL_RULES): Searched {
	const drawn = generateTree(level, seed, rules);
	if (drawn === null) throw new Error(`level ${level}, seed ${seed}`);
	const { position, attempts } = drawn;
	return { position, attempts, recording: recordSearch(SETUP.fill({ position, ...rules })) };
}

/** The moves pruned first at each cutoff, with the distance of its owner. */
export function cutoffsOf(trace: Trace): { row: number; max: boolean; pliesAbove: number }[] {
	return range(0, trace.rows - 1).flatMap((row) => {
		if ((trace.flagsOf(row) & FLAG.FIRST_PRUNED) === 0) return [];
		const node = trace.parentOf(row);
		const { pliesAbove } = cutReason(pathFrames(trace, node, trace.enterStepOf(row)));
		return [{ row, max: trace.isMax(node), pliesAbove }];
	});
}

/** The first five seeds of each level, a line of JSON each. */
export function levelRows(): string[] {
	return LEVELS.flatMap((level) =>
		range(1, 5).map((seed) => {
			const { position, attempts, recording } = searched(level, seed);
			const { trace, shadow } = recording;
			const { truth, ...problem } = valueOf(exerciseOf(recording, ['values', 'cuts']));
			const cutoffs = cutoffsOf(trace);
			const rows = range(0, trace.rows - 1);
			return JSON.stringify({
				level,
				seed,
				attempts,
				tree: position,
				leaves: range(0, (shadow?.rows ?? 0) - 1).filter((row) => shadow?.isLeaf(row)).length,
				value: trace.valueOf(0),
				visitedLeaves: truth.count,
				cutoffs: cutoffs.length,
				deepCutoffs: cutoffs.filter(({ pliesAbove }) => pliesAbove > 1).length,
				cuts: rows.filter((row) => trace.isPruned(row)).map((row) => trace.movesTo(row)),
				namedIdeas: IDEAS.filter(({ isDrawn }) => isDrawn)
					.filter(({ answers }) =>
						answers(problem, truth).some((one) => !hasSameValuesAndCuts(one, truth))
					)
					.map(({ id }) => id)
			});
		})
	);
}
