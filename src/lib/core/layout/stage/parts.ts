/**
 * The parts of the stage, each with its place on the screen in pixels, so that the drawing decides nothing.
 * A part's key is stable while it means the same thing: between two steps a part with the same key and the same
 * rectangle has not moved.
 */
import type { Point, Rect, Size } from '../viewport.ts';

/** Width in pixels of a line of text, the widest of the fonts it may be drawn in. */
export type Measure = (text: string, size: number, weight: number) => number;

/** How the stage is used: it decides the sizes of the type, and how many siblings a strip shows. */
export type StageLook = 'explore' | 'lecture' | 'narrow' | 'phone';

/** The space for the stage. */
export interface StageRoom {
	/** Of the drawing itself, in pixels. */
	readonly size: Size;
	readonly look: StageLook;
	/** Height of the window in pixels; sizes in a lecture are parts of it. */
	readonly windowHeight: number;
	/** One of several stages side by side: each has the same columns, whatever its search needs. */
	readonly isLane?: boolean;
	/** Type that does not fit in its size is smaller, on a large screen, too. */
	readonly typeShrinks?: boolean;
	/** Rows are for at least so many plies: those of a larger search that is on its way. */
	readonly plies?: number;
}

/** A line of text. */
export interface TextPart {
	readonly key: string;
	readonly text: string;
	/** Where it is anchored: `y` is its middle. */
	readonly at: Point;
	readonly anchor: 'start' | 'middle' | 'end';
	readonly size: number;
	readonly weight: number;
	readonly tone: 'ink' | 'soft' | 'faint' | 'max' | 'min';
	readonly rect: Rect;
}

/** The place of a star; that of a move tied with the best is hollow. */
export interface StarPart extends Rect {
	readonly tied?: true;
}

/**
 * The place of a node. `outline`: not entered yet, or nothing of it may be known; `given`: a leaf of the problem, whose
 * value is given.
 */
export interface NodePart {
	/** The moves from the root to it, joined by "/"; "root" for the root. */
	readonly key: string;
	/** The row it shows: the latest attempt at this place; -1 where the search has no row for it. */
	readonly row: number;
	/** The place above; null for the root and for what is under a fold. */
	readonly parent: string | null;
	readonly rect: Rect;
	readonly shape: 'max' | 'min' | 'leaf';
	readonly state: 'outline' | 'given' | 'open' | 'closed' | 'pruned';
	/** `spine` and `sibling` in a spine; `grid` for the moves of the root while it is current; `chip` in a compact row. */
	readonly role: 'whole' | 'spine' | 'sibling' | 'grid' | 'chip';
	readonly value: TextPart | null;
	/** The value is that of a node that the search has not visited: minimax's, or given by a typed tree. */
	readonly pale: boolean;
	readonly current: boolean;
	/** The ring around the current node; null for others. */
	readonly ring: Rect | null;
	/** The ancestor that holds the bound of the cutoff, or its best child. */
	readonly gold: boolean;
	/** The best so far of its parent, or tied with it: where its star is. */
	readonly star: StarPart | null;
	/** How often this place was searched before, if it is not the first time: "2nd"; null otherwise. */
	readonly badge: TextPart | null;
	/** Answered by the table, or searched by a null-window probe; null for others. */
	readonly mark: { readonly kind: 'hit' | 'probe'; readonly rect: Rect } | null;
	/** A closed inner node that is drawn without its children: its fan. */
	readonly fan: FanPart | null;
	/** A small board is drawn in it. */
	readonly board: boolean;
}

/** What is below a node that is drawn without its children. Numbers that have no space are not drawn. */
export interface FanPart {
	/** Its lines as an SVG path; empty where only the scissors have space. */
	readonly d: string;
	/** All of it in words. */
	readonly words: string;
	/** Nodes that the search visited there, the node itself included, and where that is said. */
	readonly nodes: number;
	readonly count: TextPart | null;
	/** What was pruned there; null if nothing was. */
	readonly cut: {
		/** Pruned moves, and minimax's nodes under them; null if they are unknown. */
		readonly moves: number;
		readonly saved: number | null;
		/** The line to the pruned moves as an SVG path. */
		readonly d: string;
		readonly scissors: Rect | null;
		/** The saved nodes, or the pruned moves if they are unknown. */
		readonly count: TextPart | null;
	} | null;
}

/** The line from a node to its child. */
export interface EdgePart {
	/** The child's key. */
	readonly key: string;
	/** An SVG path. */
	readonly d: string;
	readonly kind: 'searched' | 'best' | 'spine' | 'coming' | 'pruned';
}

/** Alpha or beta, beside the node whose window it belongs to. */
export interface BoundPart {
	readonly key: string;
	readonly which: 'alpha' | 'beta';
	/** The key of the node. */
	readonly node: string;
	/** "α 5" and beneath it "by Ka5", "from root"; the second may be missing. */
	readonly lines: readonly TextPart[];
	readonly origin: 'none' | 'inherited' | 'here';
	/** In the line of a cutoff. */
	readonly gold: boolean;
	readonly rect: Rect;
}

/** Moves that are not drawn one by one. */
export interface FoldPart {
	readonly key: string;
	/** The key of the node whose moves they are. */
	readonly node: string;
	readonly kind: 'searched' | 'coming' | 'pruned' | 'plies';
	/** How many moves it hides, and the rows of those that have rows, in search order. */
	readonly moves: number;
	readonly rows: readonly number[];
	readonly text: TextPart;
	/** Of both cards: the front one leaves FOLD_STACK pixels free at the top and at the right, the back one at the bottom and at the left. */
	readonly rect: Rect;
}

/** A rectangle or another area behind or around other parts. */
export interface AreaPart {
	readonly key: string;
	readonly d: string;
}

/** What a cutoff adds: the way of the bound, the scissors, and the words next to the scissors. */
export interface CutPart {
	/** The line from the owner's best child, up to the owner, down the rail, to the scissors: a path for each piece, the child's first. */
	readonly gold: readonly string[];
	readonly scissors: Rect;
	readonly callout: { readonly text: TextPart; readonly rect: Rect } | null;
	/** Keys of the parts that a reader must see together: absent ones are null. */
	readonly cutNode: string;
	readonly owner: string | null;
	readonly ownerChild: string | null;
	readonly firstPruned: string;
}

/** Everything that is drawn at a step. */
export interface Stage {
	readonly form: 'whole' | 'spine';
	readonly size: Size;
	readonly funnels: readonly AreaPart[];
	readonly edges: readonly EdgePart[];
	/** Thin lines that bring a bound down, with an arrowhead. */
	readonly hairlines: readonly AreaPart[];
	readonly nodes: readonly NodePart[];
	readonly bounds: readonly BoundPart[];
	readonly folds: readonly FoldPart[];
	/** Labels of moves, row heads, captions. A move's label has its child's key with the prefix "move:". */
	readonly texts: readonly TextPart[];
	/** Boxes around a text, as the move that has just returned. */
	readonly boxes: readonly { readonly key: string; readonly rect: Rect }[];
	readonly cut: CutPart | null;
	/** From the node whose stored result answered to the one that received it. */
	readonly recall: string | null;
}
