/**
 * Moves as people of chess write them: standard algebraic notation, "Nbd7", "exd6", "O-O", "e8=Q+".
 * Made from our own legal moves, so that hundreds of labels cost less than a frame. As in chess.js, a
 * move that gives check ends in "+" or "#", and a piece is told apart by its file, else its rank, else
 * both, only from pieces of its kind that may legally go to the same square.
 */
import type { Move } from '../game.ts';
import { hasLegalMove, legalMovesOf } from './move-generation.ts';
import { moveFrom, movePromotion, moveTo } from './moves.ts';
import { BLACK, EMPTY, KING, PAWN, kindOf, pieceLetter } from './pieces.ts';
import type { Position } from './position.ts';
import { EAST, fileOf, rankOf, squareName } from './squares.ts';

/** The text of legal moves of one position; the position is played on and given back as it was. */
export function sanOfMoves(position: Position, moves: readonly Move[]): string[] {
	const legal = legalMovesOf(position);
	return moves.map((move) => plainSan(position, move, legal) + checkMark(position, move));
}

function plainSan(position: Position, move: Move, legal: readonly Move[]): string {
	const from = moveFrom(move);
	const to = moveTo(move);
	const kind = kindOf(position.board[from] as number);
	if (kind === KING && to - from === 2 * EAST) return 'O-O';
	if (kind === KING && from - to === 2 * EAST) return 'O-O-O';
	const target = squareName(to);
	const takes = position.isCapture(move) ? 'x' : '';
	if (kind !== PAWN) {
		return upperLetter(kind) + tellApart(position, move, legal) + takes + target;
	}
	const file = takes === '' ? '' : squareName(from).charAt(0);
	const promotion = movePromotion(move);
	return file + takes + target + (promotion === EMPTY ? '' : '=' + upperLetter(promotion));
}

/** What has to be said of the from-square: nothing, its file, its rank, or both. */
function tellApart({ board }: Position, move: Move, legal: readonly Move[]): string {
	const from = moveFrom(move);
	let rivals = 0;
	let onFile = 0;
	let onRank = 0;
	for (const other of legal) {
		const rival = moveFrom(other);
		if (rival === from || moveTo(other) !== moveTo(move)) continue;
		if (board[rival] !== board[from]) continue;
		rivals++;
		if (fileOf(rival) === fileOf(from)) onFile++;
		if (rankOf(rival) === rankOf(from)) onRank++;
	}
	if (rivals === 0) return '';
	const name = squareName(from);
	if (onFile === 0) return name.charAt(0);
	return onRank === 0 ? name.charAt(1) : name;
}

function checkMark(position: Position, move: Move): string {
	position.play(move);
	const mark = position.inCheck() ? (hasLegalMove(position) ? '+' : '#') : '';
	position.undo();
	return mark;
}

function upperLetter(kind: number): string {
	return pieceLetter(kind & ~BLACK);
}
