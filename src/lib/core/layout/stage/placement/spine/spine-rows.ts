/**
 * The rows of a spine, one a ply, fixed for a whole scene. Where the room is too low for nodes of a readable size in
 * all of them, the upper rows are compact: one line each.
 */
import { TRIANGLE } from '../../../drawing/shapes.ts';
import type { StageRoom } from '../../parts.ts';
import { keepsType } from '../../type-sizes.ts';

/** Radius of the scissors at a usual size. */
export const SCISSORS = 15;

/** Parts of the width u of a node on the spine. */
export const OF_U = {
	/** Above the first row, and below the last. */
	above: 0.25,
	below: 0.26,
	/** From one node's top to the next one's. */
	pitch: 2.1,
	/** Height of a node. */
	node: TRIANGLE,
	/** From a node down to the bus of its children. */
	bus: 0.45,
	/** From a node's top up to the baseline of its move. */
	move: 0.4,
	/** Width of a sibling. */
	sibling: 0.7
} as const;

/** The widest a node may be, in parts of the window's height. */
const MOST = 0.1;
/** Where type keeps its size: the narrowest node before rows become compact, and the height of a compact row, in the same parts. */
const LEAST_SHARE = { lecture: 0.055, explore: 0.04 } as const;
const COMPACT_SHARE = { lecture: 0.045, explore: 0.036 } as const;
/** The narrowest node elsewhere, in pixels. */
const LEAST = 40;
const LEAST_ON_PHONE = 36;

/** Height of a compact row. */
const COMPACT = 28;
/** Compact rows are this low before plies are folded. */
const LOWEST_COMPACT = 24;
const COMPACT_TOP = 4;
/** The widest node under compact rows, in parts of the narrowest. */
const WIDEST = 1.1;
/** The most that rows are apart; what is free below a leaf of the last one. In parts of u. */
const MOST_PITCH = 4;
const FOOT = 0.28;
/** The lowest that the last row can be when all rows above it are compact. */
const LAST_ROW = 66;
const LAST_ROW_OF_U = 1.6;
/** The least number of the last row: above it are the root, an owner between two folds, and the current node. */
const LEAST_LAST = 5;

export interface SpineRows {
	/** Width of a node on the spine in a full row. */
	readonly u: number;
	/** Plies that have a row of their own: rows 0 to `last`. */
	readonly last: number;
	/** Rows 0 to `compact` - 1 are compact. */
	readonly compact: number;
	readonly compactHeight: number;
	/** Pixels that the rows share, and those of them below the last node. */
	readonly height: number;
	readonly foot: number;
	/** Rows are at most so far apart, in parts of u. */
	readonly mostPitch: number;
}

/** The narrowest node of a full row. */
export function leastNode(room: StageRoom): number {
	if (keepsType(room)) return LEAST_SHARE[shareOf(room)] * room.windowHeight;
	return room.look === 'phone' ? LEAST_ON_PHONE : LEAST;
}

function shareOf({ look }: StageRoom): 'lecture' | 'explore' {
	return look === 'lecture' ? look : 'explore';
}

/**
 * @param plies of the tree
 * @param under pixels that stay free below the last row
 */
export function spineRows(room: StageRoom, plies: number, under = 0): SpineRows {
	const { size, look, windowHeight } = room;
	const keeps = keepsType(room);
	const height = size.height - under;
	const most = MOST * windowHeight;
	const least = leastNode(room);
	const usual = keeps ? COMPACT_SHARE[shareOf(room)] * windowHeight : COMPACT;
	const lastRow = Math.max(LAST_ROW, LAST_ROW_OF_U * least);
	const tightest = (height - COMPACT_TOP - lastRow) / plies;
	// The type of a compact row may be fixed.
	const lowest = keeps ? usual : LOWEST_COMPACT;
	const readable = Math.min(usual, Math.max(lowest, tightest));
	const rowsOf = (rows: Omit<SpineRows, 'height' | 'foot' | 'mostPitch'>): SpineRows => ({
		...rows,
		height,
		foot: FOOT * rows.u,
		// On a phone what is free below is for questions.
		mostPitch: look === 'phone' ? OF_U.pitch : MOST_PITCH
	});
	const whole = height / (OF_U.above + OF_U.node + OF_U.below + OF_U.pitch * plies);
	if (whole >= least)
		return rowsOf({ u: Math.min(most, whole), last: plies, compact: 0, compactHeight: readable });
	const fits = Math.floor((height - COMPACT_TOP - lastRow) / readable);
	const last = Math.min(plies, Math.max(LEAST_LAST, fits));
	// In the lowest rooms rows are still lower, so that none has to hide the current node.
	const compactHeight = last > fits ? (height - COMPACT_TOP - lastRow) / last : readable;
	let compact = 1;
	while (compact < last && unitUnder(height, last, compact, compactHeight) < least) compact++;
	// Under compact rows nodes are small, so that the rail, which is the same for all rows, is near.
	const u = Math.min(most, WIDEST * least, unitUnder(height, last, compact, compactHeight));
	return rowsOf({ u, last, compact, compactHeight });
}

/** Width of a node where the first `compact` rows are compact and the others share the rest of the height. */
function unitUnder(height: number, last: number, compact: number, compactHeight: number): number {
	const rest = height - COMPACT_TOP - compact * compactHeight;
	return rest / (OF_U.pitch * (last - compact + 1) + OF_U.below);
}

/** From one node's top to the next one's: where nodes are small for the sake of their strips the rows still fill the room. */
function pitchOf({ u, compact, compactHeight, last, height, foot, mostPitch }: SpineRows): number {
	const spread =
		compact === 0
			? (height - (OF_U.above + OF_U.node) * u - foot) / Math.max(1, last)
			: (height - COMPACT_TOP - compact * compactHeight - foot) / (last - compact + 1);
	return Math.max(OF_U.pitch * u, Math.min(mostPitch * u, spread));
}

/** Top of the node in a full row. */
function nodeTop(rows: SpineRows, row: number): number {
	const { u, compact, compactHeight } = rows;
	if (compact === 0) return OF_U.above * u + pitchOf(rows) * row;
	const under = COMPACT_TOP + compact * compactHeight;
	return under + pitchOf(rows) * (row - compact + 1) - OF_U.node * u;
}

/** Middle of a row, compact or full. */
export function rowMiddle(rows: SpineRows, row: number): number {
	if (row < rows.compact) return COMPACT_TOP + rows.compactHeight * (row + 0.5);
	return nodeTop(rows, row) + (OF_U.node * rows.u) / 2;
}

/** The bus that leads to the nodes of a full row. */
export function busAbove(rows: SpineRows, row: number): number {
	return nodeTop(rows, row) - (OF_U.pitch - OF_U.node - OF_U.bus) * rows.u - airAbove(rows);
}

/** Pixels above a bus, and as many below it, that rows have where they are further apart than they must be. */
export function airAbove(rows: SpineRows): number {
	return (pitchOf(rows) - OF_U.pitch * rows.u) / 2;
}

/** Bottom of the band of a full row, above the next one's bus. */
export function bandBottom(rows: SpineRows, row: number): number {
	return nodeTop(rows, row) + (OF_U.node + 0.28) * rows.u;
}

/** The first bus of the grid of the root's moves. */
export function gridTop(rows: SpineRows): number {
	if (rows.compact === 0) return (OF_U.above + OF_U.node + OF_U.bus) * rows.u;
	return COMPACT_TOP + rows.compactHeight + OF_U.bus * rows.u;
}
