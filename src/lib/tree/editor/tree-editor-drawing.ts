/** A whole typed tree as editable marks, at the places that the stage gives it. */
import { assertExists } from '$lib/core/base/assert.ts';
import { pathLabel } from '$lib/core/games/explicit/labels.ts';
import { formatValue } from '$lib/core/games/explicit/number.ts';
import { childCount, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { Side } from '$lib/core/games/game.ts';
import { extentOfTyped } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { Measure, StageRoom } from '$lib/core/layout/stage/parts.ts';
import { writtenScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import type { Point, Size } from '$lib/core/layout/viewport.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** All places and sizes are in pixels on the screen. */
export interface EditorNode extends Point, Size {
	/** Stays with the node while it is moved; rows do not. */
	readonly id: number;
	readonly row: number;
	/** The parent's id, or null at the root. */
	readonly parent: number | null;
	readonly shape: 'max' | 'min' | 'leaf';
	/** Its name, or its path. */
	readonly label: string;
	readonly named: boolean;
	/** Its index among its siblings, counted from 1, and their number. */
	readonly place: number;
	readonly siblings: number;
	readonly children: number;
	/** The number of a leaf as text; empty at an inner node. */
	readonly value: string;
	/** From the middle of its shape up to the middle of its label. */
	readonly labelUp: number;
}

export interface EditorDrawing {
	/** In the order of the text. */
	readonly nodes: readonly EditorNode[];
	readonly byId: ReadonlyMap<number, EditorNode>;
	/** As large as the room, or larger. */
	readonly size: Size;
	readonly labelSize: number;
}

export const NO_DRAWING: EditorDrawing = {
	nodes: [],
	byId: new Map(),
	size: { width: 0, height: 0 },
	labelSize: 0
};

/** Height of the grip under a field. */
export const GRIP_HEIGHT = 26;

/** The least width of a field, and what its digits take in the size in which one writes. */
const FIELD = { least: 32, digit: 10.5, edge: 10 } as const;

/**
 * Draws a typed tree.
 *
 * @param tree the tree of `setup.position`, of at most `MOST_PLACES` nodes
 * @param ids one a row
 */
export function drawEditable(
	tree: ExplicitTree,
	ids: readonly number[],
	setup: SearchSetup,
	names: Readonly<Record<Side, string>>,
	room: StageRoom,
	measure: Measure
): EditorDrawing {
	const extent = assertExists(extentOfTyped(setup), 'a small tree has an extent');
	const values = ids.map((_, row) =>
		childCount(tree, row) === 0 ? formatValue(tree.value[row] as number) : ''
	);
	const widths = values.map(({ length }) => length * FIELD.digit + FIELD.edge);
	const least = Math.max(FIELD.least, ...widths);
	const scene = writtenScene(extent, setup, names, room, least, measure);
	const nodes = ids.map((id, row): EditorNode => {
		const place = assertExists(extent.places[row], `row ${row} has a place`);
		const parent = tree.parent[row] as number;
		const { left, top, right, bottom } = scene.rectOf(place);
		const y = (top + bottom) / 2;
		return {
			id,
			row,
			parent: row === 0 ? null : (ids[parent] as number),
			shape: place.children.length === 0 ? 'leaf' : place.isMax ? 'max' : 'min',
			label: tree.name[row] ?? pathLabel(tree, row),
			named: tree.name[row] !== null,
			place: (tree.ordinal[row] as number) + 1,
			siblings: row === 0 ? 1 : childCount(tree, parent),
			children: childCount(tree, row),
			value: values[row] as string,
			x: (left + right) / 2,
			y,
			width: right - left,
			height: bottom - top,
			labelUp: row === 0 ? (bottom - top) / 2 + ROOT_NAME : y - scene.moveYOf(place)
		};
	});
	return {
		nodes,
		byId: new Map(nodes.map((node) => [node.id, node])),
		size: scene.room.size,
		labelSize: scene.sizes.type.move
	};
}

/** The root's name, if it has one, is so far above its shape. */
const ROOT_NAME = 10;

export function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value));
}
