/**
 * A second implementation of tic-tac-toe, as plain as possible: the oracle of these tests. A board is its nine
 * characters; nothing is shared with the game under test.
 */
export type Mark = 'X' | 'O';

const ROWS_OF_THREE = [
	[0, 1, 2],
	[3, 4, 5],
	[6, 7, 8],
	[0, 3, 6],
	[1, 4, 7],
	[2, 5, 8],
	[0, 4, 8],
	[2, 4, 6]
];

export const other = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X');

export function hasThree(grid: string, mark: Mark): boolean {
	return ROWS_OF_THREE.some((row) => row.every((cell) => grid.charAt(cell) === mark));
}

export function isOver(grid: string): boolean {
	return hasThree(grid, 'X') || hasThree(grid, 'O') || !grid.includes('.');
}

export function freeCells(grid: string): number[] {
	return Array.from(grid).flatMap((mark, cell) => (mark === '.' ? [cell] : []));
}

export function put(grid: string, cell: number, mark: Mark): string {
	return grid.slice(0, cell) + mark + grid.slice(cell + 1);
}

/** Every board that some game leads to, with either beginner, with the marks that may be next to move there. */
export function reachableGrids(): Map<string, Set<Mark>> {
	const reached = new Map<string, Set<Mark>>();
	const visit = (grid: string, next: Mark): void => {
		const sides = reached.get(grid) ?? new Set();
		if (sides.has(next)) return;
		reached.set(grid, sides.add(next));
		if (isOver(grid)) return;
		for (const cell of freeCells(grid)) visit(put(grid, cell, next), other(next));
	};
	visit('.........', 'X');
	visit('.........', 'O');
	return reached;
}

export interface Searched {
	value: number;
	nodes: number;
	/** For each cutoff, the distance in plies from its node up to the node that set the bound. */
	cutoffs: number[];
	/** The returned value of each root move, by cell. */
	moves: Record<number, number>;
}

/** Minimax, or alpha-beta with cutoffs on equality: cells in ascending order, X is MAX, values +1, 0, -1. */
export function searchGrid(root: string, toMove: Mark, prune: 'prune' | 'visit all'): Searched {
	const found: Searched = { value: 0, nodes: 0, cutoffs: [], moves: {} };
	interface Limit {
		value: number;
		ply: number;
	}
	const visit = (grid: string, mark: Mark, ply: number, alpha: Limit, beta: Limit): number => {
		found.nodes++;
		if (hasThree(grid, 'X')) return 1;
		if (hasThree(grid, 'O')) return -1;
		const cells = freeCells(grid);
		if (cells.length === 0) return 0;
		let best = mark === 'X' ? -Infinity : Infinity;
		for (const [index, cell] of cells.entries()) {
			const value = visit(put(grid, cell, mark), other(mark), ply + 1, alpha, beta);
			if (ply === 0) found.moves[cell] = value;
			best = mark === 'X' ? Math.max(best, value) : Math.min(best, value);
			if (mark === 'X' && best > alpha.value) alpha = { value: best, ply };
			if (mark === 'O' && best < beta.value) beta = { value: best, ply };
			const passes = mark === 'X' ? best >= beta.value : best <= alpha.value;
			if (prune === 'prune' && passes && index < cells.length - 1) {
				found.cutoffs.push(ply - (mark === 'X' ? beta : alpha).ply);
				break;
			}
		}
		return best;
	};
	const none = (value: number): Limit => ({ value, ply: -1 });
	found.value = visit(root, toMove, 0, none(-Infinity), none(Infinity));
	return found;
}
