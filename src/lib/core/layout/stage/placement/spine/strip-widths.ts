/** The least widths of a strip and of what is in it, in pixels. */
import type { Measure, StageRoom } from '../../parts.ts';
import type { TypeSizes } from '../../type-sizes.ts';

/** What the least widths of a strip depend on. */
interface StripScene {
	/** Width of a sibling's place, and the space between siblings. */
	readonly slot: number;
	readonly gap: number;
	readonly measure: Measure;
	readonly type: TypeSizes;
	readonly room: StageRoom;
}

/** Width of the star and a fold beside each other. */
export function leastStrip({ slot, gap, measure, type, room }: StripScene): number {
	const fold = measure('+88', type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
	return slot + (type.smallest === 1 ? LEAST_GAP : gap) + fold;
}

/** In a lecture the place of a sibling is wider than its move and its value by this. */
export const SLOT_MARGIN = 6;

/** Width of a strip in which all moves that must be drawn are apart: folds are between them. */
export function fullStrip({ slot, measure, type, room }: StripScene): number {
	const fold = measure('+88', type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
	// On a phone the star alone, which may be between two folds.
	const [siblings, folds] = room.look === 'phone' ? [1, 2] : [2, 1];
	return siblings * (slot + LEAST_GAP) + folds * (fold + LEAST_GAP);
}

/** The space between two items of a strip may shrink to this. */
export const LEAST_GAP = 4;

/** Inside a fold, at both sides of its text. */
export const FOLD_PADDING = { explore: 6, lecture: 6, narrow: 6, phone: 2 } as const;
/** A fold is drawn as two cards: the one behind is in sight by this much at the top and at the right. */
export const FOLD_STACK = 4;
