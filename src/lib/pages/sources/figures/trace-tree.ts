/** A recorded search as a drawing with a small board per node: places, moves and values. */
import { formatValue } from '$lib/core/explain/format.ts';
import { layoutTidy } from '$lib/core/layout/tidy.ts';
import type { Move } from '$lib/core/games/game.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { MoveNames } from '$lib/core/trace/move-names.ts';
import { Replay } from '$lib/core/trace/replay.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

export interface BoardNode {
	readonly row: number;
	/** The parent's row; -1 at the root. */
	readonly parent: number;
	/** The middle of the node horizontally, in boards; plies from the root downwards. */
	readonly x: number;
	readonly ply: number;
	readonly shape: 'max' | 'min' | 'leaf';
	/** The position as text. */
	readonly position: string;
	/** The move into this node in the game's notation; empty at the root. */
	readonly name: string;
	readonly move: Move;
	readonly value: string;
	/** On the principal variation. */
	readonly principal: boolean;
}

/** Distances between neighbours, in boards. */
const SIBLINGS = 1.12;
const COUSINS = 1.3;

/** Every node of a small finished search without pruned moves. */
export function layBoards(trace: Trace): readonly BoardNode[] {
	const { parent } = trace.columns;
	const layout = layoutTidy(parent, (left, right) =>
		parent[left] === parent[right] ? SIBLINGS : COUSINS
	);
	const replay = new Replay(trace);
	const names = new MoveNames(replay);
	const game = gameOf(trace.header.setup.game);
	return Array.from({ length: trace.rows }, (_, row) => ({
		row,
		parent: trace.parentOf(row),
		x: layout.x[row] as number,
		ply: trace.depthOf(row),
		shape: trace.isLeaf(row) ? 'leaf' : trace.isMax(row) ? 'max' : 'min',
		position: game.format(replay.at(row)),
		name: trace.parentOf(row) < 0 ? '' : names.of(row),
		move: trace.moveOf(row),
		value: formatValue(trace.valueOf(row)),
		principal: (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0
	}));
}
