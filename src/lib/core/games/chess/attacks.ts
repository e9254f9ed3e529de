/**
 * Attacks on a 0x88 board. The difference of two squares gives their relative position wherever they are, so small
 * tables indexed by it answer most questions without a walk.
 */
import {
	BISHOP,
	BLACK,
	EMPTY,
	KING,
	KNIGHT,
	PAWN,
	QUEEN,
	ROOK,
	WHITE,
	colourOf
} from './pieces.ts';
import { EAST, NORTH, OFF_BOARD, SQUARES } from './squares.ts';

/** The rook's four directions, then the bishop's: together the queen's and the king's. */
export const RAYS = Int8Array.of(
	NORTH,
	EAST,
	-NORTH,
	-EAST,
	EAST + NORTH,
	EAST - NORTH,
	-EAST - NORTH,
	-EAST + NORTH
);
/** RAYS[0, DIAGONALS) are a rook's, RAYS[DIAGONALS, 8) a bishop's. */
export const DIAGONALS = 4;

export const KNIGHT_STEPS = Int8Array.of(
	EAST + 2 * NORTH,
	2 * EAST + NORTH,
	2 * EAST - NORTH,
	EAST - 2 * NORTH,
	-EAST - 2 * NORTH,
	-2 * EAST - NORTH,
	-2 * EAST + NORTH,
	-EAST + 2 * NORTH
);

/** Added to a difference of squares, from -119 to 119, to index the tables below. */
const OFFSET = 119;

/** The step of the queen's line that leads over the difference; 0 where the squares share no line. */
const LINES = new Int8Array(2 * OFFSET + 1);
/** Bit p is set where piece code p (below 16) attacks over the difference on an empty board. */
const REACH = new Uint16Array(2 * OFFSET + 1);

for (const [index, step] of RAYS.entries()) {
	const slider = index < DIAGONALS ? ROOK : BISHOP;
	for (let distance = 1; distance < 8; distance++) {
		const at = OFFSET + distance * step;
		LINES[at] = step;
		REACH[at] = bothColours(slider) | bothColours(QUEEN) | (REACH[at] as number);
	}
	REACH[OFFSET + step] = bothColours(KING) | (REACH[OFFSET + step] as number);
}
for (const step of KNIGHT_STEPS) REACH[OFFSET + step] = bothColours(KNIGHT);
for (const side of [EAST, -EAST]) {
	for (const [colour, forward] of [
		[WHITE, NORTH],
		[BLACK, -NORTH]
	] as const) {
		const at = OFFSET + side + forward;
		REACH[at] = (1 << (colour | PAWN)) | (REACH[at] as number);
	}
}

function bothColours(kind: number): number {
	return (1 << (WHITE | kind)) | (1 << (BLACK | kind));
}

/** The step that leads from one square along a rank, file or diagonal to the other; 0 if none does. */
export function lineStep(from: number, to: number): number {
	return LINES[to - from + OFFSET] as number;
}

/** True where `piece` on `from` attacks `target`. */
export function attacks(board: Int8Array, piece: number, from: number, target: number): boolean {
	if ((((REACH[target - from + OFFSET] as number) >> piece) & 1) === 0) return false;
	const step = lineStep(from, target);
	if (step === 0) return true;
	let square = from + step;
	while (square !== target && board[square] === EMPTY) square += step;
	return square === target;
}

/** True where a piece of colour `by` attacks `target`; the content of `target` does not matter. */
export function isAttacked(board: Int8Array, target: number, by: number): boolean {
	const knight = by | KNIGHT;
	for (let i = 0; i < 8; i++) {
		const square = target + (KNIGHT_STEPS[i] as number);
		if ((square & OFF_BOARD) === 0 && board[square] === knight) return true;
	}
	for (let i = 0; i < 8; i++) {
		if (isAttackedAlong(board, target, RAYS[i] as number, by)) return true;
	}
	return false;
}

/** True where the first piece on the way from `target` by `step` is of colour `by` and attacks `target`. */
export function isAttackedAlong(
	board: Int8Array,
	target: number,
	step: number,
	by: number
): boolean {
	let square = target + step;
	while ((square & OFF_BOARD) === 0) {
		const piece = board[square] as number;
		if (piece !== EMPTY) {
			if (colourOf(piece) !== by) return false;
			return (((REACH[target - square + OFFSET] as number) >> piece) & 1) !== 0;
		}
		square += step;
	}
	return false;
}

/** The squares of all pieces of colour `by` that attack `target`, ascending. For sentences, not for search. */
export function attackersOf(board: Int8Array, target: number, by: number): number[] {
	const attackers: number[] = [];
	for (const square of SQUARES) {
		const piece = board[square] as number;
		if (piece === EMPTY || colourOf(piece) !== by || square === target) continue;
		if (attacks(board, piece, square, target)) attackers.push(square);
	}
	return attackers;
}
