/**
 * King and rook as a search sees it. Black is MAX: the paper's values are large where Black does well, and White
 * minimises them. A position is one integer; playing a move pushes the next one.
 */
import type { GameState, Move, PositionKey } from '../game.ts';
import { isCheck, isCheckmate, isStalemate } from './legality.ts';
import { LISTED_ORDER, RELEASED_ORDER, type MoveOrder } from './move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	moveTo,
	placementAfter,
	writeBlackMoves,
	writeWhiteMoves
} from './moves.ts';
import type { Setup } from './parse-setup.ts';
import { CLEAN, type Profile } from './profile/profile.ts';
import { isRookTaken, PLACEMENTS, rookOf, type Turn } from './placement.ts';

/** Plies without a capture after which the game is drawn. */
export const FIFTY_MOVES = 100;

const KRK_ENDINGS = [
	'checkmate',
	'stalemate',
	'insufficient-material',
	'threefold',
	'fifty-moves'
] as const;
export type KrkEnding = (typeof KRK_ENDINGS)[number];

/** Scratch of move generation; no two states generate at the same time. */
const reached = new Int32Array(MOST_MOVES);

export class KrkState implements GameState {
	/** The placements before this one, since the state was set up. */
	private before = new Int32Array(32);
	private ply = 0;
	private current: number;
	/** True where White moves on the even plies. */
	private readonly whiteBegan: boolean;
	/** Number of moves in the game's record, and the boards that occurred twice in it. */
	private inRecord = 0;
	private twice: ReadonlySet<number> = new Set();
	/** True if the record itself contains the third occurrence of a board. */
	private isRepeated = false;

	/**
	 * @param setup a legal position, as `parseSetup` gives it
	 * @param profile the rules of the game and of its values
	 */
	constructor(
		readonly setup: Setup,
		readonly profile: Profile = CLEAN
	) {
		this.current = setup.id;
		this.whiteBegan = setup.turn === 'white';
	}

	/**
	 * Makes the moves so far the game's record: a board that occurred twice in it, with either side to move, ends the
	 * game when it recurs. Moves played from here on are a search, whose own path does not count.
	 */
	settleRecord(): void {
		this.inRecord = this.ply;
		const counted = this.profile.startCounted === 'counted' ? 0 : 1;
		const boards = [...this.before.subarray(0, this.ply), this.current].slice(counted);
		const timesOf = (board: number): number => boards.filter((one) => one === board).length;
		const isSeen = this.profile.treeSeesRepetition === 'seen';
		this.twice = new Set(isSeen ? boards.filter((board) => timesOf(board) >= 2) : []);
		this.isRepeated = timesOf(this.current) >= 3;
	}

	/** The boards that occurred twice in the game's record. The object stays the same as long as the record does. */
	get stoodTwice(): ReadonlySet<number> {
		return this.twice;
	}

	/** Number of moves in the game's record. */
	get recorded(): number {
		return this.inRecord;
	}

	/** All moves since the state was set up: the record, then those of a search. */
	movesSoFar(): Move[] {
		const boards = [...this.before.subarray(0, this.ply), this.current];
		return boards.slice(1).map((next, index) => moveBetween(boards[index] as number, next));
	}

	/** The placement's id (placement.ts). */
	get id(): number {
		return this.current;
	}

	get turn(): Turn {
		return this.maxToMove() ? 'black' : 'white';
	}

	/** The side to move at the root of a search that is `ply` plies above. */
	rootTurn(ply: number): Turn {
		const isBlack = this.maxToMove() === ((ply & 1) === 0);
		return isBlack ? 'black' : 'white';
	}

	/** Plies without a capture: the fifty-move rule ends the game at 100. */
	get clock(): number {
		return this.ply > 0 && isRookTaken(this.current) ? 0 : this.setup.clock + this.ply;
	}

	/** FEN's move number: increases after each of Black's moves. */
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
		return this.movesBy(LISTED_ORDER);
	}

	/** The same in the order of the paper's released program. */
	movesAsReleased(): Move[] {
		return this.movesBy(RELEASED_ORDER);
	}

	private movesBy(order: MoveOrder): Move[] {
		const moves: Move[] = [];
		if (this.isTerminal()) return moves;
		const write = this.maxToMove() ? writeBlackMoves : writeWhiteMoves;
		const count = write(order, this.current, reached);
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

	/** Why the game is over here, or null; a mate counts even if the clock has run out. */
	ending(): KrkEnding | null {
		if (isRookTaken(this.current)) return 'insufficient-material';
		const isBlackToMove = this.maxToMove();
		if (isBlackToMove && isCheckmate(this.current)) return 'checkmate';
		if ((isBlackToMove || this.endsImmobile()) && isStalemate(this.current)) return 'stalemate';
		const isThird = this.ply > this.inRecord ? this.twice.has(this.current) : this.isRepeated;
		if (isThird) return 'threefold';
		return this.clock >= FIFTY_MOVES ? 'fifty-moves' : null;
	}

	/**
	 * With White to move: true where Black's move ends the game if it left Black without a move, by this profile's
	 * stalemate test.
	 */
	private endsImmobile(): boolean {
		return this.profile.stalemateTest === 'either-turn' && this.ply > 0;
	}

	/**
	 * The pieces, the side to move, the ending here, and the clock if it can run out. The game's record is the same
	 * throughout a tree, but it ends a board that recurs and not the root itself.
	 */
	key(plies: number): PositionKey {
		const clock = this.clock + plies >= FIFTY_MOVES ? this.clock + 1 : 0;
		const ending = this.ending();
		const code = ending === null ? 0 : KRK_ENDINGS.indexOf(ending) + 1;
		const state = (clock * (KRK_ENDINGS.length + 1) + code) * 2 + (this.maxToMove() ? 1 : 0);
		return state * PLACEMENTS + this.current;
	}

	/** True where Black is to move and in check. */
	inCheck(): boolean {
		return this.maxToMove() && isCheck(this.current);
	}

	/** True for the move that takes the rook. */
	isCapture(move: Move): boolean {
		return this.maxToMove() && moveTo(move) === rookOf(this.current);
	}

	changesMaterial(move: Move): boolean {
		return this.isCapture(move);
	}
}
