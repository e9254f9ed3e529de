/** A card to be held up: a large letter in a frame that differs from the other cards', also from the back of a room. */
import type { Rect, Size } from '../layout/viewport.ts';

/** Cards in their order: two are the two sides of a sheet. */
export const CARDS = ['A', 'B', 'C', 'D'] as const;
type CardId = (typeof CARDS)[number];

/** Width of the frame in pixels: 25 mm. At 15 m weak eyes see 9 mm. */
const FRAME = 96;
/** Of the sides of the frame that are white. */
const OUTLINE = 8;

/** The black sides of each frame: the same upside down. */
const BLACK: Readonly<Record<CardId, { readonly ends: boolean; readonly sides: boolean }>> = {
	A: { ends: false, sides: false },
	B: { ends: true, sides: true },
	C: { ends: true, sides: false },
	D: { ends: false, sides: true }
};

/** The white ground of the letter: all around it is black. */
export function groundOf(id: CardId, { width, height }: Size): Rect {
	const { ends, sides } = BLACK[id];
	const across = sides ? FRAME : OUTLINE;
	const down = ends ? FRAME : OUTLINE;
	return { left: across, top: down, right: width - across, bottom: height - down };
}
