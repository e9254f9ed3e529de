/** Sizes of type and marks in the whole form, in pixels. */
import type { StageRoom } from '../../parts.ts';

/** How the bounds of a path node are drawn. */
export type BoundStyle =
	/** Beside the node, with their origin beneath. */
	| 'two lines'
	/** Beside the node, the number alone. */
	| 'one line'
	/** In a lane of their own above the node's move: next to the node there is no space. */
	| 'lane'
	/** Not at all. */
	| 'none';

export interface WholeType {
	/** In an inner node, and in a leaf. */
	readonly value: number;
	readonly leafValue: number;
	readonly move: number;
	readonly bound: number;
	/** Beneath a bound: "by a3". */
	readonly by: number;
	readonly callout: number;
	readonly head: number;
	/** Radius of the scissors. */
	readonly scissors: number;
}

interface Range {
	readonly least: number;
	readonly most: number;
}

/** In a lecture no text may be smaller than this part of the window's height. */
const LECTURE_LEAST = 0.025;

/**
 * @param node width of an inner node
 * @param leaf width of a leaf
 * @param isTight true for a tree that fits only with small type
 */
export function wholeType(
	{ look, windowHeight }: StageRoom,
	node: number,
	leaf: number,
	isTight: boolean
): WholeType {
	const isLecture = look === 'lecture' && !isTight;
	const floor = isLecture ? windowHeight * LECTURE_LEAST : look === 'phone' || isTight ? 11 : 12;
	const most = isLecture ? floor * 1.6 : look === 'phone' ? 19 : 27;
	const within = (size: number, { least, most }: Range): number =>
		Math.max(least, Math.min(Math.max(least, most), size));
	const range = (part: number): Range => ({ least: floor, most: most * part });
	return {
		value: within(node * 0.3, range(1)),
		leafValue: within(leaf * 0.5, range(1)),
		move: within(node * 0.21, range(0.72)),
		bound: within(node * 0.26, range(0.9)),
		by: within(node * 0.19, range(0.64)),
		callout: within(node * 0.18, range(0.6)),
		head: within(node * 0.17, { least: Math.max(floor, 12), most: most * 0.56 }),
		scissors: within(node * 0.2, { least: isTight ? 9 : 11, most: 18 })
	};
}
