/** The score of an answer: places that are right, and those that follow from an earlier slip. */
import type { Written } from './answers.ts';
import { matchAt } from './compare.ts';
import type { Exercise } from './exercise.ts';
import { followThrough } from './follow.ts';
import { idOf, placesIn, placesOf, type Place } from './places.ts';

export const MARKS = ['follow', 'strict'] as const;
export type Marks = (typeof MARKS)[number];

export interface Score {
	readonly asked: number;
	readonly right: number;
	/** Places that differ from the search, but not from one that went on from an earlier slip. */
	readonly following: number;
	/** True if everything but the first wrong place agrees with the search that goes on from there. */
	readonly restFollows: boolean;
}

/** @param written an untouched sheet has nothing right: its unmarked branches say nothing yet */
export function scoreOf(exercise: Exercise, written: Written): Score {
	const places = placesOf(exercise);
	const asked = places.length;
	if (!written.isBegun && !exercise.ask.every((one) => one === 'cuts')) {
		return { asked, right: 0, following: 0, restFollows: false };
	}
	const { given } = written;
	if (given === 'all') return { asked, right: 0, following: 0, restFollows: false };
	const earned = places.filter((place) => !given.has(idOf(place)));
	const wrong = earned.filter((place) => !isRight(exercise, place, written));
	const right = earned.length - wrong.length;
	const { sheet, forced, isWhole } = followThrough(exercise, written);
	const agrees = (place: Place): boolean =>
		!forced.has(place) && matchAt(place, written, sheet) === 'same';
	const following = wrong.filter(agrees).length;
	const others = [...placesIn(exercise, sheet)].filter((place) => !forced.has(place));
	return {
		asked,
		right,
		following,
		restFollows: isWhole && forced.slips === 1 && others.every(agrees)
	};
}

/** True where what is written is right; any of equally good moves is. */
export function isRight(exercise: Exercise, place: Place, written: Written): boolean {
	if (place.kind === 'move') {
		return typeof written.move === 'number' && exercise.bestMoves.includes(written.move);
	}
	return matchAt(place, written, exercise.truth) === 'same';
}

/** From 0 to 1. */
export function shareOf({ asked, right, following }: Score, marks: Marks): number {
	return asked === 0 ? 0 : (right + (marks === 'follow' ? following : 0)) / asked;
}
