/** Moves in words: "bishop takes the g6 pawn", "king to a5", "pawn to b4, check". */
import type { Move } from '../game.ts';
import { isCastling } from './castling.ts';
import { hasLegalMove } from './move-generation.ts';
import { moveFrom, movePromotion, moveTo } from './moves.ts';
import { EMPTY, KING, kindName, kindOf } from './pieces.ts';
import type { Position } from './position.ts';
import { fileOf, squareName } from './squares.ts';

/** @param position the position before the legal move; unchanged on return */
export function moveInWords(position: Position, move: Move): string {
	const said = sayMove(position, move);
	position.play(move);
	const sign = !position.inCheck() ? '' : hasLegalMove(position) ? ', check' : ', checkmate';
	position.undo();
	return said + sign;
}

function sayMove(position: Position, move: Move): string {
	const [from, to] = [moveFrom(move), moveTo(move)];
	const kind = kindOf(position.board[from] as number);
	if (kind === KING && isCastling(from, to)) {
		return `castles ${fileOf(to) > fileOf(from) ? 'kingside' : 'queenside'}`;
	}
	const promotion = movePromotion(move);
	const becomes = promotion === EMPTY ? '' : ` and becomes a ${kindName(promotion)}`;
	return `${kindName(kind)} ${sayTarget(position, move, to)}${becomes}`;
}

function sayTarget(position: Position, move: Move, to: number): string {
	if (!position.isCapture(move)) return `to ${squareName(to)}`;
	const taken = position.board[to] as number;
	if (position.isEnPassant(move)) return `takes a pawn en passant on ${squareName(to)}`;
	return `takes the ${squareName(to)} ${kindName(taken)}`;
}
