/**
 * The witness for a branch cut too early: a value of it, with what is unseen no better for anybody, that the root would
 * have, and that a search without the branch never finds.
 */
import type { Exercise } from './exercise.ts';
import { matterOf, valueWith } from './matter.ts';
import { pathTo } from './plain-tree.ts';
import * as words from './matter.en.ts';
import { wordsFor } from './words-for.ts';

interface Witness {
	/** What the branch would be worth, and so the root; finite. */
	readonly value: number;
	/** Nodes not seen yet, of MIN and of MAX: no smaller, and no larger, than the value. */
	readonly noSmaller: readonly number[];
	readonly noLarger: readonly number[];
	/** The root's move that leads there. */
	readonly move: number;
}

/** Null where the branch is searched although it cannot move the root. */
export function witnessOf(exercise: Exercise, branch: number): Witness | null {
	const { tree, window } = exercise;
	const { low, high, given } = matterOf(tree, branch, 'visited');
	const value = valueBetween(
		Math.max(low, window.alpha),
		Math.min(high, window.beta),
		valueWith(tree, new Map())
	);
	if (value === null) return null;
	const unseen = [...given].sort(([one], [other]) => one - other);
	return {
		value,
		noSmaller: unseen.flatMap(([node, worst]) => (worst > 0 ? [node] : [])),
		noLarger: unseen.flatMap(([node, worst]) => (worst < 0 ? [node] : [])),
		move: pathTo(tree, branch)[1] ?? branch
	};
}

/** What the witness says, for the verdict on a branch that is cut too early. */
export function sayWitness(exercise: Exercise, branch: number): string {
	const { tree, rules } = exercise;
	const witness = witnessOf(exercise, branch);
	if (witness === null) return rules.cut === 'strict' ? words.onlyStrict : words.onlyTies;
	const name = (node: number): string => wordsFor(exercise, node).name;
	const [root] = pathTo(tree, branch);
	return words.witness({
		branch: name(branch),
		value: witness.value,
		noSmaller: witness.noSmaller.map(name),
		noLarger: witness.noLarger.map(name),
		root: name(root ?? 0),
		move: name(witness.move)
	});
}

/** What a branch that the search prunes could do: nothing. Empty where a part of a search does not say so by itself. */
export function sayPruned(exercise: Exercise, branch: number): string {
	const { low, high } = matterOf(exercise.tree, branch, 'pruned');
	if (low !== high) return '';
	return words.whatever(wordsFor(exercise, 0).name, low, wordsFor(exercise, branch).name);
}

/** A number strictly between two others, whole if there is one, and not `taken`; null if nothing is between them. */
function valueBetween(low: number, high: number, taken: number): number | null {
	const middle = middleOf(low, high);
	const whole = Math.floor(middle);
	const candidates = [whole, whole + 1, whole - 1, middle, (low + middle) / 2, (middle + high) / 2];
	return (
		candidates.find((one) => Number.isFinite(one) && one > low && one < high && one !== taken) ??
		null
	);
}

/** Where one side is open, far enough from the other to be seen at once. */
function middleOf(low: number, high: number): number {
	const far = 10;
	if (Number.isFinite(low) && Number.isFinite(high)) return low + (high - low) / 2;
	if (Number.isFinite(low)) return low + far;
	return Number.isFinite(high) ? high - far : far;
}
