/** Explains why a move is not legal. */
import { movePromotion, moveFrom, moveTo } from './moves.ts';
import { scratch, writeMoves } from './piece-moves.ts';
import { EMPTY, colourName, colourOf, kindName, opponentOf } from './pieces.ts';
import type { Position } from './position.ts';
import { squareName } from './squares.ts';

/**
 * Returns a clause without capital and full stop, such as "the king would be in check".
 * @param move a packed move (moves.ts) that is not legal in the position
 */
export function whyIllegal(position: Position, move: number): string {
	const { board, turn } = position;
	const from = moveFrom(move);
	const piece = board[from] as number;
	if (piece === EMPTY) return `there is no piece on ${squareName(from)}`;
	const what = `the ${kindName(piece)} on ${squareName(from)}`;
	if (colourOf(piece) !== turn) {
		return `${what} is ${colourName(opponentOf(turn))}’s, and ${colourName(turn)} is to move`;
	}
	const end = writeMoves(position, from, 0);
	const ways = [...scratch.subarray(0, end)].filter((one) => moveTo(one) === moveTo(move));
	if (ways.includes(move)) return `the king would be in check`;
	if (ways.length === 0) return `${what} cannot go to ${squareName(moveTo(move))}`;
	return movePromotion(move) === EMPTY
		? 'the promotion piece is missing'
		: `${what} does not promote there`;
}
