/**
 * Nodes as marks: MAX points up, MIN points down, leaves are squares, nodes that were not visited are hollow and
 * hatched.
 */
import { FATE, valueOfFate, type Fate } from '$lib/core/layout/fates.ts';
import type { Colouring } from '$lib/core/share/link.ts';
import { valueToken, type Colours } from './theme-colours.ts';
import { inkOn } from './palette.ts';
import {
	CROWDED,
	isGhost,
	type Scene,
	type SceneNode,
	type ScenePly
} from '$lib/core/layout/ply-scene.ts';

type Context = CanvasRenderingContext2D;

/** The texts of a picture of plies. */
export interface NodeTexts {
	/** Whether the move into a node that the search never visits may be named. */
	readonly namesNever: boolean;
	/** The most characters of a value, independently of the step. */
	readonly letters: number;
	isLeaf(unit: number): boolean;
	/** Empty if nothing is known, or if it is hidden. */
	value(unit: number, fate: Fate): string;
	/** The move above a node, possibly empty; null if it has to wait for the next frame. */
	move(unit: number): string | null;
	/** Starts a frame. */
	begin(): void;
}

/** The paints of marks. */
export interface Brush {
	readonly context: Context;
	readonly colours: Colours;
	readonly colouring: Colouring;
	/** For nodes that were not visited. */
	readonly hatch: CanvasPattern | string;
	readonly texts: NodeTexts;
	readonly font: string;
	readonly grown: number;
	/** The height of a band of density, in pixels: dots grow out of it. */
	readonly band: number;
	/** The unit with the ring around it. */
	readonly current: number;
}

/** Below this size, in pixels, a shape has no outline. */
const OUTLINED = 12;
/** From this size on, in pixels, a dot is a square. */
const DOT = 7;
/** The side of the mark next to a value under a board. */
const SMALL = 11;

/** The shapes, without their texts. */
export function paintMarks(brush: Brush, scene: Scene): void {
	for (const ply of scene.plies) {
		for (const node of ply.nodes) {
			if (node.detail !== 'board') paintMark(brush, ply, node, node.x, ply.y, node.size);
		}
	}
}

/**
 * Values and moves, over everything else.
 * @returns false if names of moves had to wait for the next frame
 */
export function paintTexts(brush: Brush, scene: Scene): boolean {
	let isComplete = true;
	for (const ply of scene.plies) {
		for (const node of ply.nodes) {
			if (node.detail === 'board') isComplete = paintUnderBoard(brush, ply, node) && isComplete;
			if (node.detail === 'value') isComplete = paintValue(brush, scene, ply, node) && isComplete;
		}
	}
	return isComplete;
}

/** The fill, edge and ink of a node. */
function lookOf(
	{ colours, colouring, hatch }: Brush,
	ply: ScenePly,
	node: SceneNode,
	isLeaf: boolean
) {
	const side = ply.isMax ? colours.max : colours.min;
	const soft = ply.isMax ? colours['max-soft'] : colours['min-soft'];
	if (isGhost(node.fate)) return { fill: hatch, edge: colours['ghost-edge'], ink: colours.ink };
	if (node.fate === FATE.AHEAD) {
		return { fill: colours.panel, edge: colours['ghost-edge'], ink: colours['ink-soft'] };
	}
	if (node.fate === FATE.OPEN) {
		const fill = node.detail === 'dot' ? side : colours.panel;
		return { fill, edge: side, ink: colours.ink };
	}
	const level = valueOfFate(node.fate);
	if (colouring === 'value' && level !== null) {
		const fill = colours[valueToken(level)];
		return { fill, edge: colours['value-edge'], ink: inkOn(fill) };
	}
	if (isLeaf) {
		const fill = node.size < OUTLINED ? colours['ink-soft'] : colours.panel;
		return { fill, edge: colours['ink-soft'], ink: colours.ink };
	}
	return { fill: node.size < OUTLINED ? side : soft, edge: side, ink: colours.ink };
}

function paintMark(
	brush: Brush,
	ply: ScenePly,
	node: SceneNode,
	x: number,
	y: number,
	size: number
): void {
	const { context, texts, colours } = brush;
	const isLeaf = texts.isLeaf(node.unit);
	const { fill, edge } = lookOf(brush, ply, { ...node, size }, isLeaf);
	const ghost = isGhost(node.fate);
	const hollow = ghost || node.fate === FATE.AHEAD;
	context.globalAlpha = node.fate === FATE.NEVER ? 0.6 : 1;
	if (node.detail === 'dot') {
		// A bar of the band while nodes are crowded, which shrinks to a square as they move apart.
		const part = Math.min(Math.max((DOT - size) / (DOT - CROWDED), 0), 1);
		const high = size + part * Math.max(brush.band - size, 0);
		const wide = Math.max(size, 2);
		context.fillStyle = fill;
		context.fillRect(x - wide / 2, y - high / 2, wide, high);
		if (hollow || edge === colours['value-edge']) {
			context.globalAlpha *= hollow ? 0.5 : 0.7;
			context.strokeStyle = edge;
			context.lineWidth = 1;
			context.strokeRect(x - wide / 2 + 0.5, y - high / 2 + 0.5, wide - 1, high - 1);
		}
		context.globalAlpha = 1;
		return;
	}
	addShape(context, isLeaf ? 'leaf' : ply.isMax ? 'max' : 'min', x, y, size);
	context.fillStyle = fill;
	context.fill();
	if (size >= OUTLINED || hollow || edge === colours['value-edge'] || node.fate === FATE.OPEN) {
		context.strokeStyle = edge;
		context.lineWidth = size > 20 && !hollow ? 2 : 1.25;
		if (hollow || node.fate === FATE.OPEN) context.setLineDash([3, 2]);
		context.stroke();
		context.setLineDash([]);
	}
	context.globalAlpha = 1;
}

function addShape(
	context: Context,
	shape: 'max' | 'min' | 'leaf',
	x: number,
	y: number,
	size: number
): void {
	const half = size / 2;
	context.beginPath();
	if (shape === 'leaf') {
		const side = size * 0.82;
		context.rect(x - side / 2, y - side / 2, side, side);
		return;
	}
	const up = shape === 'max' ? 1 : -1;
	context.moveTo(x, y - up * half * 0.92);
	context.lineTo(x + half * 1.08, y + up * half * 0.8);
	context.lineTo(x - half * 1.08, y + up * half * 0.8);
	context.closePath();
}

/** The value in a node, on a plate if it is wider than the shape, and the move above it. */
function paintValue(brush: Brush, scene: Scene, ply: ScenePly, node: SceneNode): boolean {
	const { context, texts, colours, font, grown } = brush;
	const { unit, x, size, fate } = node;
	const isLeaf = texts.isLeaf(unit);
	const { ink, edge } = lookOf(brush, ply, node, isLeaf);
	const value = texts.value(unit, fate);
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	if (value !== '') {
		const px = Math.min(size * 0.42, 15 * grown);
		context.font = `600 ${px}px ${font}`;
		const y = ply.y + (isLeaf ? 0 : (ply.isMax ? 1 : -1) * size * 0.12);
		const wide = context.measureText(value).width;
		if (wide > size * (isLeaf ? 0.74 : 0.5)) {
			context.fillStyle = colours.panel;
			context.strokeStyle = edge;
			context.lineWidth = 1;
			context.beginPath();
			context.roundRect(x - wide / 2 - 3, y - px * 0.7, wide + 6, px * 1.4, 4);
			context.fill();
			context.stroke();
			context.fillStyle = colours.ink;
		} else context.fillStyle = ink;
		context.fillText(value, x, y + px * 0.05);
	}
	// Clear of the ring around the current node.
	const above = ply.y - (unit === brush.current ? size * 0.68 + 6 : size / 2);
	return scene.gap < size + 22 * grown || paintMove(brush, node, above - 7 * grown, 11 * grown);
}

/** Texts of a board, which is drawn elsewhere: the move above it, and the value with a small mark below it. */
function paintUnderBoard(brush: Brush, ply: ScenePly, node: SceneNode): boolean {
	const { context, texts, font, grown } = brush;
	const { unit, x, size, fate } = node;
	const y = ply.y + size / 2 + (unit === brush.current ? 5 : 0) + 12 * grown;
	const value = texts.value(unit, fate);
	const px = 14 * grown;
	context.font = `600 ${px}px ${font}`;
	const wide = value === '' ? 0 : context.measureText(value).width + 6;
	const left = x - (SMALL * grown + wide) / 2;
	const mark = { ...node, detail: 'shape' } as const;
	paintMark(brush, ply, mark, left + (SMALL * grown) / 2, y, (SMALL + 2) * grown);
	context.textAlign = 'left';
	context.textBaseline = 'middle';
	writeClear(brush, value, left + SMALL * grown + 6, y + 1, isGhost(fate) ? 'ink-soft' : 'ink');
	const ring = unit === brush.current ? 7 : 0;
	return paintMove(brush, node, ply.y - size / 2 - 9 * grown - ring, 13 * grown);
}

/** The move into a node, if it may be shown: moves into never visited nodes are part of the future. */
function paintMove(brush: Brush, node: SceneNode, y: number, px: number): boolean {
	const { context, texts, font } = brush;
	if (node.fate === FATE.NEVER && !texts.namesNever) return true;
	const move = texts.move(node.unit);
	if (move === null) return false;
	if (move === '') return true;
	context.font = `${px}px ${font}`;
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	writeClear(brush, move, node.x, y, node.fate === FATE.NEVER ? 'ink-soft' : 'ink');
	return true;
}

/** Between lines of small values, in pixels. */
const LINE = 11;
/** Between a leaf and its value. */
const APART = 3;
/** More lines of small values than these can no longer be told which leaf is whose. */
const MOST_LINES = 3;
/** Below the last ply the pane has at least this much more. */
const FOOT = 6;

/**
 * Values under leaves that are too small to hold them, since nothing else is below a leaf: in one line, or where
 * neighbours are close by turns in two or three. All of a ply have room, or none is written, so that none seems to be missing.
 */
export function paintLeafValues(brush: Brush, scene: Scene): void {
	const { context, texts, font, grown } = brush;
	const line = LINE * grown;
	context.font = `600 ${10.5 * grown}px ${font}`;
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	const wide = texts.letters * context.measureText('0').width + 3;
	for (const { y, isLast, nodes, crowd } of scene.plies) {
		if (crowd.length > 0) continue;
		const leaves = nodes.filter(
			({ detail, unit }) => (detail === 'shape' || detail === 'dot') && texts.isLeaf(unit)
		);
		const room = Math.min(...leaves.map((leaf) => leaf.room));
		const size = Math.max(...leaves.map((leaf) => leaf.size));
		const lines = Math.ceil(wide / room);
		const free = isLast ? (scene.gap - size) / 2 + FOOT : scene.gap - size;
		if (lines > MOST_LINES || APART + lines * line > free) continue;
		for (const { unit, index, x, fate } of leaves) {
			const value = texts.value(unit, fate);
			const at = y + size / 2 + APART + (0.5 + (index % lines)) * line;
			const isFaint = isGhost(fate) || fate === FATE.AHEAD;
			if (value !== '') writeClear(brush, value, x, at, isFaint ? 'ink-soft' : 'ink');
		}
	}
}

/** Writes with an outline in the ground's colour, which separates letters from the edges behind them. */
export function writeClear(
	{ context, colours }: Pick<Brush, 'context' | 'colours'>,
	text: string,
	x: number,
	y: number,
	ink: 'ink' | 'ink-soft'
): void {
	context.strokeStyle = colours.panel;
	context.lineWidth = 4;
	context.lineJoin = 'round';
	context.strokeText(text, x, y);
	context.lineJoin = 'miter';
	context.fillStyle = colours[ink];
	context.fillText(text, x, y);
}
