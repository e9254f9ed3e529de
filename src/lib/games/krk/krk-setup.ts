/** King and rook under construction: three pieces on any squares, legal or not, and the side to move. */
import { parseGame } from '$lib/core/games/krk/game-record.ts';
import { CLEAN } from '$lib/core/games/krk/profile/profile.ts';
import { formatSetup } from '$lib/core/games/krk/parse-setup.ts';
import {
	PLACEMENTS,
	blackKingOf,
	isRookTaken,
	placementOf,
	rookOf,
	whiteKingOf,
	type Turn
} from '$lib/core/games/krk/placement.ts';
import { readBoard } from '$lib/core/games/krk/read-board.ts';

export interface KrkSetup {
	/** The placement; the black king on the rook's square means that there is no rook. */
	readonly id: number;
	readonly turn: Turn;
}

/** Figure 1 of the paper, the default. */
export const FIGURE_1: KrkSetup = { id: 206_557, turn: 'white' };

/** The pieces by FEN letter. */
export type KrkPiece = 'K' | 'R' | 'k';

/** The displayable part of a text: null if its pieces cannot be on a board. */
export function readKrkSetup(text: string): KrkSetup | null {
	const game = parseGame(text, CLEAN);
	if (game.ok) return { id: game.value.id, turn: game.value.turn };
	const [board = '', side] = text.trim().split(/\s+/, 2);
	const turn: Turn = side === 'b' ? 'black' : 'white';
	if (/^\d+$/.test(board)) {
		const id = Number(board);
		return id < PLACEMENTS && areApart(id) ? { id, turn } : null;
	}
	const read = readBoard(board, 0);
	if (!read.ok) return null;
	const { k, R, K } = read.value;
	return { id: placementOf(k.square, (R ?? k).square, K.square), turn };
}

/** The text of a setup, with the clocks of a new game; `parse` reports its faults. */
export function composeKrk({ id, turn }: KrkSetup): string {
	return formatSetup({ id, turn, clock: 0, moveNumber: 1 });
}

/** The square of a piece; null for a missing rook. */
export function squareOfPiece({ id }: KrkSetup, piece: KrkPiece): number | null {
	if (piece === 'K') return whiteKingOf(id);
	if (piece === 'k') return blackKingOf(id);
	return isRookTaken(id) ? null : rookOf(id);
}

/** The setup with a piece on another square; a piece already on that square swaps places with it. */
export function movePiece(setup: KrkSetup, piece: KrkPiece, to: number): KrkSetup {
	const from = squareOfPiece(setup, piece);
	const place = (other: KrkPiece): number | null => {
		if (other === piece) return to;
		const square = squareOfPiece(setup, other);
		return square === to ? from : square;
	};
	const [k, R, K] = [place('k'), place('R'), place('K')];
	// A rook put on a king's square has no square to swap.
	if (k === null || K === null) return setup;
	return { ...setup, id: placementOf(k, R ?? k, K) };
}

function areApart(id: number): boolean {
	const [k, R, K] = [blackKingOf(id), rookOf(id), whiteKingOf(id)];
	return k !== R && k !== K && R !== K;
}
