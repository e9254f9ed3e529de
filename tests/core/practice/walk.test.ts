/** The walker without any twist is the recorded search: the same values with their bounds, windows, cuts, leaves and move. */
import { describe, expect, test } from 'vitest';
import { walk } from '../../../src/lib/core/practice/walk.ts';
import { exerciseOf } from '../../../src/lib/core/practice/exercise.ts';
import { CUT_RULES, FAIL_RULES, TIE_RULES } from '../../../src/lib/core/search/search.ts';
import { record } from '../search/record.ts';
import { EVERYTHING, valueOf } from './exercises.ts';

/** In the last ones a window has no width where the cutoff is strict: values equal to both ends, above and below. */
const TREES = [
	'[[3,12,8],[2,4,6],[14,5,2]]',
	'[5,[[[4,9],7],8]]',
	'[[[3,5],[6,9]],[[1,2],[0,-1]]]',
	'[[3,5],[3,[[3,4],[3,2]]]]',
	'[[3,5],[3,[[2,3],[4,1]],[1,2]]]',
	'[[[5,3],[3,3]],[[3,[3,4]],[3,[2,3]]]]'
];

describe.each(TREES)('%s', (position) => {
	test.each(['max', 'min'])('with %s at the root, under all rules', (root) => {
		for (const cut of CUT_RULES) {
			for (const fail of FAIL_RULES) {
				for (const ties of TIE_RULES) {
					const recording = record({ game: 'tree', position, root, cut, fail, ties });
					const { truth, ...problem } = valueOf(exerciseOf(recording, EVERYTHING));
					expect(walk(problem), `${cut} ${fail} ${ties}`).toEqual(truth);
				}
			}
		}
	});

	test('by minimax', () => {
		const recording = record({ game: 'tree', position, algorithm: 'minimax' });
		const { truth, ...problem } = valueOf(exerciseOf(recording, ['values', 'count', 'move']));
		const { values, pruned, count, move } = walk(problem);
		expect({ values, pruned, count, move }).toEqual({
			values: truth.values,
			pruned: truth.pruned,
			count: truth.count,
			move: truth.move
		});
	});
});
