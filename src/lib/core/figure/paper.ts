/** Sizes on paper, in pixels of CSS: 96 to an inch. */
import type { Size } from '../layout/viewport.ts';
import type { PaperId } from '../practice/worksheet/paper-ids.ts';

const INCH = 96;
/** A millimetre and a point of type. */
export const MM = INCH / 25.4;
const PT = INCH / 72;

/** The edge around what is printed, in millimetres: the pages of the printed style have it, too. */
export const MARGIN = 15;

const PAPERS: Readonly<Record<PaperId, Size>> = {
	a4: { width: 210, height: 297 },
	letter: { width: 215.9, height: 279.4 },
	'a4-landscape': { width: 297, height: 210 },
	'letter-landscape': { width: 279.4, height: 215.9 }
};

/** What is printed on a page. */
export function printedSize(paper: PaperId): Size {
	const { width, height } = PAPERS[paper];
	return { width: (width - 2 * MARGIN) * MM, height: (height - 2 * MARGIN) * MM };
}

/** The least size of type on paper. */
export const LEAST_TYPE = 8 * PT;
