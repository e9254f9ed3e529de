/** The sizes of the stage's type in pixels, by how the stage is used. */
import type { StageRoom } from '../../parts.ts';

export interface TypeSizes {
	/** The value of a node on the spine, and of a sibling. */
	readonly value: number;
	readonly siblingValue: number;
	/** A move on the spine, and at a sibling. */
	readonly move: number;
	readonly siblingMove: number;
	/** Alpha and beta, and the line beneath them. */
	readonly bound: number;
	readonly by: number;
	readonly fold: number;
	/** "next", the number of nodes under a fan, badges. */
	readonly small: number;
	/** Row heads. */
	readonly head: number;
	readonly callout: number;
	readonly caption: number;
	/** Words beside the nodes of the best line. */
	readonly words: number;
	/** A text that is too wide for its place may shrink to this part of its size; 1 where it never does. */
	readonly smallest: number;
}

const SMALLEST = 0.75;

const EXPLORE: TypeSizes = {
	value: 22,
	siblingValue: 15.5,
	move: 17.5,
	siblingMove: 14.5,
	bound: 19,
	by: 14,
	fold: 13.5,
	small: 12,
	head: 12.5,
	callout: 15,
	caption: 13.5,
	words: 14,
	smallest: SMALLEST
};

const NARROW: TypeSizes = {
	value: 18.5,
	siblingValue: 14.5,
	move: 16,
	siblingMove: 14,
	bound: 17,
	by: 13,
	fold: 13,
	small: 12,
	head: 12,
	callout: 13.5,
	caption: 13,
	words: 13,
	smallest: SMALLEST
};

const PHONE: TypeSizes = {
	value: 14,
	siblingValue: 12.5,
	move: 13,
	siblingMove: 12.5,
	bound: 13,
	by: 12,
	fold: 12.5,
	small: 11.5,
	head: 11.5,
	callout: 12,
	caption: 12.5,
	words: 12,
	smallest: SMALLEST
};

/** In a lecture all type is a part of the window's height, which a last row reads. */
const LECTURE_SHARES: Omit<TypeSizes, 'smallest'> = {
	value: 0.029,
	siblingValue: 0.025,
	move: 0.029,
	siblingMove: 0.025,
	bound: 0.029,
	by: 0.025,
	fold: 0.02,
	small: 0.02,
	head: 0.02,
	callout: 0.025,
	caption: 0.02,
	words: 0.025
};

/** The largest size that a text on the spine has, as a part of the width of its node; a sibling's text likewise. */
const OF_NODE = { value: 0.455, move: 0.455, bound: 0.455, by: 0.39, sibling: 0.5 };

/**
 * @param unit width of a node on the spine: but in a lecture the type is smaller where the nodes are
 * @param sibling width of a sibling
 */
export function typeSizes(
	{ look, windowHeight }: StageRoom,
	unit: number,
	sibling: number
): TypeSizes {
	const sizes = nominal(look, windowHeight);
	if (look === 'lecture') return sizes;
	return {
		...sizes,
		value: Math.min(sizes.value, OF_NODE.value * unit),
		move: Math.min(sizes.move, OF_NODE.move * unit),
		bound: Math.min(sizes.bound, OF_NODE.bound * unit),
		by: Math.min(sizes.by, OF_NODE.by * unit),
		siblingValue: Math.min(sizes.siblingValue, OF_NODE.sibling * sibling),
		siblingMove: Math.min(sizes.siblingMove, OF_NODE.sibling * sibling)
	};
}

function nominal(look: StageRoom['look'], windowHeight: number): TypeSizes {
	if (look === 'explore') return EXPLORE;
	if (look === 'narrow') return NARROW;
	if (look === 'phone') return PHONE;
	const share = Object.entries(LECTURE_SHARES) as [keyof typeof LECTURE_SHARES, number][];
	const sizes = share.map(([name, part]) => [name, part * windowHeight] as const);
	return {
		...(Object.fromEntries(sizes) as Record<keyof typeof LECTURE_SHARES, number>),
		smallest: 1
	};
}
