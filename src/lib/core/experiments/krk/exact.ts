/**
 * The endings and lengths of the games from every start, computed without playing. Both sides play each of their best
 * moves with equal probability. So the expected values of a placement are the mean over the placements after its best
 * moves, and one pass backwards from ply 100 gives all of them, exactly.
 *
 * The record of the game is ignored: nothing ends by threefold repetition, and no search knows of one. That would
 * need the history of a placement, not the placement alone.
 */
import { CHECKMATE, placementFacts } from '../../games/krk/legality.ts';
import { FIFTY_MOVES } from '../../games/krk/krk-state.ts';
import { classesOf } from './exact-classes.ts';
import type { DecisionCache, Decisions, LayerSource } from './exact-decisions.ts';

// Expected values of a class, at WIDTH * class + one of these.
const MATE = 0;
const FIFTY = 1;
const DRAWN = 2;
const MOVES = 3;
const WHITE_OPTIMAL = 4;
const BLACK_MOVES = 5;
const BLACK_OPTIMAL = 6;
const WIDTH = 7;

/** Expected values of the games from one start, or the mean over many. */
interface Expected {
	/** The probabilities of a mate, of fifty moves, and of a stalemate or a lost rook. */
	readonly mate: number;
	readonly fifty: number;
	readonly drawn: number;
	/** White's moves: the length of a game in full moves. */
	readonly moves: number;
	/** Number of White's moves that are optimal. */
	readonly whiteOptimal: number;
	readonly blackMoves: number;
	readonly blackOptimal: number;
}

/** By classes of starts (exact-classes.ts). */
export class ExactFigures {
	constructor(private readonly table: Float64Array) {}

	/** Expected values of the games from the starts of a class. */
	at(index: number): Expected {
		return this.read(index, this.table);
	}

	/** The mean over all legal starts. */
	mean(): Expected {
		const sums = new Float64Array(WIDTH);
		let starts = 0;
		for (const [index, weight] of classesOf('white').weights.entries()) {
			starts += weight;
			for (let k = 0; k < WIDTH; k++) {
				sums[k] = (sums[k] as number) + weight * (this.table[WIDTH * index + k] as number);
			}
		}
		return this.read(
			0,
			sums.map((sum) => sum / starts)
		);
	}

	private read(index: number, table: Float64Array): Expected {
		const get = (k: number): number => table[WIDTH * index + k] as number;
		return {
			mate: get(MATE),
			fifty: get(FIFTY),
			drawn: get(DRAWN),
			moves: get(MOVES),
			whiteOptimal: get(WHITE_OPTIMAL),
			blackMoves: get(BLACK_MOVES),
			blackOptimal: get(BLACK_OPTIMAL)
		};
	}
}

/** Passes backwards over the plies of a game, for a symmetric profile with uniform ties. */
export function solveExactly(source: LayerSource, cache: DecisionCache): ExactFigures {
	const white = whiteAtTheEnd();
	const black = blackAtTheEnd();
	for (let ply = FIFTY_MOVES - 1; ply >= 0; ply--) {
		const decisions = cache.at(source, ply);
		if (decisions.turn === 'white') takeMeans(decisions, black, white, MOVES, WHITE_OPTIMAL);
		else takeMeans(decisions, white, black, BLACK_MOVES, BLACK_OPTIMAL);
	}
	return new ExactFigures(white);
}

/** At ply 100 the game is over; likewise, after the last class, when Black has captured the rook. */
function whiteAtTheEnd(): Float64Array {
	const classes = classesOf('white').ids.length;
	const table = new Float64Array(WIDTH * (classes + 1));
	for (let index = 0; index < classes; index++) table[WIDTH * index + FIFTY] = 1;
	table[WIDTH * classes + DRAWN] = 1;
	return table;
}

/** Values that never change: Black is mated, or has no move. */
function blackAtTheEnd(): Float64Array {
	const { ids } = classesOf('black');
	const facts = placementFacts();
	const table = new Float64Array(WIDTH * ids.length);
	for (const [index, id] of ids.entries()) {
		const isMate = ((facts[id] as number) & CHECKMATE) !== 0;
		table[WIDTH * index + (isMate ? MATE : DRAWN)] = 1;
	}
	return table;
}

/**
 * One ply back: for each class that has a move, the mean over its best moves, and the move itself. Each sum has a
 * variable of its own, which makes this innermost loop twice as fast as one over the columns.
 */
function takeMeans(
	{ offsets, targets, optimal }: Decisions,
	next: Float64Array,
	out: Float64Array,
	movesAt: number,
	optimalAt: number
): void {
	for (let index = 0; index < optimal.length; index++) {
		const from = offsets[index] as number;
		const to = offsets[index + 1] as number;
		if (from === to) continue;
		let [mate, fifty, drawn, moves, whiteOptimal, blackMoves, blackOptimal] = [0, 0, 0, 0, 0, 0, 0];
		for (let edge = from; edge < to; edge++) {
			const at = WIDTH * (targets[edge] as number);
			mate += next[at + MATE] as number;
			fifty += next[at + FIFTY] as number;
			drawn += next[at + DRAWN] as number;
			moves += next[at + MOVES] as number;
			whiteOptimal += next[at + WHITE_OPTIMAL] as number;
			blackMoves += next[at + BLACK_MOVES] as number;
			blackOptimal += next[at + BLACK_OPTIMAL] as number;
		}
		const at = WIDTH * index;
		const ties = to - from;
		out[at + MATE] = mate / ties;
		out[at + FIFTY] = fifty / ties;
		out[at + DRAWN] = drawn / ties;
		out[at + MOVES] = moves / ties;
		out[at + WHITE_OPTIMAL] = whiteOptimal / ties;
		out[at + BLACK_MOVES] = blackMoves / ties;
		out[at + BLACK_OPTIMAL] = blackOptimal / ties;
		out[at + movesAt] = (out[at + movesAt] as number) + 1;
		out[at + optimalAt] = (out[at + optimalAt] as number) + (optimal[index] as number);
	}
}
