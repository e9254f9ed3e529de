/** The end of a diagnosis: the ideas that fit all answers given. It never guesses from part of an answer. */
import { fits, sayIdeas } from './naming.ts';
import { readAnswers, type Answers } from './answers.ts';
import { findFirst } from './check.ts';
import type { Exercise } from './exercise.ts';
import type { Idea } from './ideas/idea.ts';
import { ideasAbout } from './ideas/registry.ts';
import * as words from './practice.en.ts';

/** An exercise with what was answered. */
export interface Answered {
	readonly exercise: Exercise;
	readonly answers: Answers;
}

export interface Diagnosis {
	/** The ideas that fit all answers, each with the index of an exercise where it differs from the truth. */
	readonly ideas: readonly {
		readonly id: Idea['id'];
		readonly example: number;
		readonly words: string;
	}[];
	/** True if all answers are right. */
	readonly isRight: boolean;
	readonly words: string;
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
	if (isRight) return { ideas: [], isRight, words: words.diagnosedRight };
	const ideas = ideasAbout(first.exercise.algorithm).flatMap((idea) => {
		const fitsAll = given.every(({ exercise, written }) =>
			idea.answers(exercise, exercise.truth).some((sheet) => fits(exercise, written, sheet))
		);
		const example = given.find((one) => !one.isRight)?.index;
		return fitsAll && example !== undefined ? [{ idea, example }] : [];
	});
	return {
		ideas: ideas.map(({ idea, example }) => ({
			id: idea.id,
			example,
			words: sayIdeas(first.exercise, [idea])
		})),
		isRight,
		words:
			ideas.length === 0
				? words.diagnosedNothing
				: sayIdeas(
						first.exercise,
						ideas.map(({ idea }) => idea)
					)
	};
}
