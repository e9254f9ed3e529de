/**
 * Result codes: `PS2-`, the set and its answers as base64url, `-`, and their CRC-32 in hex. A code holds the answers
 * and the help that was asked for, and not the score, so that its reader marks them again. The checksum finds slips of
 * copying, and no forgery. Where a set asks for Reorder, the orders follow the answers. Codes of before lack them, and
 * those of long before (`PS1-`) the help.
 */
import { fail, ok, type Result } from '../base/result.ts';
import { BLANK, type Answers } from './answers.ts';
import { ByteReader, ByteWriter } from './code-bytes.ts';
import { packAnswers, unpackAnswers, type CodeVersion } from './code-answers.ts';
import { frameCode, unframeCode } from './code-frame.ts';
import { asksReorder, PRACTICE, settingsOf, type PracticeValues } from './practice-link.ts';
import * as words from './practice.en.ts';
import { packOrders, unpackOrders } from './code-orders.ts';
import { reorderExerciseAt } from './reorder-exercise.ts';
import { exerciseAt, sizeOf } from './set.ts';

/** Those that are read; the last is written. */
const VERSIONS: readonly CodeVersion[] = [1, 2];
const WRITTEN: CodeVersion = 2;

interface SetAnswers {
	readonly values: PracticeValues;
	/** Of each exercise; what is missing is blank. */
	readonly answers: readonly Answers[];
}

interface ReadAnswers extends SetAnswers {
	readonly version: CodeVersion;
	/** False in codes from before the orders were a part of them. */
	readonly hasOrders: boolean;
}

/** Faults: those of `exerciseAt`. */
export function writeCode({ values, answers }: SetAnswers): Result<string> {
	const bytes = new ByteWriter();
	bytes.text(settingsOf(values));
	for (let index = 0; index < sizeOf(values); index++) {
		const exercise = exerciseAt(values, index);
		if (!exercise.ok) return exercise;
		packAnswers(bytes, exercise.value, answers[index] ?? BLANK);
	}
	for (let index = 0; index < sizeOf(values); index++) {
		const exercise = reorderExerciseAt(values, index);
		if (exercise !== null) packOrders(bytes, exercise.tree, answers[index]?.orders);
	}
	return ok(frameCode(`PS${WRITTEN}`, bytes.bytes));
}

/**
 * Reads a code from anywhere. Faults: `code-form`, `code-version`, `code-checksum`, `code-set`, `code-answers`.
 */
export function readCode(text: string): Result<ReadAnswers> {
	const framed = unframeCode(text, 'PS', VERSIONS);
	if (!framed.ok) return framed;
	const { bytes, start } = framed.value;
	const version = framed.value.version === 1 ? 1 : 2;
	const reader = new ByteReader(bytes);
	const settings = reader.text();
	if (settings === null) return fail('code-answers', words.shortCode, start);
	const { values, faults } = PRACTICE.read(settings);
	const [fault] = faults;
	if (fault !== undefined) return fail('code-set', words.unknownSet(fault.fault.message), start);
	const answers: Answers[] = [];
	for (let index = 0; index < sizeOf(values); index++) {
		const exercise = exerciseAt(values, index);
		if (!exercise.ok) return fail('code-set', words.unknownSet(exercise.fault.message), start);
		const one = unpackAnswers(reader, exercise.value, version);
		if (one === null) return fail('code-answers', words.shortCode, start);
		answers.push(one);
	}
	const hasOrders = version === 2 && asksReorder(values) && !reader.isAtEnd;
	for (const [index, one] of hasOrders ? answers.entries() : []) {
		const exercise = reorderExerciseAt(values, index);
		if (exercise === null) continue;
		const orders = unpackOrders(reader, exercise.tree);
		if (orders === null) return fail('code-answers', words.shortCode, start);
		answers[index] = { ...one, orders };
	}
	return reader.isAtEnd
		? ok({ version, hasOrders, values, answers })
		: fail('code-answers', words.longCode, start);
}
