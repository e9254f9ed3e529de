/** What a course keeps of Predict: written, read back, and forged. */
import { describe, expect, it } from 'vitest';
import {
	readPredicted,
	rightOnes,
	writePredicted,
	type Given
} from '../../../src/lib/core/practice/predict/predict-code.ts';
import type { Question } from '../../../src/lib/core/practice/predict/question.ts';
import { checked } from './forge.ts';

const SEARCH = 'game=tree&position=[[3,12,8],[2,4,6],[14,5,2]]';

function question(choose: Question['choose'], isRight: readonly boolean[]): Question {
	const options = isRight.map((isRight, at) => ({ text: `${at}`, isRight, ideas: [], row: -1 }));
	return { kind: 'cut', step: 3, row: 1, words: '', options, choose };
}

const QUESTIONS = [
	question('one', [false, true]),
	question('every', [true, false, true, false, false, false, false, false, true]),
	question('one', [true, false, false, false])
];
const GIVEN: Given = new Map([
	[0, [1]],
	[1, [0, 2, 8]],
	[2, [3]]
]);

describe('the code of Predict', () => {
	it('gives back every answer, and none that was not given', () => {
		for (const kept of [[], [0], [1, 2], [0, 1, 2]]) {
			const given = new Map(kept.map((index) => [index, GIVEN.get(index) ?? []]));
			const code = writePredicted(SEARCH, QUESTIONS, given);
			expect(readPredicted(code, SEARCH, QUESTIONS)).toEqual(given);
			expect(code).toMatch(/^PP1-[\w-]+-[0-9a-f]{8}$/);
		}
		const none = new Map([[1, []]]);
		const code = writePredicted(SEARCH, QUESTIONS, none);
		expect(readPredicted(code, SEARCH, QUESTIONS)).toEqual(none);
	});

	it('is judged where it is read', () => {
		expect(rightOnes(QUESTIONS, GIVEN)).toEqual(QUESTIONS.slice(0, 2));
		expect(rightOnes(QUESTIONS, new Map())).toEqual([]);
		expect(rightOnes(QUESTIONS, new Map([[1, [0, 2]]]))).toEqual([]);
	});

	it('says nothing of another search, or of other questions', () => {
		const code = writePredicted(SEARCH, QUESTIONS, GIVEN);
		expect(readPredicted(code, `${SEARCH}&cut=strict`, QUESTIONS)).toBeNull();
		expect(readPredicted(code, SEARCH, QUESTIONS.slice(1))).toBeNull();
		expect(readPredicted(code, SEARCH, QUESTIONS.toReversed())).toBeNull();
	});

	it('says nothing where a character is changed', () => {
		const code = writePredicted(SEARCH, QUESTIONS, GIVEN);
		for (let at = 0; at < code.length; at++) {
			const other = code[at] === 'a' ? 'b' : 'a';
			const changed = code.slice(0, at) + other + code.slice(at + 1);
			expect(readPredicted(changed, SEARCH, QUESTIONS), changed).toBeNull();
		}
	});

	it.each(['', 'x', 'PP1--', 'plyscope-predict-3-4', 'PS2-AA-00000000', 'x'.repeat(5_000_000)])(
		'is no other text',
		(text) => {
			expect(readPredicted(text, SEARCH, QUESTIONS)).toBeNull();
		}
	);

	it('has answers that are possible, also with a right checksum', () => {
		const code = writePredicted(SEARCH, QUESTIONS, new Map());
		const data = code.slice('PP1-'.length, -9);
		const bytes = Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
			one.charCodeAt(0)
		);
		// Five bits and more of the last byte are free: the last question has one byte, with four options.
		const answers = bytes.length - 1;
		const forged = (byte: number): string => {
			const all = String.fromCharCode(...bytes.slice(0, answers), byte);
			return checked(
				`PP1-${btoa(all).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
			);
		};
		expect(readPredicted(forged(0b00011), SEARCH, QUESTIONS)).toEqual(new Map([[2, [0]]]));
		// Two answers, none, one that was not given, and a bit of no option.
		for (const byte of [0b00111, 0b00001, 0b00010, 0b100011]) {
			expect(readPredicted(forged(byte), SEARCH, QUESTIONS), String(byte)).toBeNull();
		}
		for (const bits of [bytes.slice(0, -1), [...bytes, 0]]) {
			const all = btoa(String.fromCharCode(...bits))
				.replaceAll('+', '-')
				.replaceAll('/', '_');
			expect(readPredicted(checked(`PP1-${all.replace(/=+$/, '')}`), SEARCH, QUESTIONS)).toBeNull();
		}
	});
});
