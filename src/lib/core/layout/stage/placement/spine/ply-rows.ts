/**
 * Which row shows which ply. A path that is deeper than the rows leaves plies out: the root keeps its row, the plies
 * near the current node are shown, and those between are folded. The rows shift by several plies at once, so that
 * they seldom move, and always by an even number, so that each row keeps its side.
 */
import type { SpineRows } from './spine-rows.ts';

export interface FoldedPlies {
	readonly row: number;
	/** Plies from `from` up to `to`. */
	readonly from: number;
	readonly to: number;
}

export interface PlyRows {
	/** The row of a ply; null for a folded one. */
	readonly rowOf: (ply: number) => number | null;
	/** The ply that a row shows; null where it shows none. */
	readonly plyAt: (row: number) => number | null;
	readonly folds: readonly FoldedPlies[];
}

/** The fold, or at a cutoff the first of two, with the owner of the bound between them. */
const FOLD_ROW = 1;

/**
 * @param plies of the path, the child on the spine included, from 0
 * @param current ply of the current node, which is never folded
 * @param owner ply of the owner of a cutoff's bound; null without one
 */
export function plyRows(
	{ last }: Pick<SpineRows, 'last'>,
	plies: number,
	current: number,
	owner: number | null
): PlyRows {
	const shift = shiftFor(last, plies);
	if (shift === 0) return { rowOf: (ply) => ply, plyAt: (row) => row, folds: [] };
	const hidden = FOLD_ROW + shift;
	if (owner === null || owner === 0 || owner > hidden) {
		return {
			rowOf: (ply) => (ply === 0 ? 0 : ply <= hidden ? null : ply - shift),
			plyAt: (row) => (row === 0 ? 0 : row <= FOLD_ROW ? null : row + shift),
			folds: [{ row: FOLD_ROW, from: 1, to: hidden + 1 }]
		};
	}
	// Above an owner next to the root nothing is folded.
	const ownerRow = owner === 1 ? FOLD_ROW : FOLD_ROW + 1;
	const under = ownerRow + 1;
	// With few rows the lower ones move for once, so that the current node and its parent have theirs.
	const moved = under + shift < current - 1 ? shift : plies - last;
	const above = { row: FOLD_ROW, from: 1, to: owner };
	const below = { row: under, from: owner + 1, to: under + moved + 1 };
	return {
		rowOf: (ply) =>
			ply === 0 ? 0 : ply === owner ? ownerRow : ply <= under + moved ? null : ply - moved,
		plyAt: (row) => (row === 0 ? 0 : row === ownerRow ? owner : row <= under ? null : row + moved),
		folds: [above, below].filter(({ from, to }) => to > from)
	};
}

/** How far the plies below the fold are moved up: pages of half the rows below it. */
function shiftFor(last: number, plies: number): number {
	const page = Math.max(2, 2 * Math.floor((last - 3) / 4));
	return Math.ceil(Math.max(0, plies - last) / page) * page;
}
