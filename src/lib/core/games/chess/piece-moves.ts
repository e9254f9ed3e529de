/**
 * How each kind of piece moves and captures, without regard to its own king's safety. Moves are written into one
 * scratch array; each writer takes the start index and returns the end index.
 */
import { DIAGONALS, KNIGHT_STEPS, RAYS, isAttacked } from './attacks.ts';
import { CASTLING_RIGHTS } from './castling.ts';
import { packMove } from './moves.ts';
import {
	BISHOP,
	EMPTY,
	KNIGHT,
	PAWN,
	QUEEN,
	ROOK,
	WHITE,
	colourOf,
	kindOf,
	opponentOf
} from './pieces.ts';
import type { Position } from './position.ts';
import { EAST, NORTH, OFF_BOARD, rankOf } from './squares.ts';

/** Room for the moves of any sixteen pieces. Shared, since nothing in it is kept between calls. */
export const scratch = new Int32Array(512);

/** Writes the pseudo-legal moves of the piece on `from`, in no order; returns the end. */
export function writeMoves(position: Position, from: number, start: number): number {
	const { board } = position;
	switch (kindOf(board[from] as number)) {
		case PAWN:
			return writePawnMoves(position, from, start);
		case KNIGHT:
			return writeSteps(position, KNIGHT_STEPS, from, start);
		case BISHOP:
			return writeRays(position, DIAGONALS, 8, from, start);
		case ROOK:
			return writeRays(position, 0, DIAGONALS, from, start);
		case QUEEN:
			return writeRays(position, 0, 8, from, start);
		default:
			return writeCastling(position, from, writeSteps(position, RAYS, from, start));
	}
}

function writeSteps(position: Position, steps: Int8Array, from: number, start: number): number {
	const { board, turn } = position;
	let end = start;
	for (let i = 0; i < 8; i++) {
		const to = from + (steps[i] as number);
		if ((to & OFF_BOARD) !== 0) continue;
		const target = board[to] as number;
		if (target === EMPTY || colourOf(target) !== turn) scratch[end++] = packMove(from, to, 0);
	}
	return end;
}

function writeRays(
	position: Position,
	firstRay: number,
	lastRay: number,
	from: number,
	start: number
): number {
	const { board, turn } = position;
	let end = start;
	for (let i = firstRay; i < lastRay; i++) {
		const step = RAYS[i] as number;
		for (let to = from + step; (to & OFF_BOARD) === 0; to += step) {
			const target = board[to] as number;
			if (target === EMPTY) {
				scratch[end++] = packMove(from, to, 0);
				continue;
			}
			if (colourOf(target) !== turn) scratch[end++] = packMove(from, to, 0);
			break;
		}
	}
	return end;
}

function writePawnMoves(position: Position, from: number, start: number): number {
	const { board, turn } = position;
	const forward = turn === WHITE ? NORTH : -NORTH;
	const homeRank = turn === WHITE ? 1 : 6;
	let end = start;
	const ahead = from + forward;
	if (board[ahead] === EMPTY) {
		end = writePawnMove(from, ahead, end);
		if (rankOf(from) === homeRank && board[ahead + forward] === EMPTY) {
			scratch[end++] = packMove(from, ahead + forward, 0);
		}
	}
	end = writePawnCapture(position, from, ahead - EAST, end);
	return writePawnCapture(position, from, ahead + EAST, end);
}

function writePawnCapture(position: Position, from: number, to: number, start: number): number {
	if ((to & OFF_BOARD) !== 0) return start;
	const target = position.board[to] as number;
	const canCapture =
		target === EMPTY ? to === position.enPassant : colourOf(target) !== position.turn;
	return canCapture ? writePawnMove(from, to, start) : start;
}

/** One move of a pawn, or the four promotions where it reaches the last rank. */
function writePawnMove(from: number, to: number, start: number): number {
	const rank = rankOf(to);
	if (rank !== 0 && rank !== 7) {
		scratch[start] = packMove(from, to, 0);
		return start + 1;
	}
	for (let kind = BISHOP; kind <= ROOK; kind++) {
		scratch[start + kind - BISHOP] = packMove(from, to, kind);
	}
	return start + ROOK - BISHOP + 1;
}

/** The king may not castle out of check or over an attacked square; its target square is tried like any move. */
function writeCastling(position: Position, from: number, start: number): number {
	if (position.castling === 0 || position.inCheck()) return start;
	const { board, turn, castling } = position;
	let end = start;
	for (const right of CASTLING_RIGHTS) {
		if ((castling & right.bit) === 0 || right.colour !== turn) continue;
		const towardsRook = right.rook > from ? EAST : -EAST;
		let square = from + towardsRook;
		while (square !== right.rook && board[square] === EMPTY) square += towardsRook;
		if (square === right.rook && !isAttacked(board, right.rookTo, opponentOf(turn))) {
			scratch[end++] = packMove(from, right.kingTo, 0);
		}
	}
	return end;
}
