/**
 * King and rook as a search sees it. Black is MAX, since the paper's values are large where Black does well:
 * White minimises them. A position is one integer; playing a move pushes the next one.
 */
import type { GameState, Move } from '../game.ts';
import { isCheck, isCheckmate, isStalemate } from './legality.ts';
import { LISTED_ORDER } from './move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	moveTo,
	placementAfter,
	writeBlackMoves,
	writeWhiteMoves
} from './moves.ts';
import type { Setup } from './parse-setup.ts';
import { isRookTaken, rookOf, type Turn } from './placement.ts';

/** Plies without a capture after which the game is drawn. */
export const FIFTY_MOVES = 100;

export const KRK_ENDINGS = [
	'checkmate',
	'stalemate',
	'insufficient-material',
	'fifty-moves'
] as const;
export type KrkEnding = (typeof KRK_ENDINGS)[number];

/** Where move generation writes: no two states generate at the same time. */
const reached = new Int32Array(MOST_MOVES);

export class KrkState implements GameState {
	/** The placements before this one, since the state was set up. */
	private before = new Int32Array(32);
	private ply = 0;
	private current: number;
	/** True where White moves on the even plies. */
	private readonly whiteBegan: boolean;

	/** @param setup a legal position, as `parseSetup` gives it */
	constructor(private readonly setup: Setup) {
		this.current = setup.id;
		this.whiteBegan = setup.turn === 'white';
	}

	/** The placement's id (placement.ts). */
	get id(): number {
		return this.current;
	}

	get turn(): Turn {
		return this.maxToMove() ? 'black' : 'white';
	}

	/** Plies without a capture: the fifty-move rule ends the game at 100. */
	get clock(): number {
		return this.ply > 0 && isRookTaken(this.current) ? 0 : this.setup.clock + this.ply;
	}

	/** As FEN counts: one more after each move of Black's. */
	get moveNumber(): number {
		return this.setup.moveNumber + ((this.ply + (this.whiteBegan ? 0 : 1)) >> 1);
	}

	/** Black is MAX. */
	maxToMove(): boolean {
		return ((this.ply & 1) === 0) !== this.whiteBegan;
	}

	isTerminal(): boolean {
		return this.ending() !== null;
	}

	/** The legal moves by UCI text, a1a2 < a1b1 < ... < h8h7. */
	legalMoves(): Move[] {
		const moves: Move[] = [];
		if (this.isTerminal()) return moves;
		const write = this.maxToMove() ? writeBlackMoves : writeWhiteMoves;
		const count = write(LISTED_ORDER, this.current, reached);
		for (let i = 0; i < count; i++) moves.push(moveBetween(this.current, reached[i] as number));
		return moves;
	}

	play(move: Move): void {
		if (this.ply === this.before.length) {
			const longer = new Int32Array(2 * this.ply);
			longer.set(this.before);
			this.before = longer;
		}
		this.before[this.ply++] = this.current;
		this.current = placementAfter(this.current, move);
	}

	undo(): void {
		this.current = this.before[--this.ply] as number;
	}

	/** Why the game is over here, or null; a mate counts although the clock has run out. */
	ending(): KrkEnding | null {
		if (isRookTaken(this.current)) return 'insufficient-material';
		if (this.maxToMove()) {
			if (isCheckmate(this.current)) return 'checkmate';
			if (isStalemate(this.current)) return 'stalemate';
		}
		return this.clock >= FIFTY_MOVES ? 'fifty-moves' : null;
	}

	/** True where Black is to move and in check. */
	inCheck(): boolean {
		return this.maxToMove() && isCheck(this.current);
	}

	/** True for the move that takes the rook. */
	isCapture(move: Move): boolean {
		return this.maxToMove() && moveTo(move) === rookOf(this.current);
	}
}
