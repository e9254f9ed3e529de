/** Chooses the trees of a deck that has one page: few and small ones, which tell as much as all of them do. */
import { countLeaves } from '../plain-tree.ts';
import type { Exercise } from '../exercise.ts';
import { pairsOf } from './choose.ts';
import type { DeckPlace } from './deck-place.ts';

/** A drawn tree, and what may be asked about it. */
export interface AskedTree {
	readonly exercise: Exercise;
	readonly places: readonly DeckPlace[];
}

/** So many trees have space on a page with their questions: two that are as wide as it, or six in two columns. */
const ON_PAGE = { narrow: 6, wide: 2 } as const;
/** A tree with at most so many leaves is narrow. */
const NARROW = 9;

/**
 * Of which of these trees some place separates every two searches that a place of any of them does: their indexes.
 * More of them only where otherwise there were fewer questions.
 *
 * @param questions wanted
 */
export function fewTrees(trees: readonly AskedTree[], questions: number): number[] {
	const told = trees.map(
		({ places }) => new Set(places.flatMap((place) => pairsOf(place, place.wrong)))
	);
	const leaves = trees.map(({ exercise }) => countLeaves(exercise.tree, 0));
	const most = Math.max(...leaves) <= NARROW ? ON_PAGE.narrow : ON_PAGE.wide;
	const open = new Set(told.flatMap((pairs) => [...pairs]));
	const missing = (chosen: readonly number[]): number =>
		[...open].filter((pair) => !chosen.some((at) => told[at]?.has(pair))).length;
	/** The widest decides whether all have space. */
	const sizesOf = (chosen: readonly number[]): readonly number[] => {
		const own = chosen.map((at) => leaves[at] as number);
		return [Math.max(...own), own.reduce((sum, one) => sum + one, 0)];
	};
	const best = (sets: readonly (readonly number[])[]): readonly number[] =>
		sets
			.map((set) => ({ set, rank: [missing(set), ...sizesOf(set)] }))
			.reduce((one, other) => (isLower(other.rank, one.rank) ? other : one)).set;

	const indexes = [...trees.keys()];
	const pairs = indexes.flatMap((one) =>
		indexes.slice(one + 1).map((other): readonly number[] => [one, other])
	);
	let chosen = pairs.length === 0 ? indexes : best(pairs);
	const places = (): number => chosen.reduce((sum, at) => sum + (trees[at]?.places.length ?? 0), 0);
	while (
		chosen.length < trees.length &&
		(chosen.length < most || missing(chosen) > 0 || places() < questions)
	) {
		const others = indexes.filter((at) => !chosen.includes(at));
		chosen = best(others.map((at) => [...chosen, at]));
	}
	return chosen.toSorted((one, other) => one - other);
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((part, index) => part !== other[index]);
	return at >= 0 && (one[at] as number) < (other[at] as number);
}
