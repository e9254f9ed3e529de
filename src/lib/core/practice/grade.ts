/** Marks a result code again: what each exercise of its set is worth, and what is wrong in it. */
import { ok, type Result } from '../base/result.ts';
import { checkAnswers, type VerdictKind } from './check.ts';
import { readCode } from './code.ts';
import { exerciseAt, placeInSet } from './set.ts';
import { shareOf } from './score.ts';
import { pathOf } from './exercise.ts';

/** One exercise of a set. */
export interface Grade {
	/** Null where the set is a position of one's own. */
	readonly level: number | null;
	readonly seed: number | null;
	readonly asked: number;
	readonly right: number;
	readonly following: number;
	/** From 0 to 1, by the marks of the set. */
	readonly score: number;
	readonly verdict: VerdictKind;
	/** The first wrong or missing place: its kind and node; null if all is right. */
	readonly place: string | null;
	/** The ids of the ideas whose answer it is. */
	readonly ideas: readonly string[];
}

/** Faults: those of `readCode`. */
export function gradeCode(code: string): Result<readonly Grade[]> {
	const read = readCode(code);
	if (!read.ok) return read;
	const { values, answers } = read.value;
	const grades: Grade[] = [];
	for (const [index, one] of answers.entries()) {
		const exercise = exerciseAt(values, index);
		if (!exercise.ok) return exercise;
		const { kind, place, score, named } = checkAnswers(exercise.value, one);
		const drawn = values.position === null ? placeInSet(values, index) : null;
		const path = place && pathOf(exercise.value, place.node);
		grades.push({
			level: drawn && drawn.level,
			seed: drawn && drawn.seed,
			asked: score.asked,
			right: score.right,
			following: score.following,
			score: shareOf(score, values.marks),
			verdict: kind,
			place: place && path && `${place.kind} ${path.length === 0 ? 'root' : path.join(' ')}`,
			ideas: named?.ideas ?? []
		});
	}
	return ok(grades);
}
