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

/** Rows 1 to 3 hold the fold, and at a cutoff the owner of the bound between two folds. */
const FOLD_ROW = 1;
const OWNER_ROW = 2;
const REST_ROW = 3;

/**
 * @param plies of the path, the child on the spine included, from 0
 * @param owner ply of the owner of a cutoff's bound; null without one
 */
export function plyRows({ last }: SpineRows, plies: number, owner: number | null): PlyRows {
	const shift = shiftFor(last, plies);
	if (shift === 0) return { rowOf: (ply) => ply, plyAt: (row) => row, folds: [] };
	const hidden = REST_ROW + shift;
	const isOwnerHidden = owner !== null && owner > 0 && owner < OWNER_ROW + shift;
	if (!isOwnerHidden) {
		const first = FOLD_ROW + shift;
		return {
			rowOf: (ply) => (ply === 0 ? 0 : ply <= first ? null : ply - shift),
			plyAt: (row) => (row === 0 ? 0 : row <= FOLD_ROW ? null : row + shift),
			folds: [{ row: FOLD_ROW, from: 1, to: first + 1 }]
		};
	}
	const above = { row: FOLD_ROW, from: 1, to: owner };
	const below = { row: REST_ROW, from: owner + 1, to: hidden + 1 };
	return {
		rowOf: (ply) =>
			ply === 0 ? 0 : ply === owner ? OWNER_ROW : ply <= hidden ? null : ply - shift,
		plyAt: (row) =>
			row === 0 ? 0 : row === OWNER_ROW ? owner : row <= REST_ROW ? null : row + shift,
		folds: [above, below].filter(({ from, to }) => to > from)
	};
}

/** How far the plies below the fold are moved up: pages of half the rows below it. */
function shiftFor(last: number, plies: number): number {
	if (plies <= last) return 0;
	const page = Math.max(2, 2 * Math.floor((last - REST_ROW) / 4));
	return Math.ceil((plies - last) / page) * page;
}
