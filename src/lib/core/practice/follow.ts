/**
 * Follow-through: the search as it would go on from what the student wrote at a wrong place, so that one slip is not
 * counted again wherever it leads.
 */
import { UNREADABLE, type Written } from './answers.ts';
import { matchAt } from './compare.ts';
import type { Exercise } from './exercise.ts';
import { idOf, placesIn, type Place, type PlaceId } from './asked-places.ts';
import type { Sheet } from './sheet.ts';
import { walk, type Twist } from './walk.ts';

/** A search that goes on from this many slips at most. */
const MOST_SLIPS = 3;

/** The places where a search does as the student wrote. */
class Forced {
	private readonly ids = new Set<PlaceId>();

	constructor(
		private readonly exercise: Exercise,
		private readonly written: Written
	) {}

	get slips(): number {
		return this.ids.size;
	}

	has(place: Place): boolean {
		return this.ids.has(idOf(place));
	}

	add(place: Place): void {
		this.ids.add(idOf(place));
	}

	/** Searches again. Nothing follows from a count or a move. */
	search(): Sheet {
		const { exercise, written, ids } = this;
		const { tree } = exercise;
		const isMade = (child: number): boolean =>
			ids.has(`cut-${child}`) && written.pruned[child] === true;
		const isKept = (child: number): boolean =>
			ids.has(`cut-${child}`) && written.pruned[child] === false;
		/** If the first is unmarked, none of those after it is cut either. */
		const isSuppressed = (node: number, next: number): boolean =>
			(tree.children[node] ?? []).some((child) => child <= next && isKept(child));
		const twist: Twist = {
			skips: isMade,
			keeps: isKept,
			stops: ({ node, holds }, next) =>
				isMade(next) || (holds && exercise.algorithm === 'alphabeta' && !isSuppressed(node, next)),
			entry: (node, given) => {
				if (!ids.has(`window-${node}`)) return given;
				const [alpha, beta] = [written.alphas[node], written.betas[node]];
				return {
					alpha: typeof alpha === 'number' ? alpha : given.alpha,
					beta: typeof beta === 'number' ? beta : given.beta
				};
			},
			returns: ({ node }, found) => {
				const entry = ids.has(`value-${node}`) ? (written.values[node] ?? null) : null;
				if (entry === null || entry === UNREADABLE) return found;
				return { value: entry.value, bound: entry.bound ?? found.bound };
			}
		};
		return walk(exercise, twist);
	}
}

export interface FollowThrough {
	/** The last of the searches. */
	readonly sheet: Sheet;
	readonly forced: Forced;
	/** True if everything but one wrong place agrees with the search that goes on from there. */
	readonly restFollows: boolean;
}

/** Searches again with the first wrong place forced, and so on, while something else differs from that search. */
export function followThrough(exercise: Exercise, written: Written): FollowThrough {
	const forced = new Forced(exercise, written);
	let sheet = exercise.truth;
	for (;;) {
		const slip = firstDifference(exercise, written, sheet, forced);
		if (slip === null) {
			const others = [...placesIn(exercise, sheet)].filter((place) => !forced.has(place));
			const isWhole = others.every((place) => matchAt(place, written, sheet) === 'same');
			return { sheet, forced, restFollows: forced.slips === 1 && isWhole };
		}
		if (forced.slips === MOST_SLIPS) return { sheet, forced, restFollows: false };
		forced.add(slip);
		sheet = forced.search();
	}
}

function firstDifference(
	exercise: Exercise,
	written: Written,
	sheet: Sheet,
	forced: Forced
): Place | null {
	for (const place of placesIn(exercise, sheet)) {
		if (forced.has(place) || matchAt(place, written, sheet) !== 'different') continue;
		const isTied =
			place.kind === 'move' &&
			forced.slips === 0 &&
			exercise.bestMoves.includes(Number(written.move));
		if (!isTied) return place;
	}
	return null;
}
