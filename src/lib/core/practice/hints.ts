/**
 * Hints about the first place that is wrong or blank, from the vague to the exact: where and whose bound, which
 * numbers, the rule applied. A fourth press fills the place in, and it counts for nothing.
 */
import { assertExists } from '../base/assert.ts';
import type { Answers, EntryId } from './answers.ts';
import { firstOpen } from './check.ts';
import type { Exercise } from './exercise.ts';
import { hintsAt } from './hints-at.ts';
import { keyOf } from './key.ts';
import { idOf, type Place, type PlaceId } from './asked-places.ts';

/** The presses that only say something. */
export const HINTS = [1, 2, 3] as const;
type HintPress = (typeof HINTS)[number];

export interface Hint {
	readonly place: Place;
	readonly words: string;
}

/** A hint on a place: by default the first wrong or missing one; null if everything is right. */
export function hintOn(
	exercise: Exercise,
	answers: Answers,
	press: HintPress,
	place = firstOpen(exercise, answers)
): Hint | null {
	if (place === null) return null;
	return { place, words: assertExists(hintsAt(exercise, place)[press - 1], 'there are three') };
}

/** Fills in a place: by default the first wrong or missing one. */
export function fillIn(
	exercise: Exercise,
	answers: Answers,
	place = firstOpen(exercise, answers)
): Answers {
	if (place === null) return answers;
	const key = keyOf(exercise);
	const { node } = place;
	const giving = (nodes: readonly number[]): PlaceId[] => [
		...new Set([...(answers.given ?? []), ...nodes.map((one) => idOf({ ...place, node: one }))])
	];
	if (place.kind === 'cut') {
		const { tree, truth } = exercise;
		const others = answers.cuts.filter((one) => one !== node);
		if (truth.pruned[node] !== true) return { ...answers, cuts: others, given: giving([node]) };
		// One cutoff prunes all of them.
		const siblings = tree.children[tree.parent[node] as number] ?? [];
		const pruned = siblings.filter((one) => truth.pruned[one] === true);
		return { ...answers, cuts: [...new Set([...others, ...pruned])], given: giving(pruned) };
	}
	const given = giving([node]);
	const ids: EntryId[] =
		place.kind === 'value'
			? [`value-${node}`]
			: place.kind === 'window'
				? [`alpha-${node}`, `beta-${node}`]
				: [place.kind];
	const texts = Object.fromEntries(ids.map((id) => [id, key.texts[id] ?? '']));
	return { ...answers, texts: { ...answers.texts, ...texts }, given };
}
