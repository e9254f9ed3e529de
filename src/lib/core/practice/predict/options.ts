/** The answers to choose from: the right one and those of the ideas, each once. */
import type { Idea } from '../ideas/idea.ts';
import type { Sheet } from '../sheet.ts';
import { MOST_OPTIONS, type Option, type Place } from './question.ts';

/** An answer before its words. */
export interface Answer<T> {
	readonly key: string;
	readonly what: T;
}

/**
 * Null where there is nothing to choose.
 * @param said the answer in an idea's sheet; null where the idea says nothing
 * @param also wrong answers that are offered where the ideas leave space
 * @param compare orders the answers, so that their order tells nothing
 */
export function optionsOf<T>(
	{ voices }: Place,
	right: Answer<T>,
	said: (sheet: Sheet) => Answer<T> | null,
	compare: (a: T, b: T) => number,
	draw: (what: T) => Pick<Option, 'text' | 'row'>,
	also: readonly Answer<T>[] = []
): readonly Option[] | null {
	const answers = new Map<string, { what: T; ideas: Idea[] }>([
		[right.key, { what: right.what, ideas: [] }]
	]);
	for (const { idea, sheet } of voices.ideas) {
		const answer = said(sheet);
		if (answer === null || answer.key === right.key) continue;
		const known = answers.get(answer.key);
		if (known !== undefined) known.ideas.push(idea);
		else answers.set(answer.key, { what: answer.what, ideas: [idea] });
	}
	for (const { key, what } of also) if (!answers.has(key)) answers.set(key, { what, ideas: [] });
	if (answers.size < 2) return null;
	return [...answers]
		.slice(0, MOST_OPTIONS)
		.sort(([, a], [, b]) => compare(a.what, b.what))
		.map(([key, { what, ideas }]) => ({ ...draw(what), isRight: key === right.key, ideas }));
}

/** True where an idea does not say what the search does. */
export function differs(options: readonly Option[]): boolean {
	return options.some(({ ideas }) => ideas.length > 0);
}

/** True where the next child is pruned. */
export function isCutoff({ voices, next }: Place): boolean {
	return next !== null && voices.right.pruned[next] === true;
}
