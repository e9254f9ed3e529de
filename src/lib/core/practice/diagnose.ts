/** The end of a diagnosis: the ideas that fit all answers given, or all but one. It never guesses from part of them. */
import { firstMisfit, sayIdeas } from './naming.ts';
import { readAnswers, type Answers, type Written } from './answers.ts';
import type { Place } from './asked-places.ts';
import { findFirst } from './check.ts';
import type { Exercise } from './exercise.ts';
import type { Idea } from './ideas/idea.ts';
import { ideasAbout } from './ideas/registry.ts';
import * as words from './practice.en.ts';
import type { Sheet } from './sheet.ts';
import { wordsFor } from './words-for.ts';

/** An exercise with what was answered. */
export interface Answered {
	readonly exercise: Exercise;
	readonly answers: Answers;
}

/** The one answer that does not fit. */
interface Slip {
	/** Of the exercise, from 0. */
	readonly index: number;
	/** “at b1”. */
	readonly at: string;
}

export interface Diagnosis {
	/**
	 * The ideas that fit all answers, or all but one, each with the index of an exercise where it differs from the truth.
	 */
	readonly ideas: readonly {
		readonly id: Idea['id'];
		readonly example: number;
		readonly words: string;
		/** Null where every answer fits. */
		readonly slip: Slip | null;
	}[];
	/** True if all answers are right. */
	readonly isRight: boolean;
	/** Where all answers but one are right. */
	readonly slip: Slip | null;
	readonly words: string;
}

interface Given {
	readonly exercise: Exercise;
	readonly written: Written;
	readonly index: number;
	readonly isRight: boolean;
}

/** What fits all answers given; an untouched sheet gives none. Null if there are no answers at all. */
export function diagnose(set: readonly Answered[]): Diagnosis | null {
	const given = set.flatMap(({ exercise, answers }, index) => {
		const written = readAnswers(exercise, answers);
		const isRight = findFirst(exercise, answers, written).kind === 'right';
		return written.isBegun ? [{ exercise, written, index, isRight }] : [];
	});
	const [first] = given;
	if (first === undefined) return null;
	const isRight = given.every((one) => one.isRight);
	const none = { ideas: [], isRight, slip: null };
	if (isRight) return { ...none, words: words.diagnosedRight };
	const fitting = ideasAbout(first.exercise.algorithm).flatMap((idea) => {
		const misfits = misfitsOf(given, (x) => idea.answers(x, x.truth));
		const example = given.find((one) => !one.isRight)?.index;
		return misfits === null || example === undefined ? [] : [{ idea, example, slip: misfits.slip }];
	});
	const whole = fitting.filter(({ slip }) => slip === null);
	if (whole.length === 0) {
		const { slip = null } = misfitsOf(given, ({ truth }) => [truth]) ?? {};
		if (slip !== null) return { ...none, slip, words: words.diagnosedRightButOne };
	}
	const ideas = whole.length > 0 ? whole : fitting;
	return {
		...none,
		ideas: ideas.map(({ idea, ...rest }) => ({
			...rest,
			id: idea.id,
			words: sayIdeas(first.exercise, [idea])
		})),
		words:
			ideas.length === 0
				? words.diagnosedNothing
				: words.fitting(
						sayIdeas(
							first.exercise,
							ideas.map(({ idea }) => idea)
						),
						whole.length > 0 ? 'every answer' : 'all but one'
					)
	};
}

/** Null where more than one place of all answers differs from what these sheets hold. */
function misfitsOf(
	given: readonly Given[],
	sheetsOf: (exercise: Exercise) => readonly Sheet[]
): { readonly slip: Slip | null } | null {
	let slip: Slip | null = null;
	for (const { exercise, written, index } of given) {
		const misfits = sheetsOf(exercise).map((sheet) => firstMisfit(exercise, written, sheet));
		if (misfits.includes(null)) continue;
		const one = misfits.find((misfit) => misfit?.isSlip === true);
		if (one == null || slip !== null) return null;
		slip = { index, at: placeWords(exercise, one.place) };
	}
	return { slip };
}

function placeWords(exercise: Exercise, { kind, node }: Place): string {
	return kind === 'count' || kind === 'move' ? words.missingAt[kind] : wordsFor(exercise, node).at;
}
