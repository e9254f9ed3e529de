/**
 * What a course keeps of Predict: the options that were chosen at the questions of a search, as a code like that of a
 * set. It proves the answers, not who gave them; what it scores is judged where it is read.
 */
import { crc32 } from '../../base/crc32.ts';
import { ByteReader, ByteWriter } from '../code-bytes.ts';
import { frameCode, unframeCode } from '../code-frame.ts';
import { judge, type Question } from './question.ts';

const VERSION = 1;

/** The chosen options of the questions that were answered, both by their index. */
export type Given = ReadonlyMap<number, readonly number[]>;

const sumOf = (search: string): number => crc32(new TextEncoder().encode(search));

/** @param search its setup, as the query of a link */
export function writePredicted(
	search: string,
	questions: readonly Question[],
	given: Given
): string {
	const bytes = new ByteWriter();
	bytes.whole(sumOf(search));
	bytes.whole(questions.length);
	for (const [index, { options }] of questions.entries()) {
		const chosen = given.get(index);
		bytes.bits([chosen !== undefined, ...options.map((_, option) => isIn(chosen, option))]);
	}
	return frameCode(`PP${VERSION}`, bytes.bytes);
}

/** The answers of a code from anywhere; null if it is none of this search and its questions. */
export function readPredicted(
	code: string,
	search: string,
	questions: readonly Question[]
): Given | null {
	const framed = unframeCode(code, 'PP', [VERSION]);
	if (!framed.ok) return null;
	const bytes = new ByteReader(framed.value.bytes);
	if (bytes.whole() !== sumOf(search) || bytes.whole() !== questions.length) return null;
	const given = new Map<number, readonly number[]>();
	for (const [index, { options, choose }] of questions.entries()) {
		const bits = bytes.bits(1 + options.length);
		if (bits === null) return null;
		const [isAnswered, ...marks] = bits;
		const chosen = marks.flatMap((isChosen, option) => (isChosen ? [option] : []));
		const isPossible =
			isAnswered === true ? choose === 'every' || chosen.length === 1 : chosen.length === 0;
		if (!isPossible) return null;
		if (isAnswered === true) given.set(index, chosen);
	}
	return bytes.isAtEnd ? given : null;
}

/** The questions that were answered rightly. */
export function rightOnes(questions: readonly Question[], given: Given): Question[] {
	return questions.filter((question, index) => {
		const chosen = given.get(index);
		return chosen !== undefined && judge(question, chosen).isRight;
	});
}

function isIn(chosen: readonly number[] | undefined, option: number): boolean {
	return chosen?.includes(option) === true;
}
