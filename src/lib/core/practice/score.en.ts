/** The words of a score. */
import { formatCount, formatValue } from '../explain/format.ts';
import type { Marks } from './marks.ts';
import type { Part } from './score.ts';

export const restFollows = 'The rest follows from it.';

export const orderLeft = 'Only the order of the children is left to find: see Reorder.';
export const orderToo = 'The order of the children counts, too: see Reorder.';

/** "53%: cuts 2 of 3 found, 1 too early; values 7 of 9, 2 of them follow from an earlier slip". */
export const scored = (share: number, parts: readonly Part[], marks: Marks): string =>
	`${sayShare(share)}: ${listParts(parts, marks)}`;

/** What is not whole is not 100%. */
function sayShare(share: number): string {
	return `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100}%`;
}

/** "Cuts 11 of 13 found; values 30 of 35." */
export const sayParts = (parts: readonly Part[], marks: Marks): string =>
	`${listParts(parts, marks).replace(/^./, (letter) => letter.toUpperCase())}.`;

const listParts = (parts: readonly Part[], marks: Marks): string =>
	parts.map((part) => sayPart(part, marks)).join('; ');

function sayPart({ kind, of, right, following, early }: Part, marks: Marks): string {
	if (of === 0) return 'nothing to cut';
	const follows = marks === 'follow' ? following : 0;
	const found = `${kind} ${formatValue(right + follows)} of ${formatCount(of)}`;
	if (kind === 'cuts')
		return `${found} found${early === 0 ? '' : `, ${formatCount(early)} too early`}`;
	if (follows === 0) return found;
	return `${found}, ${formatValue(follows)} of them ${follows <= 1 ? 'follows' : 'follow'} from an earlier slip`;
}
