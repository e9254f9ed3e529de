/**
 * The sizes of the stage's type in pixels, by how the stage is used: one table for both forms. In a lecture type is a part
 * of the window's height, which a last row reads; in Explore it is at least such a part, so that it grows with the
 * screen.
 */
import type { StageRoom } from './parts.ts';

/** Parts of the window's height. */
const SHARES = {
	lecture: { value: 0.033, leastValue: 0.025, text: 0.025 },
	explore: { value: 0.022, text: 0.016 }
} as const;
const { value: VALUE, leastValue: LEAST_VALUE, text: TEXT } = SHARES.lecture;

/** Explore keeps its shares in a window of at least so many pixels, in a pane of these parts of the window's height. */
const LARGE = 1000;
const LARGE_WIDTH = 0.9;
const LARGE_HEIGHT = 0.5;

/** In a lecture type never shrinks, and on a large screen not in Explore: siblings that have no space are folded. */
export function keepsType({ look, size, windowHeight, typeShrinks }: StageRoom): boolean {
	return (
		look === 'lecture' ||
		(look === 'explore' &&
			!typeShrinks &&
			windowHeight >= LARGE &&
			size.height >= LARGE_HEIGHT * windowHeight &&
			size.width >= LARGE_WIDTH * windowHeight)
	);
}

/** A row: the part in a lecture, pixels elsewhere, and the largest part of the width of its node that a text may be. */
const TABLE = {
	/** The value of a node on the spine, and of a sibling. */
	value: { lecture: VALUE, explore: 22, narrow: 18.5, phone: 14, of: 'node', most: 0.455 },
	siblingValue: {
		lecture: LEAST_VALUE,
		explore: 15.5,
		narrow: 14.5,
		phone: 12.5,
		of: 'sibling',
		most: 0.5
	},
	/** A move on the spine, and at a sibling. */
	move: { lecture: 0.029, explore: 17.5, narrow: 16, phone: 13, of: 'node', most: 0.455 },
	siblingMove: {
		lecture: TEXT,
		explore: 14.5,
		narrow: 14,
		phone: 12.5,
		of: 'sibling',
		most: 0.5
	},
	/** Alpha and beta, and the line beneath them. */
	bound: { lecture: VALUE, explore: 19, narrow: 17, phone: 13, of: 'node', most: 0.455 },
	by: { lecture: TEXT, explore: 14, narrow: 13, phone: 12, of: 'node', most: 0.39 },
	fold: { lecture: TEXT, explore: 13.5, narrow: 13, phone: 12.5 },
	/** "next", the number of nodes under a fan, badges. */
	small: { lecture: TEXT, explore: 12, narrow: 12, phone: 11.5 },
	/** Row heads. */
	head: { lecture: TEXT, explore: 12.5, narrow: 12, phone: 11.5 },
	callout: { lecture: TEXT, explore: 15, narrow: 13.5, phone: 12 },
	caption: { lecture: TEXT, explore: 13.5, narrow: 13, phone: 12.5 },
	/** Words beside the nodes of the best line. */
	words: { lecture: TEXT, explore: 14, narrow: 13, phone: 12 }
} as const;

type Role = keyof typeof TABLE;

/** The sizes of a spine's texts. */
export interface TypeSizes extends Readonly<Record<Role, number>> {
	/** A text that is too wide for its place may shrink to this part of its size; 1 where it never does. */
	readonly smallest: number;
}

/** In a lecture's room that is too narrow for its strips. */
const NARROW_LECTURE: Readonly<Partial<Record<Role, number>>> = {
	value: 0.029,
	bound: 0.029,
	fold: 0.02,
	small: 0.02
};

const SMALLEST = 0.75;
/** Two lines of a head are between the buses above and below a node if they are at most so high, in parts of its width. */
const HEAD_OF_NODE = 0.41;

/**
 * @param unit width of a node on the spine: but in a lecture the type is smaller where the nodes are
 * @param sibling width of a sibling
 * @param strips whether the room has space for them
 */
export function typeSizes(
	room: StageRoom,
	unit: number,
	sibling: number,
	strips: 'wide' | 'narrow' = 'wide'
): TypeSizes {
	const { look, windowHeight } = room;
	const keeps = keepsType(room);
	const sizes = Object.fromEntries(
		Object.keys(TABLE).map((name) => [name, sizeOf(name as Role)])
	) as Record<Role, number>;
	return { ...sizes, smallest: keeps ? 1 : SMALLEST };

	function sizeOf(role: Role): number {
		const size = usualOf(role);
		if (keeps) return size;
		if (role === 'head') return Math.min(size, HEAD_OF_NODE * unit);
		const row = TABLE[role];
		if (!('of' in row)) return size;
		return Math.min(size, row.most * (row.of === 'node' ? unit : sibling));
	}

	function usualOf(role: Role): number {
		const row = TABLE[role];
		if (look === 'lecture') {
			const narrow = strips === 'narrow' ? NARROW_LECTURE[role] : undefined;
			return (narrow ?? row.lecture) * windowHeight;
		}
		const { value, text } = SHARES.explore;
		const isValue = role === 'value' || role === 'siblingValue';
		const share = look === 'explore' ? (isValue ? value : text) * windowHeight : 0;
		return Math.max(row[look], share);
	}
}

/** The texts of a whole tree. */
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

/** The least sizes of the values in a whole tree, and of alpha and beta, as parts of the window's height. */
export interface NumberShares {
	readonly values: number;
	readonly limits: number;
}

/** No part of the height, but as small as can be read. */
export const LEGIBLE_NUMBERS: NumberShares = { values: 0, limits: 0 };

/**
 * The sizes of numbers to try in turn.
 *
 * @param leaves of the tree: with more of them values are smaller
 */
export function numberShares({ look }: StageRoom, leaves: number): readonly NumberShares[] {
	if (look === 'lecture') {
		const all = [
			{ values: VALUE, limits: VALUE },
			{ values: VALUE, limits: LEAST_VALUE },
			{ values: 0.029, limits: LEAST_VALUE },
			{ values: LEAST_VALUE, limits: LEAST_VALUE }
		];
		return leaves <= FEW_LEAVES ? all : all.slice(3);
	}
	const { value, text } = SHARES.explore;
	const shares = { values: value, limits: text };
	return look === 'explore' ? [shares, LEGIBLE_NUMBERS] : [LEGIBLE_NUMBERS];
}

const FEW_LEAVES = 18;

/** The sizes of the nodes of a whole tree, and how large its numbers are at least. */
interface NodeSizes {
	readonly node: number;
	readonly leaf: number;
	readonly numbers: NumberShares;
	/** True for a tree that fits only with small type. */
	readonly isTight: boolean;
}

export function wholeType(
	{ look, windowHeight }: StageRoom,
	{ node, leaf, numbers, isTight }: NodeSizes
): WholeType {
	const scissors = within(node * 0.2, isTight ? 9 : 11, 18);
	if (look === 'lecture' && !isTight) {
		const value = numbers.values * windowHeight;
		const text = TEXT * windowHeight;
		const least = Math.max(scissors, text * 0.6);
		return {
			value,
			leafValue: value,
			bound: numbers.limits * windowHeight,
			move: text,
			by: text,
			callout: text,
			head: text,
			scissors: least
		};
	}
	const floor = look === 'phone' || isTight ? 11 : 12;
	const hasShares = look === 'explore' && numbers.values > 0;
	const text = hasShares ? Math.max(floor, SHARES.explore.text * windowHeight) : floor;
	const value = Math.max(floor, numbers.values * windowHeight);
	const most = look === 'phone' ? 19 : Math.max(27, hasShares ? 0.03 * windowHeight : 0);
	return {
		value: within(node * 0.3, value, most),
		leafValue: within(leaf * 0.5, value, most),
		move: within(node * 0.21, text, most * 0.72),
		bound: within(node * 0.26, text, most * 0.9),
		by: within(node * 0.19, text, most * 0.64),
		callout: within(node * 0.18, text, most * 0.6),
		head: within(node * 0.17, Math.max(text, 12), most * 0.56),
		scissors
	};
}

function within(size: number, least: number, most: number): number {
	return Math.max(least, Math.min(Math.max(least, most), size));
}
