/**
 * What a game looks like and how it is described: everything about a game besides its rules. Its components are loaded
 * when they are first shown.
 */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import type { Ending, GameState, Move, Side } from '$lib/core/games/game.ts';
import type { OnDemand } from '$lib/ui/on-demand.svelte.ts';
import type { MoveMarks } from './board-marks.ts';
import type { NumbersOverlay } from './board-numbers.ts';
import type { PositionDraft } from './position/position-draft.svelte.ts';

/** What a board is drawn from, copied from a state that moves on; each game adds what its own board needs. */
export interface BoardPicture {
	/** The side to move. */
	readonly side: Side;
}

export interface BoardProps<Picture extends BoardPicture = BoardPicture> {
	picture: Picture;
	marks: MoveMarks;
	/** The position and its marks in words. */
	label: string;
	/** The side at the bottom of a board that can be flipped. */
	orientation: 'white' | 'black';
	/** The board overlay; `label` describes it too. */
	numbers?: NumbersOverlay | null;
}

export interface PlayableProps<Picture extends BoardPicture = BoardPicture> extends Omit<
	BoardProps<Picture>,
	'numbers'
> {
	legal: readonly Move[];
	onmove: (move: Move) => void;
}

/** A position as a small picture. */
export interface MiniPicture {
	/** Cells in a row; there are as many rows. */
	readonly size: 3 | 8;
	/** X, O or a FEN letter, row by row from the top left; empty for empty cells. */
	readonly cells: readonly string[];
}

/** A position to be drawn small. */
interface Sketched {
	readonly position: string;
	/** The side to move at the root. */
	readonly root: Side;
	/** What `mini` gives for it; none for a game without cells. */
	readonly mini?: MiniPicture | null;
	/** Cells to highlight. */
	readonly highlight?: readonly number[];
}

export interface SketchProps extends SVGAttributes<SVGSVGElement> {
	of: Sketched;
	/** Width and height in the units around it. */
	size: number;
}

/** How the marks of moves look on a board, for its legend: as filled cells, as arrows, or on nodes. */
export type MarkLook = 'cells' | 'arrows' | 'nodes';

export interface GameFace<
	State extends GameState = GameState,
	Picture extends BoardPicture = BoardPicture
> {
	readonly Board: OnDemand<Component<BoardProps<Picture>>>;
	readonly marks: MarkLook;
	/** True where the board can be seen from either side. */
	readonly canFlip: boolean;
	/** The content of the board. */
	picture(state: State, side: Side): Picture;
	/**
	 * The position in sentences.
	 * @param turn the side to move, or how the game has ended, as a sentence
	 * @param side the role of the side to move in the search, MAX or MIN
	 */
	describe(state: State, turn: string, side: Side): string;
	/**
	 * An ending in words, without a full stop; absent if its name, the result and its detail are enough.
	 * @param result "X wins", "A draw"
	 */
	describeEnding?(state: State, ending: Ending, result: string): string;
	/** A position's text as a small picture, without checking it; null if there is none. */
	mini(position: string): MiniPicture | null;
	/** The cells of a move in that picture, row by row from the top left. */
	cellsOfMove(move: Move): number[];
	/** A small drawing of a position, such as `BoardSketch` of the cells in `mini`; absent: it has none. */
	readonly Sketch?: Component<SketchProps>;
	/** How the position is written, below its field. */
	readonly hint: string;
	/** For a text that may have several lines: the label of its field, and what is said of a readable one. */
	readonly text?: { readonly label: string; readonly readable?: string };
	/** Sets up a position by hand; without it there is the text alone. */
	readonly Editor?: OnDemand<Component<{ draft: PositionDraft }>>;
	/** The width of that beside the examples, as a column of a CSS grid; absent: it is above them. */
	readonly editorColumn?: string;
	/** For games that are played here. */
	readonly play?: {
		readonly Board: OnDemand<Component<PlayableProps<Picture>>>;
		/** The usual start. */
		readonly start: string;
		/** How a start is typed, and what an empty field means. */
		readonly startHint: string;
		/** Moves as they are typed: in a sentence, and in an empty field. */
		readonly moves: string;
		readonly move: string;
		/** The position on the board as other programs read it; absent where they have no such text. */
		fen?(state: State): string;
	};
	/** True where positions recur often, and never on two plies, so that a graph of them is worth drawing. */
	readonly hasGraph?: boolean;
	/** True for the games of the king-and-rook paper, which has a tree window of its own. */
	readonly hasPaperTree?: boolean;
}
