/**
 * Chess as a search sees it: a position with the rules that end a game. Besides `GameState` it gives
 * evaluators and move orders read access to the board; they must not write to it.
 */
import type { GameState, Move, PositionKey } from '../game.ts';
import { findEnding, type ChessEnding } from './endings.ts';
import { keyOf } from './key.ts';
import { legalMovesOf } from './move-generation.ts';
import { movePromotion } from './moves.ts';
import { EMPTY, WHITE } from './pieces.ts';
import type { Position } from './position.ts';

export class ChessState implements GameState {
	/** The ending here; undefined until somebody asks, since a search asks more than once at a leaf. */
	private knownEnding: ChessEnding | null | undefined = undefined;

	/** @param position a legal position; owned by this state from now on */
	constructor(readonly position: Position) {}

	/** White is MAX. */
	maxToMove(): boolean {
		return this.position.turn === WHITE;
	}

	isTerminal(): boolean {
		return this.ending() !== null;
	}

	/** The legal moves by UCI text, a1a2 < a1b1 < ... < h8h7, promotions b n q r. */
	legalMoves(): Move[] {
		return this.isTerminal() ? [] : legalMovesOf(this.position);
	}

	play(move: Move): void {
		this.knownEnding = undefined;
		this.position.play(move);
	}

	undo(): void {
		this.knownEnding = undefined;
		this.position.undo();
	}

	key(plies: number): PositionKey {
		return keyOf(this.position, plies);
	}

	/** Why the game is over here, or null where it goes on. */
	ending(): ChessEnding | null {
		if (this.knownEnding === undefined) this.knownEnding = findEnding(this.position);
		return this.knownEnding;
	}

	/** Piece codes (pieces.ts) by 0x88 square (squares.ts); 0 where empty. */
	get board(): Readonly<ArrayLike<number>> {
		return this.position.board;
	}

	/** How many pieces of a code, such as BLACK | ROOK, are on the board. */
	count(piece: number): number {
		return this.position.counts[piece] as number;
	}

	/** True where the king of the side to move is attacked. */
	inCheck(): boolean {
		return this.position.inCheck();
	}

	/** True for a legal move that takes a piece, en passant included. */
	isCapture(move: Move): boolean {
		return this.position.isCapture(move);
	}

	changesMaterial(move: Move): boolean {
		return this.isCapture(move) || movePromotion(move) !== EMPTY;
	}

	/** The move that led here, or NO_MOVE where the position was set up. */
	lastMove(): Move {
		return this.position.lastMove();
	}

	/** The piece code of what that move took; EMPTY where it took nothing. */
	lastCaptured(): number {
		return this.position.lastCaptured();
	}
}
