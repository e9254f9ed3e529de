/** Explains why a move is not legal. */
import type { Move } from '../game.ts';
import { moveFrom, moveTo, moveUci } from './moves.ts';
import { blackKingOf, rookOf, whiteKingOf, type Turn } from './placement.ts';
import { distance, squareName } from './squares.ts';

/**
 * Returns a sentence without its full stop, such as "a8a7 is not legal here: the king would be in check".
 * @param move a move that is not legal in the placement
 */
export function whyIllegal(id: number, turn: Turn, move: Move): string {
	return `${moveUci(move)} is not legal here: ${reasonOf(id, turn, move)}`;
}

function reasonOf(id: number, turn: Turn, move: Move): string {
	const [from, to] = [moveFrom(move), moveTo(move)];
	const pieces = [
		{ square: whiteKingOf(id), name: 'king', side: 'white' },
		{ square: rookOf(id), name: 'rook', side: 'white' },
		{ square: blackKingOf(id), name: 'king', side: 'black' }
	] as const;
	const piece = pieces.find(({ square }) => square === from);
	if (piece === undefined) return `there is no piece on ${squareName(from)}`;
	const what = `the ${piece.name} on ${squareName(from)}`;
	if (piece.side !== turn) {
		const [owner, mover] = turn === 'white' ? ['Black', 'White'] : ['White', 'Black'];
		return `${what} is ${owner}’s, and ${mover} is to move`;
	}
	const isOwn = pieces.some(({ square, side }) => square === to && side === turn);
	const isStep = piece.name === 'king' && distance(from, to) === 1;
	return isStep && !isOwn ? 'the king would be in check' : `${what} cannot go to ${squareName(to)}`;
}
