/**
 * The legal moves of a position, in ascending order (which is UCI text order, see moves.ts).
 *
 * Moves are written piece by piece into one scratch array, and the illegal ones are dropped at once. When the side to
 * move is not in check, a piece other than the king may move freely unless it is pinned, and along the pin if it is;
 * only king moves, en passant and answers to a check have to be tried on the board.
 */
import type { Move } from '../game.ts';
import { isAttacked, isAttackedAlong, lineStep } from './attacks.ts';
import { moveFrom, moveTo } from './moves.ts';
import { scratch, writeMoves } from './piece-moves.ts';
import { EMPTY, KING, WHITE, colourOf, kindOf, opponentOf } from './pieces.ts';
import type { Position } from './position.ts';
import { NORTH, SQUARES } from './squares.ts';

/** Ties (see `tieOf`) that are not the step of a pin. */
const FREE = 0;
const TRY = 127;

/** All legal moves as a fresh array. Ignores draws by material or clock. */
export function legalMovesOf(position: Position): Move[] {
	const { board, turn } = position;
	let count = 0;
	for (let i = 0; i < 64; i++) {
		const from = SQUARES[i] as number;
		const piece = board[from] as number;
		if (piece !== EMPTY && colourOf(piece) === turn) count = writeLegal(position, from, count);
	}
	const moves: Move[] = [];
	for (let i = 0; i < count; i++) moves.push(scratch[i] as number);
	return moves;
}

/** True where the side to move has a legal move; stops at the first one found. */
export function hasLegalMove(position: Position): boolean {
	const { board, turn } = position;
	for (let i = 0; i < 64; i++) {
		const from = SQUARES[i] as number;
		const piece = board[from] as number;
		if (piece === EMPTY || colourOf(piece) !== turn) continue;
		const end = writeMoves(position, from, 0);
		if (end === 0) continue;
		const tie = tieOf(position, from);
		for (let at = 0; at < end; at++) {
			if (isLegal(position, scratch[at] as number, tie)) return true;
		}
	}
	return false;
}

/** Writes the legal moves of the piece on `from` to scratch[start...], ascending; returns their end. */
function writeLegal(position: Position, from: number, start: number): number {
	const end = writeMoves(position, from, start);
	if (end === start) return start;
	const tie = tieOf(position, from);
	let kept = start;
	for (let i = start; i < end; i++) {
		const move = scratch[i] as number;
		if (isLegal(position, move, tie)) insertSorted(move, start, kept++);
	}
	return kept;
}

/**
 * How the safety of its king restricts a piece: not at all, to the line of a pin (its step), or each move must be
 * tried.
 */
function tieOf(position: Position, from: number): number {
	const { board, turn } = position;
	const king = position.kings[turn] as number;
	if (from === king || position.inCheck()) return TRY;
	return pinStep(board, king, from, opponentOf(turn));
}

function isLegal(position: Position, move: Move, tie: number): boolean {
	if (tie === TRY || position.isEnPassant(move)) return leavesKingSafe(position, move);
	return tie === FREE || lineStep(position.kings[position.turn] as number, moveTo(move)) === tie;
}

/** Inserts a move into the ascending run scratch[start, end), which is short and nearly in order. */
function insertSorted(move: Move, start: number, end: number): void {
	let at = end;
	while (at > start && (scratch[at - 1] as number) > move) {
		scratch[at] = scratch[at - 1] as number;
		at--;
	}
	scratch[at] = move;
}

/** The step from the king to the piece on `square` if that piece is pinned; otherwise FREE. */
function pinStep(board: Int8Array, king: number, square: number, by: number): number {
	const step = lineStep(king, square);
	if (step === 0) return FREE;
	let between = king + step;
	while (between !== square) {
		if (board[between] !== EMPTY) return FREE;
		between += step;
	}
	const piece = board[square] as number;
	board[square] = EMPTY;
	const pinned = isAttackedAlong(board, king, step, by);
	board[square] = piece;
	return pinned ? step : FREE;
}

/** Tries a move on the bare board: true where the mover's king is not attacked after it. */
function leavesKingSafe(position: Position, move: Move): boolean {
	const { board, turn } = position;
	const from = moveFrom(move);
	const to = moveTo(move);
	const piece = board[from] as number;
	const captured = board[to] as number;
	const victim = position.isEnPassant(move) ? (turn === WHITE ? to - NORTH : to + NORTH) : to;
	const victimPiece = board[victim] as number;
	board[victim] = EMPTY;
	board[from] = EMPTY;
	board[to] = piece;
	const king = kindOf(piece) === KING ? to : (position.kings[turn] as number);
	const safe = !isAttacked(board, king, opponentOf(turn));
	board[to] = captured;
	board[from] = piece;
	board[victim] = victimPiece;
	return safe;
}
