/** The first difference between the two searches of a pair, and what is said of an answer to the question about it. */
import type { Exercise } from './exercise.ts';
import * as words from './first-difference.en.ts';
import { ruleAt } from './hints-at.ts';
import { wordsFor } from './words-for.ts';

/** The two searches of one tree: cut on equality, and cut only past the bound. */
export interface Pair {
	readonly equal: Exercise;
	readonly strict: Exercise;
}

/** The first node, in search order, that only one of the two enters; null if there is none. */
function firstDifference({ equal, strict }: Pair): number | null {
	const node = equal.truth.entered.findIndex((one, at) => one !== strict.truth.entered[at]);
	return node < 0 ? null : node;
}

/**
 * Judges an answer without giving the right one away.
 * @param answer a node; null for no difference
 */
export function judgeDifference(
	pair: Pair,
	answer: number | null
): { readonly isRight: boolean; readonly words: string } {
	const { equal, strict } = pair;
	const first = firstDifference(pair);
	if (answer === first) {
		const rules = [equal, strict].map((exercise) =>
			first === null ? '' : ruleAt(exercise, { kind: 'cut', node: first, isBeyond: false })
		);
		return { isRight: true, words: first === null ? words.noneRight : words.right(rules) };
	}
	if (answer === null) return { isRight: false, words: words.thereIsOne };
	const { name } = wordsFor(equal, answer);
	const [inEqual, inStrict] = [equal, strict].map(({ truth }) => truth.entered[answer] === true);
	if (inEqual !== inStrict) return { isRight: false, words: words.later(name) };
	return {
		isRight: false,
		words: inEqual === true ? words.inBoth(name) : words.inNeither(name)
	};
}
