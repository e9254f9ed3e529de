/**
 * ghess's map of attacks: on each square 1 for each white piece that attacks it and -1 for each black one; the
 * piece on the square does not matter. Pins and checks are ignored.
 */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { DIAGONALS, KNIGHT_STEPS, RAYS } from '../../games/chess/attacks.ts';
import {
	BISHOP,
	BLACK,
	EMPTY,
	KING,
	KNIGHT,
	PAWN,
	ROOK,
	WHITE,
	colourOf,
	kindOf
} from '../../games/chess/pieces.ts';
import { EAST, NORTH, OFF_BOARD, SQUARES } from '../../games/chess/squares.ts';

/** `counted`, as published: a sliding piece attacks its own square; `left-out` corrects that. */
export type OwnSquare = 'counted' | 'left-out';

type Hear = (square: number) => void;

/** Number of a side's attacks: the sum of its part of the map. */
export function attacksOf(state: ChessState, colour: number, ownSquare: OwnSquare): number {
	let count = 0;
	forEachAttack(state, colour, ownSquare, () => count++);
	return count;
}

/** The whole map by square, a1, a2, ... h8, from White's side. */
export function tensionMap(state: ChessState, ownSquare: OwnSquare): number[] {
	const byGrid = new Int8Array(128);
	for (const [colour, sign] of [
		[WHITE, 1],
		[BLACK, -1]
	] as const) {
		forEachAttack(state, colour, ownSquare, (square) => {
			byGrid[square] = (byGrid[square] as number) + sign;
		});
	}
	return Array.from(SQUARES, (square) => byGrid[square] as number);
}

function forEachAttack(state: ChessState, colour: number, ownSquare: OwnSquare, hear: Hear): void {
	for (let i = 0; i < 64; i++) {
		const square = SQUARES[i] as number;
		const piece = state.board[square] as number;
		if (piece === EMPTY || colourOf(piece) !== colour) continue;
		switch (kindOf(piece)) {
			case PAWN:
				step(square + (colour === WHITE ? NORTH : -NORTH) - EAST, hear);
				step(square + (colour === WHITE ? NORTH : -NORTH) + EAST, hear);
				break;
			case KNIGHT:
				for (const by of KNIGHT_STEPS) step(square + by, hear);
				break;
			case KING:
				for (const by of RAYS) step(square + by, hear);
				break;
			default:
				if (ownSquare === 'counted') hear(square);
				slide(state, square, kindOf(piece), hear);
		}
	}
}

function step(square: number, hear: Hear): void {
	if ((square & OFF_BOARD) === 0) hear(square);
}

/** Bishops, rooks and queens attack as far as the first piece, that piece's square included. */
function slide({ board }: ChessState, from: number, kind: number, hear: Hear): void {
	const first = kind === BISHOP ? DIAGONALS : 0;
	const end = kind === ROOK ? DIAGONALS : RAYS.length;
	for (let ray = first; ray < end; ray++) {
		const by = RAYS[ray] as number;
		for (let square = from + by; (square & OFF_BOARD) === 0; square += by) {
			hear(square);
			if (board[square] !== EMPTY) break;
		}
	}
}
