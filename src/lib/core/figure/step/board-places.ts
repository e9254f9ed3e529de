/** The boards of a figure besides those in its leaves: where each has space near its node. */
import { middleOf } from '../../layout/drawing/rects.ts';
import type { NodePart, Stage } from '../../layout/stage/parts.ts';
import type { Rect } from '../../layout/viewport.ts';
import type { BoardCells } from './board-cells.ts';
import type { FigureValues } from './figure-fields.ts';
import type { Beside, FreeSpace } from './free-space.ts';

interface PlacedBoard {
	/** Of its node. */
	readonly key: string;
	readonly cells: BoardCells;
	readonly rect: Rect;
}

interface Boards {
	readonly placed: readonly PlacedBoard[];
	/** The board of the current node where it has no space near it. */
	readonly below: BoardBelow | null;
}

export interface BoardBelow extends Omit<PlacedBoard, 'rect'> {
	/** Of its node; -1 where the search has no row for it. */
	readonly row: number;
}

/** Sides of a cell in pixels, the largest first: of a board of 3 and of 8 cells. */
const CELLS = { 3: [40, 32, 24, 16, 12], 8: [25, 22, 19, 16, 13, 11, 9.5, 8] } as const;
/** On a slide a cell is at least so large. */
const LEAST_ON_SLIDE = { 3: 20, 8: 11 } as const;
/** Of a board below the tree. */
const BELOW = { 3: 24, 8: 15 } as const;

/** Side of a board below the tree, in pixels. */
export function sideBelow({ size }: BoardCells): number {
	return size * BELOW[size];
}

/** The node whose board is always drawn: the current one, and where it is not drawn the root. */
function boardNode({ nodes }: Stage, row: number): NodePart | undefined {
	return nodes.find((node) => node.row === row) ?? nodes.find(({ parent }) => parent === null);
}

/**
 * @param row the current node
 * @param cellsOf the board of the node with a key
 * @param space of which the boards take theirs
 */
export function placeBoards(
	stage: Stage,
	row: number,
	{ boards, preset }: Pick<FigureValues, 'boards' | 'preset'>,
	cellsOf: (key: string) => BoardCells | null,
	space: FreeSpace
): Boards {
	const here = boardNode(stage, row);
	if (here === undefined || boards === 'none' || boards === 'stage')
		return { placed: [], below: null };
	const cellsHere = cellsOf(here.key);
	const sizes = cellsHere === null ? [] : sizesOf(cellsHere, preset);
	const own = here.board
		? []
		: firstOf(sizes, (cell) => place([here], cell, ['right', 'left', 'below'], cellsOf, space));
	for (const { rect } of own) space.take(rect);
	const below =
		here.board || own.length > 0
			? null
			: cellsHere && { key: here.key, row: here.row, cells: cellsHere };
	if (boards === 'current') return { placed: own, below };
	const others = inReadingOrder(stage).filter((node) => node !== here && !node.board);
	// All of them have one size: that with which the boards have most squares in a row.
	const tries = sizes.map((cell) =>
		alike(stage, place(others, cell, ['below', 'right'], cellsOf, space.copy()))
	);
	const worth = (at: number): number => (tries[at]?.length ?? 0) * (sizes[at] ?? 0);
	const best = tries.reduce((chosen, _, at) => (worth(at) > worth(chosen) ? at : chosen), 0);
	return { placed: [...own, ...(tries[best] ?? [])], below };
}

/** Without those of pruned nodes that a pruned sibling has no space for: one alone would seem to differ from the others. */
function alike({ nodes }: Stage, placed: readonly PlacedBoard[]): PlacedBoard[] {
	const boarded = new Set(placed.map(({ key }) => key));
	const bare = new Set(
		nodes.flatMap(({ key, parent, state, board }) =>
			state === 'pruned' && !board && !boarded.has(key) ? [parent] : []
		)
	);
	const gone = new Set(
		nodes.flatMap(({ key, parent, state }) => (state === 'pruned' && bare.has(parent) ? [key] : []))
	);
	return placed.filter(({ key }) => !gone.has(key));
}

function sizesOf({ size }: BoardCells, preset: FigureValues['preset']): number[] {
	return CELLS[size].filter((cell) => preset !== 'slide' || cell >= LEAST_ON_SLIDE[size]);
}

function firstOf(sizes: readonly number[], make: (cell: number) => PlacedBoard[]): PlacedBoard[] {
	for (const cell of sizes) {
		const made = make(cell);
		if (made.length > 0) return made;
	}
	return [];
}

/** The boards of the nodes that have space for theirs; the space is taken. */
function place(
	nodes: readonly NodePart[],
	cell: number,
	sides: readonly Beside[],
	cellsOf: (key: string) => BoardCells | null,
	space: FreeSpace
): PlacedBoard[] {
	return nodes.flatMap((node) => {
		const cells = cellsOf(node.key);
		const side = cell * (cells?.size ?? 0);
		const rect = cells && space.find(node, { width: side, height: side }, sides);
		if (cells === null || rect === null) return [];
		space.take(rect);
		return [{ key: node.key, cells, rect }];
	});
}

function inReadingOrder({ nodes }: Stage): NodePart[] {
	return [...nodes].sort((one, other) => {
		const [a, b] = [middleOf(one.rect), middleOf(other.rect)];
		return a.y - b.y || a.x - b.x;
	});
}
