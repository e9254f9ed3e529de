/** A whole typed tree as editable marks: place, label and value of each node. */
import { pathLabel } from '$lib/core/games/explicit/labels.ts';
import { formatValue } from '$lib/core/games/explicit/number.ts';
import { childCount, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { Side } from '$lib/core/games/game.ts';
import { layoutTidy } from '$lib/core/layout/tidy.ts';
import type { Size } from '$lib/core/layout/viewport.ts';

/** The distance between neighbouring leaves, and the distances between plies, in pixels at scale 1. */
const NODE_GAP = 56;
const PLY_GAP = { least: 116, most: 190 } as const;

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface EditorNode {
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
	/** Pixels at scale 1 from the leftmost node; plies below the root. */
	readonly x: number;
	readonly ply: number;
	/** Width of a leaf's field, in pixels at scale 1. */
	readonly width: number;
}

export interface EditorDrawing {
	/** In the order of the text. */
	readonly nodes: readonly EditorNode[];
	readonly byId: ReadonlyMap<number, EditorNode>;
	/** From the first node's centre to the last one's, in pixels at scale 1. */
	readonly width: number;
	readonly plies: number;
}

/** Places of a drawing in its pane, in pixels on the screen. */
export interface Frame {
	readonly scale: number;
	/** Places of the leftmost node's centre and of the root's centre. */
	readonly left: number;
	readonly top: number;
	/** Between two plies, at scale 1. */
	readonly plyGap: number;
	readonly width: number;
	readonly height: number;
}

export const SHAPES = {
	max: 'M0 -25 L29 21 L-29 21 Z',
	min: 'M0 25 L29 -21 L-29 -21 Z'
} as const;

/** Half of the widest shape, at scale 1. */
export const HALF = 29;
/** A leaf's field at scale 1; its width where the number is short. */
export const FIELD = { width: 46, height: 38 } as const;
/** Height of the grip under a field, in pixels on the screen. */
export const GRIP_HEIGHT = 26;

const SCALE = { least: 0.7, most: 1.3 } as const;
/** Free space around the tree, in screen pixels: above the root for its name, below for the button of a leaf. */
const MARGIN = { side: 24, leastSide: 6, top: 60, bottom: 92 } as const;
/** In NODE_GAPs. Nodes with children are about as far apart as in the drawing of the search ... */
const INNER_ROOM = 1.9;
/** ... and at the least scale there is space for their buttons at their right. */
const BUTTON_ROOM = 2.05;
const COUSINS = 1.06;

/** Draws a tree; `ids` has one entry a row. */
export function drawEditable(
	tree: ExplicitTree,
	ids: readonly number[],
	root: Side
): EditorDrawing {
	const values = ids.map((_, row) =>
		childCount(tree, row) === 0 ? formatValue(tree.value[row] as number) : ''
	);
	const labels = values.map((_, row) => tree.name[row] ?? pathLabel(tree, row));
	const room = values.map((value, row) =>
		value === '' ? INNER_ROOM : leafRoom(value, labels[row] as string)
	);
	const layout = layoutTidy(tree.parent, (left, right) => {
		const least = values[left] === '' ? BUTTON_ROOM : 0;
		const apart = Math.max(least, ((room[left] as number) + (room[right] as number)) / 2);
		return tree.parent[left] === tree.parent[right] ? apart : apart * COUSINS;
	});
	const nodes = ids.map((id, row): EditorNode => {
		const parent = tree.parent[row] as number;
		const ply = layout.depth[row] as number;
		const value = values[row] as string;
		const maxToMove = (ply % 2 === 0) === (root === 'max');
		return {
			id,
			row,
			parent: row === 0 ? null : (ids[parent] as number),
			shape: value !== '' ? 'leaf' : maxToMove ? 'max' : 'min',
			label: labels[row] as string,
			named: tree.name[row] !== null,
			place: (tree.ordinal[row] as number) + 1,
			siblings: row === 0 ? 1 : childCount(tree, parent),
			children: childCount(tree, row),
			value,
			x: (layout.x[row] as number) * NODE_GAP,
			ply,
			width: fieldWidth(value)
		};
	});
	return {
		nodes,
		byId: new Map(nodes.map((node) => [node.id, node])),
		width: layout.width * NODE_GAP,
		plies: tree.height[0] as number
	};
}

/** As wide and as high as the pane, if that leaves everything readable. */
export function frameOf({ width, plies }: EditorDrawing, pane: Size): Frame {
	const across = width + FIELD.width;
	const down = Math.max(plies, 1);
	const free = pane.height - MARGIN.top - MARGIN.bottom;
	const fitting = Math.min((pane.width - 2 * MARGIN.side) / across, free / down / PLY_GAP.least);
	const scale = clamp(fitting, SCALE.least, SCALE.most);
	const plyGap = clamp(free / scale / down, PLY_GAP.least, PLY_GAP.most);
	const plane = Math.max(pane.width, across * scale + 2 * MARGIN.leastSide);
	return {
		scale,
		left: (plane - width * scale) / 2,
		top: MARGIN.top,
		plyGap,
		width: plane,
		height: Math.max(pane.height, MARGIN.top + plies * plyGap * scale + MARGIN.bottom)
	};
}

export function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value));
}

/** Wide enough for the digits at the least scale, since they are never drawn smaller. */
function fieldWidth(value: string): number {
	return Math.max(FIELD.width, (value.length * 10.5 + 10) / SCALE.least);
}

function leafRoom(value: string, label: string): number {
	const field = fieldWidth(value) + NODE_GAP - FIELD.width;
	return Math.max(field, label.length * 8.5) / NODE_GAP;
}
