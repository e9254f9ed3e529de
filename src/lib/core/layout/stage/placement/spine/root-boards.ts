/**
 * The few moves of a root as small boards, as large as the room allows, and spread over its height.
 */
import { r } from '../../../drawing/funnel.ts';
import { TALL } from '../../../drawing/texts.ts';
import { LABEL_TOP } from '../../marks/spine-nodes.ts';
import type { StripItem } from './choose-side.ts';
import { FEW_MOVES } from './spine-line.ts';
import type { SpineView } from './spine-view.ts';

/** A board has so many pixels at least, and boards are so far apart. */
const LEAST_BOARD = 64;
const BOARD_GAP = 14;
/** Lines of boards are further apart, for the scissors on a line to one of them. */
const LINE_GAP = 6;
/** Height of "next" above a move, in parts of its size. */
export const NEXT_ABOVE = 0.56 + TALL / 2;

/** Where the cells of a grid are. */
export interface Cells {
	readonly columns: number;
	readonly lines: number;
	readonly pitchX: number;
	readonly pitchY: number;
	readonly left: number;
	/** Of the last line, which may be longer than those above it. */
	readonly lastLeft: number;
	readonly top: number;
	readonly bottom: number;
}

/** What a grid may fill: so far at both sides of the spine, from its first bus down. */
export interface GridSpace {
	readonly half: number;
	readonly top: number;
	readonly bottom: number;
}

/** Cells of small boards. */
interface Boards extends Cells {
	readonly side: number;
}

/** Where few moves are small boards, as large as the room allows; null where they would be too small for that. */
export function boardCells(
	{ scene, story }: SpineView,
	items: readonly StripItem[],
	{ half, top, bottom }: GridSpace
): Boards | null {
	const count = items.length;
	const hasFold = items.some(({ kind }) => kind === 'fold');
	if (story.game.hasTypedLeaves === true || hasFold || count > FEW_MOVES) return null;
	const { x, type, stroke } = scene;
	// Above a board its move and "next"; below it its value, and the number of nodes under its fan.
	const above = LABEL_TOP * type.siblingMove + 3 + NEXT_ABOVE * type.small;
	const below = TALL * type.siblingValue + 4 + 13 * stroke + 1.2 * type.small;
	let best: Boards | null = null;
	for (let lines = 1; lines <= count; lines++) {
		const columns = columnsAbove(count, lines);
		const last = count - (lines - 1) * columns;
		if (last < 1) continue;
		const highest = (bottom - top) / lines;
		const most = (2 * half) / Math.max(columns, last);
		const side = Math.min(most - BOARD_GAP, highest - above - below - LINE_GAP);
		if (side < Math.max(LEAST_BOARD, best?.side ?? 0)) continue;
		// Boards that are low for their room are no further apart than they are wide.
		const pitchX = Math.min(most, 2 * side);
		// What is free in the height is shared by the spaces above, between and below the lines.
		const needed = side + above + below + LINE_GAP;
		const free = (bottom - top - lines * needed) / (lines + 1);
		best = {
			columns,
			lines,
			pitchX,
			pitchY: needed + (lines === 1 ? 0 : free),
			left: r(x - (columns * pitchX) / 2),
			lastLeft: r(x - (last * pitchX) / 2),
			top: top + free,
			bottom,
			side
		};
	}
	return best;
}

/** The line to the rows below passes between two columns: only the last line can have an odd number. */
function columnsAbove(count: number, lines: number): number {
	return lines === 1 ? count : Math.max(2, 2 * Math.round(count / lines / 2));
}
