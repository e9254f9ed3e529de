/**
 * The drawn part of a whole tree, ply by ply: nodes that are far enough apart to be marks, and a crowd, counted per
 * pixel column, of those that are not.
 */
import { FATE, type Fate } from './fates.ts';
import { levelsOf } from './levels.ts';
import { pixelAt, pixelOfPly, plyGap, xAt, type Sight, type WholeShape } from './whole-scale.ts';
import type { Progress, WholeTree } from './whole-tree.ts';
import type { Known } from '../explain/known.ts';

/** The amount of detail at a node, by its available space. */
type Detail = 'dot' | 'shape' | 'value' | 'board';

export interface SceneNode {
	readonly unit: number;
	/** The centre, in pixels of the pane. */
	readonly x: number;
	/** The width of its mark, in pixels. */
	readonly size: number;
	/** Its fate so far. */
	readonly fate: Fate;
	readonly detail: Detail;
}

export interface ScenePly {
	readonly ply: number;
	/** The middle of the ply, in pixels of the pane. */
	readonly y: number;
	readonly isMax: boolean;
	readonly nodes: readonly SceneNode[];
	/** Nodes too close together; `all` if the whole ply is counted. */
	readonly crowd: 'all' | readonly { readonly x: number; readonly fate: Fate }[];
}

export interface Scene {
	readonly plies: readonly ScenePly[];
	/** From ply to ply, in pixels. */
	readonly gap: number;
	/** The height of a band of density, in pixels. */
	readonly band: number;
}

/** The inputs of a scene. */
export interface Look {
	readonly tree: WholeTree;
	readonly shape: WholeShape;
	readonly sight: Sight;
	readonly progress: Progress;
	readonly known: Pick<Known, 'drawsAhead' | 'isWhole'>;
	/** Whether the game has boards that can be drawn small. */
	readonly boards: 'some' | 'none';
}

/** Nodes closer than this, in pixels, are counted instead of drawn. */
export const CROWDED = 3;
/** From this many pixels on, a node shows more: its shape, its value, its board. */
const SHAPE = 7;
const VALUE = 36;
const BOARD = 90;
/** Nodes just outside the pane extend into it. */
export const BESIDE = 80;

export function sceneOf(look: Look): Scene {
	const { tree, shape, sight } = look;
	const gap = plyGap(shape, sight.k);
	const plies: ScenePly[] = [];
	for (let ply = 0; ply < tree.plies; ply++) {
		const y = pixelOfPly(shape, sight, ply);
		if (y > -gap && y < shape.size.height + gap) plies.push(scenePly(look, ply, y, gap));
	}
	return { plies, gap, band: Math.min(gap * 0.62, 52 * shape.grown) };
}

/** Number of visible units of a ply: those ahead come last. */
export function shownAt({ tree, progress, known }: Look, ply: number): number {
	return known.drawsAhead ? tree.countAt(ply) : levelsOf(tree.units).firstAt(ply, progress.until);
}

/** True where MAX is to move on a ply. */
export function isMaxAt(tree: WholeTree, ply: number): boolean {
	return tree.units.isMax(0) === (ply % 2 === 0);
}

function scenePly(look: Look, ply: number, y: number, gap: number): ScenePly {
	const { tree, shape, sight, progress } = look;
	const isMax = isMaxAt(tree, ply);
	const right = shape.size.width + BESIDE;
	const [first, end] = tree.rangeAt(ply, xAt(sight, -BESIDE), xAt(sight, right));
	const isCrowd = (end - first) * CROWDED > 2 * (right + BESIDE);
	if (isCrowd) return { ply, y, isMax, nodes: [], crowd: 'all' };
	const nodes: SceneNode[] = [];
	const crowd: { x: number; fate: Fate }[] = [];
	const shown = Math.min(end, shownAt(look, ply));
	let before = first > 0 ? pixelOf(first - 1) : -Infinity;
	let x = first < shown ? pixelOf(first) : 0;
	for (let index = first; index < shown; index++) {
		const after = index + 1 < tree.countAt(ply) ? pixelOf(index + 1) : Infinity;
		const unit = tree.unitAt(ply, index);
		const fate = tree.fateAt(unit, progress);
		const room = Math.min(x - before, after - x);
		if (room < CROWDED) crowd.push({ x, fate });
		else nodes.push({ unit, x, fate, ...markIn(look, room, gap, fate) });
		before = x;
		x = after;
	}
	return { ply, y, isMax, nodes, crowd };

	function pixelOf(index: number): number {
		return pixelAt(sight, tree.xOf(tree.unitAt(ply, index)));
	}
}

/** The mark of a node with that much space. */
export function markIn(
	{ shape, boards, known }: Pick<Look, 'shape' | 'boards' | 'known'>,
	room: number,
	gap: number,
	fate: Fate
): Pick<SceneNode, 'size' | 'detail'> {
	const { grown } = shape;
	// A never visited node has no board until all is shown.
	const isTold = fate !== FATE.NEVER || known.drawsAhead;
	const hasBoard =
		boards === 'some' && isTold && room >= BOARD * grown && gap >= 1.3 * BOARD * grown;
	if (hasBoard) return { detail: 'board', size: Math.min(room * 0.8, gap - 66 * grown) };
	const size = Math.min(room * 0.8, gap * 0.55, 42 * grown);
	if (Math.min(room, gap) >= VALUE * grown) return { detail: 'value', size };
	return { detail: size >= SHAPE ? 'shape' : 'dot', size };
}

/** True for the fates of nodes that the search did not visit. */
export function isGhost(fate: Fate): boolean {
	return fate === FATE.NEVER || fate === FATE.PRUNED;
}
