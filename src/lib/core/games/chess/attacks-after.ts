import type { Move } from '../game.ts';
import { attacks, isAttacked, isAttackedAlong, lineStep } from './attacks.ts';
import { isCastling } from './castling.ts';
import { moveFrom, moveTo } from './moves.ts';
import { KING, PAWN, kindOf } from './pieces.ts';
import { fileOf } from './squares.ts';

/**
 * True where colour `by` attacks `target` after its `move`, which is already on the board. `by` must not have
 * attacked `target` before: then only the moved piece can attack it, or a piece on the line that it left. Much
 * cheaper than `isAttacked`; called once per node.
 */
export function attacksAfter(board: Int8Array, target: number, by: number, move: Move): boolean {
	const from = moveFrom(move);
	const to = moveTo(move);
	const piece = board[to] as number;
	if (attacks(board, piece, to, target)) return true;
	const opened = lineStep(target, from);
	if (opened !== 0 && isAttackedAlong(board, target, opened, by)) return true;
	const kind = kindOf(piece);
	// Castling puts down a second piece, and a pawn's capture may be en passant, which opens a second line.
	const mayDoMore =
		(kind === KING && isCastling(from, to)) || (kind === PAWN && fileOf(from) !== fileOf(to));
	return mayDoMore && isAttacked(board, target, by);
}
