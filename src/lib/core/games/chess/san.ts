/** Moves in standard algebraic notation: "Nbd7", "exd6", "O-O", "e8=Q+". */
import type { Move } from '../game.ts';
import { isCastling } from './castling.ts';
import { hasLegalMove, legalMovesOf } from './move-generation.ts';
import { moveFrom, movePromotion, moveTo } from './moves.ts';
import { EMPTY, KING, PAWN, WHITE, kindOf, pieceLetter } from './pieces.ts';
import type { Position } from './position.ts';
import { fileOf, squareName } from './squares.ts';

/** @param position the position before the legal move; unchanged on return */
export function formatSan(position: Position, move: Move): string {
	const written = writeMove(position, move);
	position.play(move);
	const sign = !position.inCheck() ? '' : hasLegalMove(position) ? '+' : '#';
	position.undo();
	return written + sign;
}

function writeMove(position: Position, move: Move): string {
	const [from, to] = [moveFrom(move), moveTo(move)];
	const kind = kindOf(position.board[from] as number);
	if (kind === KING && isCastling(from, to)) return fileOf(to) > fileOf(from) ? 'O-O' : 'O-O-O';
	const capture = position.isCapture(move) ? 'x' : '';
	const target = capture + squareName(to);
	if (kind !== PAWN) return letterOf(kind) + placeOf(position, move) + target;
	const promotion = movePromotion(move);
	const becomes = promotion === EMPTY ? '' : `=${letterOf(promotion)}`;
	return (capture === '' ? '' : squareName(from).charAt(0)) + target + becomes;
}

/** Disambiguation: the part of the from-square that is needed when other pieces of the kind can reach the target. */
function placeOf(position: Position, move: Move): string {
	const { board } = position;
	const from = squareName(moveFrom(move));
	const rivals = legalMovesOf(position)
		.filter((other) => moveTo(other) === moveTo(move) && other !== move)
		.filter((other) => board[moveFrom(other)] === board[moveFrom(move)])
		.map((other) => squareName(moveFrom(other)));
	if (rivals.length === 0) return '';
	if (rivals.every((square) => square.charAt(0) !== from.charAt(0))) return from.charAt(0);
	return rivals.every((square) => square.charAt(1) !== from.charAt(1)) ? from.charAt(1) : from;
}

function letterOf(kind: number): string {
	return pieceLetter(WHITE | kind);
}
