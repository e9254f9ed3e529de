/**
 * The paper's reason why more steps help, as shares that can be compared: a king is said to act once it is n squares
 * away from its aim, n being the steps. The white king's aim is the black king, the black king's is the rook. A
 * distance is counted in king moves on an empty board.
 */
import {
	blackKingOf,
	isRookTaken,
	rookOf,
	whiteKingOf,
	type Turn
} from '../../games/krk/placement.ts';
import { CHECKMATE, STALEMATE, placementFacts } from '../../games/krk/legality.ts';
import { fileOf, rowOf } from '../../games/krk/squares.ts';
import { makeCandidates, weighMoves } from './choose.ts';
import { classesOf } from './exact-classes.ts';
import type { LayerSource } from './exact-decisions.ts';
import type { ExactFigures } from './exact.ts';

/** Shares, 0..1, by the distance of a king from its aim; null where no placement has such a distance. */
export interface ByDistance {
	/** At most n squares away. */
	readonly near: number | null;
	/** Exactly n + 1 squares away. */
	readonly next: number | null;
	/** More than n squares away. */
	readonly far: number | null;
}

/** The probability of a mate, over all starts, by the distance between the kings. */
export function matesByDistance(figures: ExactFigures, steps: number): ByDistance {
	return splitByDistance('white', steps, (id, index) => ({
		distance: distanceBetween(whiteKingOf(id), blackKingOf(id)),
		share: figures.at(index).mate
	}));
}

const candidates = makeCandidates();

/**
 * The share of Black's equally good moves that bring its king nearer to the rook, or take it, over all placements
 * with Black to move, by the distance of the two.
 */
export function huntsByDistance(source: LayerSource, steps: number): ByDistance {
	const below = source.layerBelow(1).values;
	const facts = placementFacts();
	return splitByDistance('black', steps, (id) => {
		if (((facts[id] as number) & (CHECKMATE | STALEMATE)) !== 0) return null;
		const distance = distanceToRook(id);
		weighMoves(candidates, id, 'black', below, source.mateStep);
		const { reached, values, count, best, tied } = candidates;
		let nearer = 0;
		for (let i = 0; i < count; i++) {
			if (values[i] === best && distanceToRook(reached[i] as number) < distance) nearer++;
		}
		return { distance, share: nearer / tied };
	});
}

function splitByDistance(
	turn: Turn,
	steps: number,
	judge: (id: number, index: number) => { distance: number; share: number } | null
): ByDistance {
	const [near, next, far] = [new Mean(), new Mean(), new Mean()];
	const { ids, weights } = classesOf(turn);
	for (const [index, id] of ids.entries()) {
		const judged = judge(id, index);
		if (judged === null) continue;
		const weight = weights[index] as number;
		const { distance, share } = judged;
		if (distance <= steps) near.add(share, weight);
		else far.add(share, weight);
		if (distance === steps + 1) next.add(share, weight);
	}
	return { near: near.value, next: next.value, far: far.value };
}

class Mean {
	private sum = 0;
	private weight = 0;

	add(value: number, weight: number): void {
		this.sum += weight * value;
		this.weight += weight;
	}

	get value(): number | null {
		return this.weight === 0 ? null : this.sum / this.weight;
	}
}

function distanceToRook(id: number): number {
	return isRookTaken(id) ? 0 : distanceBetween(blackKingOf(id), rookOf(id));
}

function distanceBetween(one: number, other: number): number {
	const files = Math.abs(fileOf(one) - fileOf(other));
	return Math.max(files, Math.abs(rowOf(one) - rowOf(other)));
}
