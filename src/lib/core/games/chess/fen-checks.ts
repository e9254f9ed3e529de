/**
 * Rejects well-formed FENs that no game can reach. Checked once here, so that all other code may rely on the kings,
 * the castling rights and the en passant square.
 */
import type { InputFault } from '../../base/result.ts';
import { attackersOf } from './attacks.ts';
import { CASTLING_RIGHTS } from './castling.ts';
import { plural, type Placement } from './fen-placement.ts';
import {
	BLACK,
	EMPTY,
	KING,
	PAWN,
	ROOK,
	WHITE,
	colourName,
	colourOf,
	kindName,
	opponentOf
} from './pieces.ts';
import type { Position } from './position.ts';
import { NORTH, NO_SQUARE, SQUARES, rankOf, squareName } from './squares.ts';

/** Places in the text, for faults. */
interface FenPlaces {
	/** For each occupied square the index of its piece's letter. */
	readonly places: Int16Array;
	/** Index of the castling field, and the field itself. */
	readonly castling: number;
	readonly castlingText: string;
	/** Index of the en passant field. */
	readonly enPassant: number;
}

/** Checks kings, pawns and the number of pieces. */
export function findPlacementFault({ board, places }: Placement): InputFault | null {
	for (const colour of [WHITE, BLACK]) {
		const side = colourName(colour);
		const pieces = [...SQUARES].filter((square) => {
			return board[square] !== EMPTY && colourOf(board[square] as number) === colour;
		});
		const kings = pieces.filter((square) => board[square] === (colour | KING));
		const pawns = pieces.filter((square) => board[square] === (colour | PAWN));
		if (kings.length === 0) {
			return { code: 'fen-kings', message: `${side} has no king; each side needs exactly one.` };
		}
		if (kings.length > 1) {
			const names = kings.map(squareName).join(' and ');
			return {
				code: 'fen-kings',
				message: `${side} has ${plural(kings.length, 'king')}, on ${names}; each side needs exactly one.`,
				at: lastPlace(places, kings)
			};
		}
		const misplaced = pawns.find((square) => rankOf(square) === 0 || rankOf(square) === 7);
		if (misplaced !== undefined) {
			return {
				code: 'fen-pawn-rank',
				message: `${side} has a pawn on ${squareName(misplaced)}; a pawn cannot be on the first or last rank.`,
				at: places[misplaced] as number
			};
		}
		if (pawns.length > 8) {
			return {
				code: 'fen-pawns',
				message: `${side} has ${plural(pawns.length, 'pawn')}; a side has at most eight.`,
				at: lastPlace(places, pawns)
			};
		}
		if (pieces.length > 16) {
			return {
				code: 'fen-pieces',
				message: `${side} has ${plural(pieces.length, 'piece')}; a side has at most sixteen, pawns and king included.`,
				at: lastPlace(places, pieces)
			};
		}
	}
	return null;
}

/** Checks castling rights, en passant, and that the side not to move is not in check. */
export function findPositionFault(position: Position, fen: FenPlaces): InputFault | null {
	return (
		findCastlingFault(position, fen) ??
		findEnPassantFault(position, fen) ??
		findCheckFault(position, fen)
	);
}

function findCastlingFault({ board, castling }: Position, fen: FenPlaces): InputFault | null {
	for (const { letter, bit, colour, king, rook } of CASTLING_RIGHTS) {
		if ((castling & bit) === 0) continue;
		for (const [square, kind] of [
			[king, KING],
			[rook, ROOK]
		] as const) {
			if (board[square] === (colour | kind)) continue;
			return {
				code: 'fen-castling-right',
				message: `The castling right ${letter} needs ${colourName(colour)}'s king on ${squareName(king)} and rook on ${squareName(rook)}, but there is no such ${kindName(kind)} on ${squareName(square)}.`,
				at: fen.castling + fen.castlingText.indexOf(letter)
			};
		}
	}
	return null;
}

function findEnPassantFault(position: Position, fen: FenPlaces): InputFault | null {
	const reason = denyEnPassant(position);
	if (reason === null) return null;
	return {
		code: 'fen-en-passant-square',
		message: `The en passant square ${squareName(position.enPassant)} is impossible: ${reason}.`,
		at: fen.enPassant
	};
}

/** Returns why no pawn can have passed the square in the last move; null if one can have, or if none is claimed. */
function denyEnPassant({ board, turn, enPassant }: Position): string | null {
	if (enPassant === NO_SQUARE) return null;
	const mover = opponentOf(turn);
	const rank = mover === WHITE ? 2 : 5;
	if (rankOf(enPassant) !== rank) {
		return `with ${colourName(turn)} to move it must be on rank ${rank + 1}`;
	}
	const forward = mover === WHITE ? NORTH : -NORTH;
	const pawn = squareName(enPassant + forward);
	if (board[enPassant + forward] !== (mover | PAWN)) {
		return `${colourName(mover)} has no pawn on ${pawn} that could have passed over it`;
	}
	for (const square of [enPassant, enPassant - forward]) {
		if (board[square] === EMPTY) continue;
		return `the pawn on ${pawn} must have come over ${squareName(square)}, which is occupied`;
	}
	return null;
}

/** Checks that the side that has just moved did not leave its king in check. */
function findCheckFault({ board, kings, turn }: Position, fen: FenPlaces): InputFault | null {
	const waiting = opponentOf(turn);
	const king = kings[waiting] as number;
	const [attacker] = attackersOf(board, king, turn);
	if (attacker === undefined) return null;
	const piece = kindName(board[attacker] as number);
	return {
		code: 'fen-check',
		message: `It is ${colourName(turn)}'s move, but ${colourName(waiting)}'s king on ${squareName(king)} is in check from the ${piece} on ${squareName(attacker)}.`,
		at: fen.places[king] as number
	};
}

/** The place of the surplus piece: the last of these squares in the order of the text. */
function lastPlace(places: Int16Array, squares: readonly number[]): number {
	return Math.max(...squares.map((square) => places[square] as number));
}
