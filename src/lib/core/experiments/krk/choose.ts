/** The root of a search: the values of its moves, and the choice among the best. */
import { assert } from '../../base/assert.ts';
import { mixHash, seededRandom, type Random } from '../../base/random.ts';
import { RELEASED_ORDER } from '../../games/krk/move-order.ts';
import { MOST_MOVES, writeBlackMoves, writeWhiteMoves } from '../../games/krk/moves.ts';
import type { Turn } from '../../games/krk/placement.ts';
import { stepMate } from '../../evaluate/krk-paper/levels/layer.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';

/** The moves of one root, in the released program's order; overwritten by the next `weighMoves`. */
export interface Candidates {
	/** The placements after the moves. */
	readonly reached: Int32Array;
	/** The value of each move: large is good for Black. */
	readonly values: Int16Array;
	/** Number of moves, and number of best moves. */
	count: number;
	tied: number;
	/** The best value. */
	best: number;
}

export function makeCandidates(): Candidates {
	return {
		reached: new Int32Array(MOST_MOVES),
		values: new Int16Array(MOST_MOVES),
		count: 0,
		tied: 0,
		best: 0
	};
}

/** Writes a root's moves and their values from the table one ply below (level-tables.ts). */
export function weighMoves(
	out: Candidates,
	id: number,
	turn: Turn,
	below: Int16Array,
	mateStep: number
): void {
	const { reached, values } = out;
	const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
	const count = write(RELEASED_ORDER, id, reached);
	assert(count > 0, `Placement ${id}: there is no move for ${turn}`);
	const sign = turn === 'white' ? -1 : 1;
	let best = stepMate(below[reached[0] as number] as number, mateStep);
	let tied = 0;
	for (let i = 0; i < count; i++) {
		const value = stepMate(below[reached[i] as number] as number, mateStep);
		values[i] = value;
		if (sign * value > sign * best) {
			best = value;
			tied = 1;
		} else if (value === best) tied++;
	}
	out.count = count;
	out.tied = tied;
	out.best = best;
}

/** The index, in `candidates`, of the played move. */
export function chooseMove(
	candidates: Candidates,
	turn: Turn,
	ties: Profile['ties'],
	random: Random
): number {
	if (candidates.tied === 1) return findTied(candidates, 0);
	if (ties === 'uniform') return findTied(candidates, draw(candidates.tied, random));
	const place = releasedPlace(candidates.tied, random);
	// White's list of all moves begins with the best, Black's with the worst.
	if (turn === 'white') return findTied(candidates, candidates.tied - 1 - place);
	return findWorst(candidates, place);
}

/** The released program's index into its sorted list when `tied` >= 2 moves are best. */
function releasedPlace(tied: number, random: Random): number {
	return tied <= 3 ? tied - 2 : 1 + draw(tied - 2, random);
}

/** One of 0..options - 1, equally likely. */
function draw(options: number, random: Random): number {
	return Math.floor(random() * options);
}

/** The index of the best move with `place` other best moves before it in move order. */
function findTied({ values, count, best }: Candidates, place: number): number {
	let left = place;
	for (let i = 0; i < count; i++) {
		if (values[i] === best && left-- === 0) return i;
	}
	throw new Error(`There are not more than ${place} best moves`);
}

/** The index of the move at a place of the list reversed and stably sorted by value, ascending. */
function findWorst({ values, count }: Candidates, place: number): number {
	for (let i = 0; i < count; i++) {
		let earlier = 0;
		for (let other = 0; other < count; other++) {
			const difference = (values[other] as number) - (values[i] as number);
			if (difference < 0 || (difference === 0 && other > i)) earlier++;
		}
		if (earlier === place) return i;
	}
	throw new Error(`There are not more than ${place} moves`);
}

/** The random numbers of one game: independent of where and in which run it is played. */
export function randomOfGame(seed: number, start: number): Random {
	return seededRandom(mixHash(mixHash(0x811c9dc5, seed), start));
}
