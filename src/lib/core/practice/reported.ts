/** What a course is told of a set: one score for all of its exercises, and the code that proves it. */
import { crc32 } from '../base/crc32.ts';
import { ok, type Result } from '../base/result.ts';
import { BLANK, type Answers } from './answers.ts';
import { ByteReader } from './code-bytes.ts';
import { unframeCode } from './code-frame.ts';
import { readCode, writeCode } from './code.ts';
import { gradeCode } from './grade.ts';
import { settingsOf, type PracticeValues } from './practice-link.ts';
import { sizeOf } from './set.ts';

interface Reported {
	/** From 0 to 1: the mean of the exercises. */
	readonly score: number;
	readonly code: string;
}

/** The name under which a course keeps a set that has no other: the same for equal sets. */
export function nameOfSet(values: PracticeValues): string {
	const bytes = new TextEncoder().encode(settingsOf(values));
	return `plyscope-${crc32(bytes).toString(16).padStart(8, '0')}`;
}

/**
 * The report of a set. Faults: those of `writeCode`.
 * @param answers of each exercise that was checked, by its number from 0; those of others count nothing
 */
export function reportOf(
	values: PracticeValues,
	answers: ReadonlyMap<number, Answers>
): Result<Reported> {
	const all = Array.from({ length: sizeOf(values) }, (_, index) => answers.get(index) ?? BLANK);
	const code = writeCode({ values, answers: all });
	if (!code.ok) return code;
	const score = scoreOfCode(code.value);
	return score.ok ? ok({ score: score.value, code: code.value }) : score;
}

/** Faults: those of `gradeCode`. */
function scoreOfCode(code: string): Result<number> {
	const grades = gradeCode(code);
	if (!grades.ok) return grades;
	return ok(grades.value.reduce((sum, { score }) => sum + score, 0) / grades.value.length);
}

/** What a code from anywhere says of a set; null if it is of another one, or none. */
export function restoredFrom(
	code: string,
	values: PracticeValues
): { readonly score: number; readonly answers: readonly Answers[] } | null {
	const framed = unframeCode(code, 'PS', [1, 2]);
	// Before the rest is read: that of another game may need rules that are not loaded.
	const isOfSet = framed.ok && new ByteReader(framed.value.bytes).text() === settingsOf(values);
	const read = isOfSet ? readCode(code) : null;
	if (read?.ok !== true) return null;
	const score = scoreOfCode(code);
	return score.ok ? { score: score.value, answers: read.value.answers } : null;
}
