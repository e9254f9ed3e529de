/**
 * A chess position whose moves are played and taken back in place: a 0x88 board in a typed array, and one growing
 * typed array of what each move destroyed. Nothing is allocated during a search.
 *
 * A position applies moves. Legality is in move-generation.ts, endings are in endings.ts.
 */
import { NO_MOVE, type Move } from '../game.ts';
import { isAttacked, attacks, isAttackedAlong, lineStep } from './attacks.ts';
import { RIGHTS_KEPT, isCastling, rookFrom, rookTo } from './castling.ts';
import { moveFrom, movePromotion, moveTo } from './moves.ts';
import {
	BLACK,
	EMPTY,
	KING,
	PAWN,
	PIECE_CODES,
	ROOK,
	WHITE,
	colourOf,
	kindOf,
	opponentOf
} from './pieces.ts';
import { NORTH, NO_SQUARE, SQUARES, fileOf } from './squares.ts';

/** Integers on the undo stack per move: the move, the clock before it, and the other fields packed. */
const UNDO_WIDTH = 3;
/** The packed fields: captured piece in bits 0-3, castling rights in 4-7, en passant square from 8. */
const RIGHTS_SHIFT = 4;
const EN_PASSANT_SHIFT = 8;
const ALL_RIGHTS = 15;

const UNKNOWN = -1;

export class Position {
	/** Piece codes by 0x88 square. */
	readonly board: Int8Array;
	/** Number of pieces of each code on the board. */
	readonly counts = new Uint8Array(PIECE_CODES);
	/** The king's square, indexed by colour (WHITE or BLACK). */
	readonly kings = new Uint8Array(BLACK + 1);
	/** Moves played since this position was set up. */
	ply = 0;

	private undoStack = new Int32Array(64 * UNDO_WIDTH);
	/** 1 in check, 0 not, UNKNOWN until asked. */
	private check = UNKNOWN;

	/**
	 * @param board piece codes by 0x88 square, with one king a side; kept, not copied
	 * @param turn the colour to move
	 * @param castling bits of CASTLING_RIGHTS
	 * @param enPassant the square that a pawn has just passed, or NO_SQUARE
	 * @param halfmoveClock plies since the last capture or pawn move
	 * @param moveNumber 1 at the start of a game, counted up after Black's moves
	 */
	constructor(
		board: Int8Array,
		public turn: number,
		public castling: number,
		public enPassant: number,
		public halfmoveClock: number,
		public moveNumber: number
	) {
		this.board = board;
		for (const square of SQUARES) {
			const piece = board[square] as number;
			if (piece === EMPTY) continue;
			this.addCount(piece, 1);
			if (kindOf(piece) === KING) this.kings[colourOf(piece)] = square;
		}
	}

	/** The last move played, or NO_MOVE where the position was set up. */
	lastMove(): Move {
		return this.ply === 0 ? NO_MOVE : (this.undoStack[(this.ply - 1) * UNDO_WIDTH] as number);
	}

	/** The piece that the last move captured, en passant included; EMPTY if there was no capture or no move. */
	lastCaptured(): number {
		if (this.ply === 0) return EMPTY;
		const base = (this.ply - 1) * UNDO_WIDTH;
		const to = moveTo(this.undoStack[base] as number);
		const rest = this.undoStack[base + 2] as number;
		const isPawn = kindOf(this.board[to] as number) === PAWN;
		if (isPawn && to === rest >> EN_PASSANT_SHIFT) return this.turn | PAWN;
		return rest & (PIECE_CODES - 1);
	}

	/** The moves played since the position was set up, first move first. */
	movesPlayed(): Move[] {
		return Array.from({ length: this.ply }, (_, ply) => this.undoStack[ply * UNDO_WIDTH] as number);
	}

	/** True where the last move ended some right to castle. */
	lostRights(): boolean {
		if (this.ply === 0) return false;
		const rest = this.undoStack[this.ply * UNDO_WIDTH - 1] as number;
		return ((rest >> RIGHTS_SHIFT) & ALL_RIGHTS) !== this.castling;
	}

	/** True where the king of the side to move is attacked. */
	inCheck(): boolean {
		if (this.check === UNKNOWN) this.check = this.findCheck() ? 1 : 0;
		return this.check === 1;
	}

	isCapture(move: Move): boolean {
		return this.board[moveTo(move)] !== EMPTY || this.isEnPassant(move);
	}

	isEnPassant(move: Move): boolean {
		return moveTo(move) === this.enPassant && kindOf(this.board[moveFrom(move)] as number) === PAWN;
	}

	/** Plays a legal move; unchecked. */
	play(move: Move): void {
		const { board, turn, enPassant } = this;
		const from = moveFrom(move);
		const to = moveTo(move);
		const piece = board[from] as number;
		const captured = board[to] as number;
		this.pushUndo(move, captured);

		board[from] = EMPTY;
		board[to] = piece;
		this.halfmoveClock++;
		this.enPassant = NO_SQUARE;
		this.castling &= (RIGHTS_KEPT[from] as number) & (RIGHTS_KEPT[to] as number);
		if (captured !== EMPTY) {
			this.addCount(captured, -1);
			this.halfmoveClock = 0;
		}
		const kind = kindOf(piece);
		if (kind === PAWN) {
			this.halfmoveClock = 0;
			const forward = turn === WHITE ? NORTH : -NORTH;
			if (to === enPassant) {
				board[to - forward] = EMPTY;
				this.addCount(opponentOf(turn) | PAWN, -1);
			} else if (to - from === 2 * forward) {
				this.enPassant = from + forward;
			} else if (movePromotion(move) !== EMPTY) {
				const promoted = turn | movePromotion(move);
				board[to] = promoted;
				this.addCount(piece, -1);
				this.addCount(promoted, 1);
			}
		} else if (kind === KING) {
			this.kings[turn] = to;
			if (isCastling(from, to)) {
				board[rookFrom(from, to)] = EMPTY;
				board[rookTo(from, to)] = turn | ROOK;
			}
		}
		this.moveNumber += turn >> 3;
		this.turn = opponentOf(turn);
		this.check = UNKNOWN;
	}

	/** Takes back the last move played. */
	undo(): void {
		const { board, undoStack } = this;
		const base = --this.ply * UNDO_WIDTH;
		const move = undoStack[base] as number;
		const rest = undoStack[base + 2] as number;
		const captured = rest & (PIECE_CODES - 1);
		const turn = opponentOf(this.turn);
		this.turn = turn;
		this.moveNumber -= turn >> 3;
		this.halfmoveClock = undoStack[base + 1] as number;
		this.castling = (rest >> RIGHTS_SHIFT) & ALL_RIGHTS;
		this.enPassant = rest >> EN_PASSANT_SHIFT;
		this.check = UNKNOWN;

		const from = moveFrom(move);
		const to = moveTo(move);
		let piece = board[to] as number;
		if (movePromotion(move) !== EMPTY) {
			this.addCount(piece, -1);
			piece = turn | PAWN;
			this.addCount(piece, 1);
		}
		board[from] = piece;
		board[to] = captured;
		if (captured !== EMPTY) this.addCount(captured, 1);
		const kind = kindOf(piece);
		if (kind === PAWN) {
			if (to === this.enPassant) {
				const victim = opponentOf(turn) | PAWN;
				board[turn === WHITE ? to - NORTH : to + NORTH] = victim;
				this.addCount(victim, 1);
			}
		} else if (kind === KING) {
			this.kings[turn] = from;
			if (isCastling(from, to)) {
				board[rookTo(from, to)] = EMPTY;
				board[rookFrom(from, to)] = turn | ROOK;
			}
		}
	}

	private findCheck(): boolean {
		const { board, turn } = this;
		const king = this.kings[turn] as number;
		const by = opponentOf(turn);
		const move = this.lastMove();
		return move === NO_MOVE ? isAttacked(board, king, by) : attacksAfter(board, king, by, move);
	}

	private pushUndo(move: Move, captured: number): void {
		const base = this.ply++ * UNDO_WIDTH;
		if (base === this.undoStack.length) {
			const longer = new Int32Array(2 * base);
			longer.set(this.undoStack);
			this.undoStack = longer;
		}
		const { undoStack } = this;
		undoStack[base] = move;
		undoStack[base + 1] = this.halfmoveClock;
		undoStack[base + 2] =
			captured | (this.castling << RIGHTS_SHIFT) | (this.enPassant << EN_PASSANT_SHIFT);
	}

	private addCount(piece: number, change: number): void {
		this.counts[piece] = (this.counts[piece] as number) + change;
	}
}

/**
 * True where colour `by` attacks `target` after its `move`, which is already on the board. `by` must not have
 * attacked `target` before: then only the moved piece can attack it, or a piece on the line that it left. Much
 * cheaper than `isAttacked`; called once per node.
 */
function attacksAfter(board: Int8Array, target: number, by: number, move: Move): boolean {
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
