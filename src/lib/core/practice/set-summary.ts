/** What the answers of a set have in common: the parts of their scores, and the idea that fits them all. */
import { readAnswers } from './answers.ts';
import { diagnose, type Answered } from './diagnose.ts';
import { orderLeft, orderToo, sayParts } from './score.en.ts';
import type { PracticeValues } from './practice-link.ts';
import { withReorder } from './reorder.ts';
import { PARTS, scoreOf, type Part } from './score.ts';

interface SetSummary {
	/** “Cuts 11 of 13 found, 2 too early; values 30 of 35.” */
	readonly words: string;
	/** The ideas that fit all answers, in a sentence; null if there are none, and if all is right. */
	readonly ideas: string | null;
}

/** @param set the answers to all exercises of a set with these values */
export function summarise(set: readonly Answered[], values: PracticeValues): SetSummary {
	const scores = set.map(({ exercise, answers }, index) =>
		withReorder(values, index, answers, scoreOf(exercise, readAnswers(exercise, answers)))
	);
	const parts = PARTS.flatMap((kind) => {
		const own = scores.flatMap(({ parts }) => parts.filter((part) => part.kind === kind));
		return own.length === 0 ? [] : [own.reduce(addParts)];
	});
	const words = sayParts(parts, values.marks);
	// A sheet could seem to be all of its exercise.
	const left = parts.filter(({ of, right }) => right < of).map(({ kind }) => kind);
	const onOrder = left.length === 1 ? orderLeft : orderToo;
	const found = diagnose(set);
	return {
		words: left.includes('reorder') ? `${words} ${onOrder}` : words,
		ideas: found === null || found.ideas.length === 0 ? null : found.words
	};
}

function addParts(one: Part, other: Part): Part {
	return {
		kind: one.kind,
		of: one.of + other.of,
		right: one.right + other.right,
		following: one.following + other.following,
		early: one.early + other.early
	};
}
