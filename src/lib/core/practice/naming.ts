/** Names the wrong ideas whose whole answer an answer is. It never guesses from a part of one. */
import type { Written } from './answers.ts';
import { matchAt } from './compare.ts';
import { sameNumber } from './entry.ts';
import type { Exercise } from './exercise.ts';
import { ideaAnswers, type IdeaAnswer } from './idea-answers.ts';
import type { Idea } from './ideas/idea.ts';
import { isLeaf } from './plain-tree.ts';
import { placesIn, type Place } from './asked-places.ts';
import * as words from './practice.en.ts';
import { isRight } from './score.ts';
import type { Sheet, Window } from './sheet.ts';
import { settingOf, wordsFor } from './words-for.ts';

export interface Named {
	/** In the order of the registry. */
	readonly ideas: readonly Idea['id'][];
	readonly words: string;
	/** One more question that can tell them apart; null if nothing on this tree can, or nothing has to. */
	readonly question: WindowQuestion | null;
}

/** "What were alpha and beta as you came to b?" */
interface WindowQuestion {
	readonly node: number;
	readonly words: string;
}

/** What the ideas answer: searched once for an exercise, however often it is checked. */
const searched = new WeakMap<Exercise, readonly IdeaAnswer[]>();

function knownAnswers(exercise: Exercise): readonly IdeaAnswer[] {
	const answers = searched.get(exercise) ?? ideaAnswers(exercise);
	searched.set(exercise, answers);
	return answers;
}

/** True if an answer holds all of a wrong sheet and nothing else. A value without its sign fits every sign. */
function fits(exercise: Exercise, written: Written, sheet: Sheet): boolean {
	for (const place of placesIn(exercise, sheet)) {
		if (matchAt(place, written, sheet) !== 'same') return false;
	}
	return true;
}

/**
 * The first place where an answer is not what a sheet holds; null if there is none. It is a slip where it is the only
 * one, and something is written there: a blank is no answer.
 */
export function firstMisfit(
	exercise: Exercise,
	written: Written,
	sheet: Sheet
): { readonly place: Place; readonly isSlip: boolean } | null {
	let first: Place | null = null;
	let isSlip = true;
	for (const place of placesIn(exercise, sheet)) {
		const match = matchAt(place, written, sheet);
		if (match === 'same') continue;
		// A move that is exactly as good as the search's is no slip.
		if (sheet === exercise.truth && isRight(exercise, place, written)) continue;
		if (first !== null || match === 'blank') isSlip = false;
		first ??= place;
	}
	return first && { place: first, isSlip };
}

/** Null if the answer is nobody's. Only for an answer that is not right. */
export function nameIdeas(
	exercise: Exercise,
	written: Written,
	answers = knownAnswers(exercise)
): Named | null {
	const fitting = answers.filter(({ sheet }) => fits(exercise, written, sheet));
	if (fitting.length === 0) return null;
	const ideas = [...new Set(fitting.map(({ idea }) => idea))];
	return {
		ideas: ideas.map(({ id }) => id),
		words:
			ideas.length > 1 && isUncut(fitting)
				? `${words.nothingIsCut} ${sayIdeas(exercise, ideas)}`
				: sayIdeas(exercise, ideas),
		question: questionFor(exercise, fitting)
	};
}

/** “This is the answer for a search that …, or one that …” */
export function sayIdeas(exercise: Exercise, ideas: readonly Idea[]): string {
	const setting = settingOf(exercise);
	const [only, ...others] = ideas;
	if (only?.alone !== undefined && others.length === 0) return only.alone(setting);
	return words.namedIdeas(ideas.map(({ clause }) => clause(setting)));
}

/** True where these answers cut nothing at all. */
function isUncut(answers: readonly IdeaAnswer[]): boolean {
	return !answers.some(({ sheet }) => sheet.pruned.includes(true));
}

/** Where nothing is cut, cuts and values cannot tell why; a window with two ends can. */
function questionFor(exercise: Exercise, fitting: readonly IdeaAnswer[]): WindowQuestion | null {
	if (exercise.ask.includes('windows')) return null;
	if (!isUncut(fitting)) return null;
	const node = exercise.truth.windows.findIndex(
		(window, at) =>
			window !== null &&
			!isLeaf(exercise.tree, at) &&
			Number.isFinite(window.alpha) &&
			Number.isFinite(window.beta)
	);
	if (node < 0) return null;
	const windows = fitting.map(({ sheet }) => sheet.windows[node] ?? null);
	const [first] = windows;
	return windows.every((window) => isSame(window, first ?? null))
		? null
		: { node, words: words.askWindow(wordsFor(exercise, node)) };
}

/** The ideas among the named ones that had this window at the node of their question; none if it is no idea's. */
export function answerQuestion(
	exercise: Exercise,
	named: Named,
	window: Window
): Pick<Named, 'ideas' | 'words'> | null {
	const { question } = named;
	if (question === null) return null;
	const ideas = knownAnswers(exercise)
		.filter(({ idea }) => named.ideas.includes(idea.id))
		.filter(({ sheet }) => isSame(sheet.windows[question.node] ?? null, window))
		.map(({ idea }) => idea);
	return ideas.length === 0
		? null
		: { ideas: ideas.map(({ id }) => id), words: sayIdeas(exercise, ideas) };
}

function isSame(one: Window | null, other: Window | null): boolean {
	if (one === null || other === null) return one === other;
	return sameNumber(one.alpha, other.alpha) && sameNumber(one.beta, other.beta);
}
