/**
 * Chess pieces as outlines in a square of 10 by 10, plain enough to be distinguishable at eight pixels. Drawn instead
 * of typeset: fonts differ, and some turn a pawn into a coloured picture.
 */
const KNIGHT =
	'M3 8.8 H7.8 C8 5.6 7.4 2.7 4.8 2 L4.2 1.1 L3.6 2.3 C2.6 3.2 2 4.4 1.6 5.6 L2.7 6.6 L4.7 5.4 C4.7 6.7 3.2 7.1 3 8.8 Z';
const KING =
	'M2.6 8.8 L2.5 7.2 C0.6 5.6 1.6 3.1 3.5 3.3 C4.1 3.4 4.3 3.6 4.5 3.9 V2.8 H3.6 V1.8 H4.5 V0.9 H5.5 V1.8 H6.4 V2.8 H5.5 V3.9 C5.7 3.6 5.9 3.4 6.5 3.3 C8.4 3.1 9.4 5.6 7.5 7.2 L7.4 8.8 Z';

const SHAPES: Readonly<Record<string, string>> = {
	p: 'M2.9 8.8 H7.1 L6.7 7.6 C6 6.8 5.8 6 5.8 5.2 A1.75 1.75 0 1 0 4.2 5.2 C4.2 6 4 6.8 3.3 7.6 Z',
	n: KNIGHT,
	b: 'M2.6 8.8 H7.4 V7.9 L6.1 7.3 C7.5 6 7.2 4.2 5.7 2.6 A0.95 0.95 0 1 0 4.3 2.6 C2.8 4.2 2.5 6 3.9 7.3 L2.6 7.9 Z',
	r: 'M2.4 8.8 H7.6 V7.7 L6.8 7.1 V4.2 L7.6 3.6 V1.6 H6.4 V2.5 H5.6 V1.6 H4.4 V2.5 H3.6 V1.6 H2.4 V3.6 L3.2 4.2 V7.1 L2.4 7.7 Z',
	q: 'M2.7 8.8 H7.3 L7.3 7.4 L8.9 2.4 L6.6 4.9 L5 1.2 L3.4 4.9 L1.1 2.4 L2.7 7.4 Z',
	k: KING
};

/** The outline of the piece of a FEN letter of either case. */
export function pieceShape(letter: string): string {
	return SHAPES[letter.toLowerCase()] ?? '';
}
