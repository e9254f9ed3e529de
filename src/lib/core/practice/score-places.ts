/**
 * The score of codes from before the score of decisions (`PS1`): places that are right, and those that follow from an
 * earlier slip. Every branch is a place.
 */
import type { Written } from './answers.ts';
import { matchAt } from './compare.ts';
import type { Exercise } from './exercise.ts';
import { followThrough } from './follow.ts';
import { idOf, placesOf, type Place } from './asked-places.ts';
import type { Marks } from './marks.ts';
import { isRight } from './score.ts';

interface PlaceScore {
	readonly asked: number;
	readonly right: number;
	/** Places that differ from the search, but not from one that went on from an earlier slip. */
	readonly following: number;
}

/**
 * Scores any answer. It never falls when something right is filled in, and never jumps: an unmarked branch counts from
 * the moment at which something is said about the node above it.
 */
export function scorePlaces(exercise: Exercise, written: Written): PlaceScore {
	const places = placesOf(exercise);
	const asked = places.length;
	const { given } = written;
	if (given === 'all') return { asked, right: 0, following: 0 };
	const isSaid = branchesSaid(exercise, written);
	const earned = places.filter(
		(place) => !given.has(idOf(place)) && (place.kind !== 'cut' || isSaid[place.node] === true)
	);
	const wrong = earned.filter((place) => !isRight(exercise, place, written));
	const { sheet, forced } = followThrough(exercise, written);
	const agrees = (place: Place): boolean =>
		!forced.has(place) && matchAt(place, written, sheet) === 'same';
	return { asked, right: earned.length - wrong.length, following: wrong.filter(agrees).length };
}

/**
 * For each node whether the branch to it is an answer. Unmarked it means "searched", but on a sheet that was hardly
 * begun nobody has said so yet. It is said by what is written at the node above, by a mark at a branch next to it, and
 * by a mark further up. Where nothing can be written at nodes, every branch is an answer.
 */
function branchesSaid({ tree, ask }: Exercise, written: Written): boolean[] {
	const { values, alphas, betas, pruned } = written;
	const hasFields = ask.includes('values') || ask.includes('windows');
	const isBelow: boolean[] = [];
	return tree.parent.map((parent, node) => {
		isBelow[node] = pruned[node] === true || isBelow[parent] === true;
		if (!hasFields || isBelow[node]) return true;
		const isWritten = [values, alphas, betas].some((one) => (one[parent] ?? null) !== null);
		return isWritten || (tree.children[parent] ?? []).some((child) => pruned[child] === true);
	});
}

/** From 0 to 1. */
export function shareOfPlaces({ asked, right, following }: PlaceScore, marks: Marks): number {
	return asked === 0 ? 0 : (right + (marks === 'follow' ? following : 0)) / asked;
}
