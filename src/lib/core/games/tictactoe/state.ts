import type { GameState, Move, PositionKey, Side } from '../game.ts';
import { CELLS, FULL_BOARD, hasLine, linesIn, type Line } from './lines.ts';
import { IMAGES } from './symmetry.ts';

type Cell = 'X' | 'O' | '.';

/**
 * A board that changes in place: two sets of cells, and the side to move. X is MAX. Only `legalMoves` and
 * `winningLines` allocate, since a search visits half a million of these.
 */
export class TicTacToeState implements GameState {
	/** The played cells since this state was made, in order. */
	private readonly played = new Uint8Array(CELLS);
	private playedCount = 0;

	/**
	 * Makes a state from cells that are known to be reachable; text goes through `parseGrid`.
	 *
	 * @param xs the cells of X, as a set
	 * @param os the cells of O, as a set
	 * @param xToMove true if X is to move, or would be at the end of the game
	 */
	constructor(
		private xs: number,
		private os: number,
		private xToMove: boolean
	) {}

	maxToMove(): boolean {
		return this.xToMove;
	}

	isTerminal(): boolean {
		return hasLine(this.xs) || hasLine(this.os) || (this.xs | this.os) === FULL_BOARD;
	}

	legalMoves(): Move[] {
		const moves: Move[] = [];
		if (this.isTerminal()) return moves;
		const taken = this.xs | this.os;
		for (let cell = 0; cell < CELLS; cell++) {
			if ((taken & (1 << cell)) === 0) moves.push(cell);
		}
		return moves;
	}

	play(cell: Move): void {
		if (this.xToMove) this.xs |= 1 << cell;
		else this.os |= 1 << cell;
		this.xToMove = !this.xToMove;
		this.played[this.playedCount++] = cell;
	}

	undo(): void {
		const others = ~(1 << (this.played[--this.playedCount] as number));
		this.xToMove = !this.xToMove;
		if (this.xToMove) this.xs &= others;
		else this.os &= others;
	}

	key(): PositionKey {
		return this.keyOf(this.xs, this.os);
	}

	/** The least key among the eight images of the board. */
	symmetricKey(): PositionKey {
		let least = Infinity;
		for (const image of IMAGES) {
			least = Math.min(least, this.keyOf(image[this.xs] as number, image[this.os] as number));
		}
		return least;
	}

	private keyOf(xs: number, os: number): number {
		return (((this.xToMove ? 1 : 0) << (2 * CELLS)) | (os << CELLS) | xs) >>> 0;
	}

	/** The mark in a cell, 0..8 row by row from the top left; a dot if the cell is empty. */
	cell(cell: number): Cell {
		if ((this.xs & (1 << cell)) !== 0) return 'X';
		return (this.os & (1 << cell)) !== 0 ? 'O' : '.';
	}

	/** The side with a line; null in a draw and while the game is not over. */
	winner(): Side | null {
		if (hasLine(this.xs)) return 'max';
		return hasLine(this.os) ? 'min' : null;
	}

	result(): number {
		const winner = this.winner();
		if (winner === null) return 0;
		return winner === 'max' ? 1 : -1;
	}

	/** The three cells of the completed line, ascending (the first of two, in the order of `LINES`), or null. */
	winningLine(): readonly number[] | null {
		return this.winningLines()[0]?.cells ?? null;
	}

	/** Every completed line: none, one, or two if a single move completed both. */
	winningLines(): Line[] {
		return linesIn(hasLine(this.xs) ? this.xs : this.os);
	}
}
