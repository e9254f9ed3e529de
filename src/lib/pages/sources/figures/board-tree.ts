/** A small recorded search as it is painted with a board above each node: places, moves and values. */
import { hierarchy, tree } from 'd3-hierarchy';
import { formatValue } from '$lib/core/explain/format.ts';
import { edgePath } from '$lib/core/layout/drawing/curves.ts';
import { middleOf } from '$lib/core/layout/drawing/rects.ts';
import { shapeRect, valueInside } from '$lib/core/layout/drawing/shapes.ts';
import { LINE_HEIGHT, textPart } from '$lib/core/layout/drawing/texts.ts';
import type { EdgePart, NodePart, Stage, TextPart } from '$lib/core/layout/stage/parts.ts';
import type { Rect } from '$lib/core/layout/viewport.ts';
import type { Move } from '$lib/core/games/game.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { MoveNames } from '$lib/core/trace/move-names.ts';
import { Replay } from '$lib/core/trace/replay.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { plainNode, plainStage } from '$lib/core/layout/stage/plain-stage.ts';
import { measureText } from '$lib/tree/stage/measure.ts';

/** What is known of a node besides its place in the picture. */
export interface BoardCell {
	/** The parent's row; -1 at the root. */
	readonly parent: number;
	/** The position as text. */
	readonly position: string;
	/** The move into this node in the game's notation; empty at the root. */
	readonly name: string;
	readonly move: Move;
	readonly shape: NodePart['shape'];
	readonly value: string;
	readonly board: Rect;
}

interface BoardTree {
	/** The row of a node is its row in the search. */
	readonly stage: Stage;
	/** One a row. */
	readonly cells: readonly BoardCell[];
}

/** Pixels: a board, a node below it, and the distance from one ply to the next. */
const BOARD = 116;
const NODE = 60;
const PLY = 222;
const MARGIN = 8;
/** Between a board and its node, and its move above it. */
const APART = 5;
/** Distances between neighbours, in boards. */
const SIBLINGS = 1.12;
const COUSINS = 1.3;
const SIZES = { move: 16, value: 20 } as const;

/** Every node of a small finished search without pruned moves. */
export function layBoards(trace: Trace): BoardTree {
	const across = placesOf(trace);
	const replay = new Replay(trace);
	const names = new MoveNames(replay);
	const game = gameOf(trace.header.setup.game);
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	const cells = rows.map((row): BoardCell => {
		const left = MARGIN + (across[row] as number) * BOARD;
		const top = 2 + trace.depthOf(row) * PLY;
		const above = trace.parentOf(row);
		return {
			parent: above,
			position: game.format(replay.at(row)),
			name: above < 0 ? '' : names.of(row),
			move: trace.moveOf(row),
			shape: trace.isLeaf(row) ? 'leaf' : trace.isMax(row) ? 'max' : 'min',
			value: formatValue(trace.valueOf(row)),
			board: { left, top, right: left + BOARD, bottom: top + BOARD }
		};
	});
	const nodes = cells.map(nodeOf);
	const edges: EdgePart[] = [];
	const texts: TextPart[] = [];
	for (const row of rows.slice(1)) {
		const cell = cells[row] as BoardCell;
		const above = nodes[cell.parent] as NodePart;
		const isPrincipal = (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0;
		const half = (SIZES.move * LINE_HEIGHT) / 2;
		const style = { size: SIZES.move, weight: isPrincipal ? 750 : 500, tall: LINE_HEIGHT };
		const { x } = middleOf(cell.board);
		const y = cell.board.top - APART - half;
		const label = textPart(measureText, `move:${row}`, cell.name, x, y, style);
		const source = { x: middleOf(above.rect).x, y: above.rect.bottom };
		const d = edgePath(source, { x: label.at.x, y: label.rect.top });
		edges.push({ key: String(row), d, kind: isPrincipal ? 'best' : 'searched' });
		texts.push(label);
	}
	const width = (Math.max(...across) + 1) * BOARD + 2 * MARGIN;
	const height = Math.max(...nodes.map(({ rect }) => rect.bottom)) + MARGIN;
	return { stage: plainStage({ size: { width, height }, nodes, edges, texts }), cells };
}

/** The left end of each row's board, in boards from the leftmost one. */
function placesOf(trace: Trace): number[] {
	const draw = tree<number>()
		.nodeSize([1, 1])
		.separation((one, other) => (one.parent === other.parent ? SIBLINGS : COUSINS));
	const x: number[] = [];
	for (const node of draw(hierarchy(0, (row) => [...trace.childrenOf(row)]))) x[node.data] = node.x;
	const least = Math.min(...x);
	return x.map((one) => one - least);
}

function nodeOf({ parent, shape, value, board }: BoardCell, row: number): NodePart {
	const { x } = middleOf(board);
	const { top, bottom } = shapeRect(shape, x, 0, NODE);
	const rect = shapeRect(shape, x, board.bottom + APART + (bottom - top) / 2, NODE);
	const key = String(row);
	return plainNode({
		key,
		row,
		parent: parent < 0 ? null : String(parent),
		rect,
		shape,
		state: 'closed',
		value: valueInside(measureText, `value:${key}`, value, shape, rect, SIZES.value, 0.7, 1),
		board: true
	});
}
