/** The exercises of Reorder: drawn like those of the set, but far from its seeds, so that they give nothing away. */
import type { Exercise } from './exercise.ts';
import { asksReorder, type PracticeValues } from './practice-link.ts';
import { exerciseAt } from './set.ts';

export const REORDER_APART = 900_019;

/** Null where the set asks for no order. */
export function reorderExerciseAt(values: PracticeValues, index: number): Exercise | null {
	if (!asksReorder(values)) return null;
	const exercise = exerciseAt({ ...values, seed: (values.seed + REORDER_APART) >>> 0 }, index);
	return exercise.ok ? exercise.value : null;
}
