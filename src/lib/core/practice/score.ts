/** The score of an answer: places that are right, and those that follow from an earlier slip. */
import type { Written } from './answers.ts';
import { matchAt } from './compare.ts';
import type { Exercise } from './exercise.ts';
import { followThrough } from './follow.ts';
import { idOf, placesIn, placesOf, type Place } from './asked-places.ts';

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

/**
 * Scores any answer. It never falls when something right is filled in, and never jumps: an unmarked branch counts from
 * the moment at which something is said about the node above it.
 */
export function scoreOf(exercise: Exercise, written: Written): Score {
	const places = placesOf(exercise);
	const asked = places.length;
	const { given } = written;
	if (given === 'all') return { asked, right: 0, following: 0, restFollows: false };
	const isSaid = branchesSaid(exercise, written);
	const earned = places.filter(
		(place) => !given.has(idOf(place)) && (place.kind !== 'cut' || isSaid[place.node] === true)
	);
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
