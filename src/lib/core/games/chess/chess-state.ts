/**
 * Chess as a search sees it: a position with the rules that end a game. Besides `GameState`, it gives evaluators and
 * move orders read access to the board; they must not write to it.
 *
 * A state may carry the record of its game (game-record.ts). Only then is repetition judged: the third occurrence of
 * a position, counting the record and the moves played since, ends the game.
 */
import type { GameState, Move, PositionKey } from '../game.ts';
import {
	THIRD_TIME,
	findEnding,
	findUnclaimedEnding,
	type ChessEnding,
	type UnclaimedEnding
} from './endings.ts';
import { keyOf } from './key.ts';
import { legalMovesOf } from './move-generation.ts';
import { moveFrom, movePromotion } from './moves.ts';
import { EMPTY, PAWN, WHITE, kindOf } from './pieces.ts';
import type { Position } from './position.ts';
import { Repetition } from './repetition.ts';

export class ChessState implements GameState {
	/** The ending here; undefined until first asked for. Cached because a search asks more than once at a leaf. */
	private knownEnding: ChessEnding | null | undefined = undefined;
	/** The positions since the state was set up; null if there is no record. */
	private repetition: Repetition | null = null;
	/** How many of the moves played are the game's record. */
	private inRecord = 0;

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

	/** The legal moves, and those after a draw that nobody claimed. */
	recordMoves(): Move[] {
		return this.unclaimedEnding() === null ? legalMovesOf(this.position) : [];
	}

	play(move: Move): void {
		this.knownEnding = undefined;
		this.position.play(move);
		this.repetition?.push(this.position);
	}

	undo(): void {
		this.knownEnding = undefined;
		this.repetition?.pop();
		this.position.undo();
	}

	/**
	 * Makes the moves played so far the game's record, so that repetition is judged from here on. Without moves there
	 * is no record. Keys made before and after are not comparable: the root of the tree is now here.
	 */
	settleRecord(): void {
		this.knownEnding = undefined;
		this.inRecord = this.position.ply;
		if (this.inRecord === 0) this.repetition = null;
		else this.repetition ??= this.countFromStart();
	}

	/** Number of moves in the game's record; 0 if there is no record, and then repetition is not judged. */
	get recorded(): number {
		return Math.min(this.inRecord, this.position.ply);
	}

	/** All moves since the state was set up: the record, then those of a search. */
	movesSoFar(): Move[] {
		return this.position.movesPlayed();
	}

	/**
	 * Number of occurrences of the current position, this one included; 1 if there is no record. Keys distinguish the
	 * third occurrence from earlier ones, but not the second from the first.
	 */
	timesStood(): number {
		return this.repetition?.timesStood() ?? 1;
	}

	/** True where some legal move leads to a third occurrence of a position; false if there is no record. */
	canRepeatThrice(): boolean {
		const { repetition, position } = this;
		if (!repetition?.hasRepeated()) return false;
		return legalMovesOf(position).some((move) => {
			const kind = kindOf(position.board[moveFrom(move)] as number);
			if (kind === PAWN || position.isCapture(move)) return false;
			this.play(move);
			const isThird = repetition.timesStood() >= THIRD_TIME;
			this.undo();
			return isThird;
		});
	}

	key(plies: number): PositionKey {
		const here = keyOf(this.position, plies);
		return this.repetition === null ? here : here + this.repetition.wayKey(this.inRecord, plies);
	}

	/** Why the game is over here, or null if it is not over. */
	ending(): ChessEnding | null {
		if (this.knownEnding === undefined) {
			this.knownEnding = findEnding(this.position, this.timesStood());
		}
		return this.knownEnding;
	}

	/** Why no record can go on here, or null if one can. */
	unclaimedEnding(): UnclaimedEnding | null {
		return findUnclaimedEnding(this.position, this.timesStood());
	}

	/** Piece codes (pieces.ts) by 0x88 square (squares.ts); 0 where empty. */
	get board(): Readonly<ArrayLike<number>> {
		return this.position.board;
	}

	/** Number of pieces of a code, such as BLACK | ROOK, on the board. */
	count(piece: number): number {
		return this.position.counts[piece] as number;
	}

	/** True where the king of the side to move is attacked. */
	inCheck(): boolean {
		return this.position.inCheck();
	}

	/** True for a legal capture, en passant included. */
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

	/** The piece code that the last move captured, or EMPTY. */
	lastCaptured(): number {
		return this.position.lastCaptured();
	}

	/** The positions from where the state was set up to here. */
	private countFromStart(): Repetition {
		const { position } = this;
		const moves = position.movesPlayed();
		for (let undone = 0; undone < moves.length; undone++) position.undo();
		const repetition = new Repetition();
		repetition.push(position);
		for (const move of moves) {
			position.play(move);
			repetition.push(position);
		}
		return repetition;
	}
}
