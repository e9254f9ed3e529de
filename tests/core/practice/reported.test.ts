/** What a course is told of a set, and what it may give back. */
import { describe, expect, it } from 'vitest';
import { BLANK, type Answers } from '../../../src/lib/core/practice/answers.ts';
import { writeCode } from '../../../src/lib/core/practice/code.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';
import { nameOfSet, reportOf, restoredFrom } from '../../../src/lib/core/practice/reported.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { valueOf } from './exercises.ts';

const setOf = (query: string): PracticeValues => PRACTICE.read(query).values;
const SET = setOf('level=3&seed=7&sets=2');
const keyAt = (index: number): Answers => keyOf(valueOf(exerciseAt(SET, index)));

describe('the report of a set', () => {
	it('is the mean of its exercises, of which the unchecked ones count nothing', () => {
		const both = [keyAt(0), keyAt(1)] as const;
		const scoreOf = (...checked: [number, Answers][]): number =>
			valueOf(reportOf(SET, new Map(checked))).score;
		expect(scoreOf([0, both[0]], [1, both[1]])).toBe(1);
		expect(scoreOf([1, both[1]])).toBe(0.5);
		expect(scoreOf()).toBe(0);
	});

	it('its code gives back the answers and the score', () => {
		const { code, score } = valueOf(reportOf(SET, new Map([[0, keyAt(0)]])));
		const restored = restoredFrom(code, SET);
		expect(restored?.score).toBe(score);
		expect(restored?.answers[0]?.cuts).toEqual(keyAt(0).cuts);
		expect(restored?.answers[1]).toEqual(BLANK);
	});

	it('nothing is restored from a code of another set, a damaged one, or any other text', () => {
		const { code } = valueOf(reportOf(SET, new Map([[0, keyAt(0)]])));
		expect(restoredFrom(code, setOf('level=3&seed=8&sets=2'))).toBeNull();
		expect(restoredFrom(code, setOf('level=3&seed=7&sets=3'))).toBeNull();
		for (const text of [
			'',
			code.slice(0, -1),
			`${code}x`,
			code.replace('PS2', 'PS1'),
			'x'.repeat(1e6)
		]) {
			expect(restoredFrom(text, SET), text.slice(0, 40)).toBeNull();
		}
		// With a true checksum, of a game that may not be loaded.
		const chess = valueOf(writeCode({ values: setOf('game=chess&seed=2&sets=1'), answers: [] }));
		expect(restoredFrom(chess, SET)).toBeNull();
	});

	it('equal sets have one name, whatever exercise is on view, and others another', () => {
		expect(nameOfSet(setOf('level=3&seed=7&sets=2&show=2'))).toBe(nameOfSet(SET));
		expect(nameOfSet(SET)).toMatch(/^plyscope-[0-9a-f]{8}$/);
		expect(nameOfSet(setOf('level=3&seed=8&sets=2'))).not.toBe(nameOfSet(SET));
	});
});
