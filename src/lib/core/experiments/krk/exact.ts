/**
 * How the games from every start end, and how long they last, without playing one. Both sides play each of
 * their best moves equally often; so what is expected of a placement is the mean of what is expected of those
 * that its best moves lead to, and one pass backwards from ply 100 gives all of them, exactly.
 *
 * The record of the game is left out: nothing ends by the third repetition, and no tree knows of one. For that
 * the past of a placement would have to be known, not the placement alone.
 */
import { CHECKMATE, placementFacts } from '../../games/krk/legality.ts';
import { FIFTY_MOVES } from '../../games/krk/krk-state.ts';
import { classesOf } from './exact-classes.ts';
import type { DecisionCache, Decisions, LayerSource } from './exact-decisions.ts';

// What is expected of a class, at WIDTH * class + one of these.
const MATE = 0;
const FIFTY = 1;
const DRAWN = 2;
const MOVES = 3;
const WHITE_OPTIMAL = 4;
const BLACK_MOVES = 5;
const BLACK_OPTIMAL = 6;
const WIDTH = 7;

/** What the games from one start give, or the mean over many. */
export interface Expected {
	/** The chances of a mate, of fifty moves, and of a stalemate or a lost rook. */
	readonly mate: number;
	readonly fifty: number;
	readonly drawn: number;
	/** White's moves: the length of a game in full moves. */
	readonly moves: number;
	/** How many of White's moves are as good as perfect play's. */
	readonly whiteOptimal: number;
	readonly blackMoves: number;
	readonly blackOptimal: number;
}

/** By classes of starts (exact-classes.ts). */
export class ExactFigures {
	constructor(private readonly table: Float64Array) {}

	/** What is expected of the games from the starts of a class. */
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

/** At ply 100 the game is over; so it is, after the last class, where the rook is captured. */
function whiteAtTheEnd(): Float64Array {
	const classes = classesOf('white').ids.length;
	const table = new Float64Array(WIDTH * (classes + 1));
	for (let index = 0; index < classes; index++) table[WIDTH * index + FIFTY] = 1;
	table[WIDTH * classes + DRAWN] = 1;
	return table;
}

/** What never changes: Black is mated, or has no move. */
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
 * name of its own, which makes this innermost loop twice as fast as one over the columns.
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
