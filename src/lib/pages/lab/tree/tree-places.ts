/** Places in the table: the node on view, a row, or a cell of a row; and the way from one to the next by key. */
import type { ProgramTree, TreeNode, TreeRow } from '$lib/core/experiments/krk/program-tree.ts';
import type { Move } from '$lib/core/games/game.ts';
import { moveUci } from '$lib/core/games/krk/moves.ts';
import type { RowOrder } from '$lib/core/share/program-tree-link.ts';

/** Without a row the node whose moves are the rows; without a cell the row itself. */
export interface Place {
	readonly row: Move | null;
	readonly cell: Move | null;
}

export const ROOT: Place = { row: null, cell: null };

/** "root", "d3d4", "d3d4-g6f6": the name of a place on the page. */
export function placeKey({ row, cell }: Place): string {
	if (row === null) return 'root';
	return cell === null ? moveUci(row) : `${moveUci(row)}-${moveUci(cell)}`;
}

export function rowAt(tree: ProgramTree, { row }: Place): TreeRow | null {
	return tree.rows.find(({ move }) => move === row) ?? null;
}

/** The paper's origin of the last node of a path: the move of level 1 that it descends from. The root has none. */
export function originOf(path: readonly TreeNode[]): TreeNode | null {
	return path[1] ?? null;
}

/** Null if the tree has no such place. */
export function nodeAt(tree: ProgramTree, place: Place): TreeNode | null {
	if (place.row === null) return tree.line.at(-1) ?? null;
	const row = rowAt(tree, place);
	if (row === null || place.cell === null) return row;
	return row.cells.find(({ move }) => move === place.cell) ?? null;
}

/** The rows in their order on the page. */
export function orderRows({ rows, line }: ProgramTree, order: RowOrder): readonly TreeRow[] {
	if (order === 'generated') return rows;
	if (order === 'listed') {
		return rows.toSorted(byText).map((row) => ({ ...row, cells: row.cells.toSorted(byText) }));
	}
	const sign = line.at(-1)?.turn === 'black' ? -1 : 1;
	return rows.toSorted((one, other) => sign * (one.value - other.value));
}

/** Listed order is by UCI text. */
function byText(one: TreeNode, other: TreeNode): number {
	const [a, b] = [one, other].map(({ move }) => (move === null ? '' : moveUci(move)));
	return (a as string) < (b as string) ? -1 : 1;
}

/** The place of the first of the kept replies to a row; the row itself if there is none. */
export function keptUnder(row: TreeRow): Place {
	return { row: row.move, cell: row.cells.find(({ fate }) => fate === 'kept')?.move ?? null };
}

/** The place that a key leads to from another; null if it leads nowhere. */
export function placeAfter(rows: readonly TreeRow[], at: Place, key: string): Place | null {
	const index = rows.findIndex(({ move }) => move === at.row);
	const row = rows[index];
	const cells = row?.cells ?? [];
	const cell = cells.findIndex(({ move }) => move === at.cell);
	const placeOf = (to: TreeRow | undefined, column: number): Place | null => {
		if (to === undefined) return null;
		const reply = to.cells[Math.min(column, to.cells.length - 1)];
		return { row: to.move, cell: column < 0 ? null : (reply?.move ?? null) };
	};
	switch (key) {
		case 'ArrowRight':
			return row === undefined ? placeOf(rows[0], -1) : placeOf(row, cell + 1);
		case 'ArrowLeft':
			if (row === undefined) return null;
			return cell < 0 ? ROOT : placeOf(row, cell - 1);
		case 'ArrowDown':
			return placeOf(rows[index + 1], cell);
		case 'ArrowUp':
			return index === 0 && cell < 0 ? ROOT : placeOf(rows[index - 1], cell);
		case 'Home':
			return row === undefined ? null : placeOf(row, -1);
		case 'End':
			return row === undefined ? placeOf(rows.at(-1), -1) : placeOf(row, cells.length - 1);
		default:
			return null;
	}
}
