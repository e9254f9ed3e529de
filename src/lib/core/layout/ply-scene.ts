/**
 * The drawn part of a picture of plies, such as the whole tree or the graph of its positions: on each ply nodes that
 * are far enough apart to be marks, and a crowd, counted per pixel column, of those that are not.
 */
import type { Known } from '../explain/known.ts';
import { FATE, type Fate } from './fates.ts';
import { pixelAt, pixelOfPly, plyGap, xAt, type Sight, type WholeShape } from './whole-scale.ts';

/** The stretch [from, to) of x to count in equal columns. */
export interface DensityView {
	readonly from: number;
	readonly to: number;
	readonly columns: number;
}

/** What a picture of plies draws: units, ply by ply, each with an x that grows along its ply. */
export interface PlySource {
	readonly plies: number;
	/** The largest x; the smallest is 0. */
	readonly width: number;
	/** True where MAX is to move on ply 0. */
	readonly rootIsMax: boolean;
	/** The unit at an index of a ply, from left to right. */
	unitAt(ply: number, index: number): number;
	/** The indices [first, end) of a ply with fromX <= x < toX. */
	rangeAt(ply: number, fromX: number, toX: number): [first: number, end: number];
	/** The distance from the unit at an index of a ply to its nearer neighbour. */
	roomAt(ply: number, index: number): number;
	xOf(unit: number): number;
	plyOf(unit: number): number;
	/** The unit of a ply nearest to `x` if it is at most `reach` away, else NO_ROW; accepts any ply. */
	hit(x: number, ply: number, reach: number): number;
}

/** The amount of detail at a node, by its available space. */
type Detail = 'dot' | 'shape' | 'value' | 'board';

export interface SceneNode {
	readonly unit: number;
	/** On its ply, from the left. */
	readonly index: number;
	/** To its nearer neighbour, in pixels. */
	readonly room: number;
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
	/** Whether no ply is below it. */
	readonly isLast: boolean;
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
	readonly source: PlySource;
	readonly shape: WholeShape;
	readonly sight: Sight;
	readonly known: Pick<Known, 'drawsAhead'>;
	/** Whether the game has boards that can be drawn small. */
	readonly boards: 'some' | 'none';
	/** The height of a band of density: its part of the distance between plies, and its most pixels. */
	readonly band: { readonly part: number; readonly most: number };
	/** The units below this one have been reached; the others are shown only with the future. */
	readonly reached: number;
	/** The fate of a unit so far. */
	fateAt(unit: number): Fate;
	/** Counts the units of a ply by column and fate, in time that does not grow with them; absent where nothing can. */
	countAll?(ply: number, view: DensityView, out: Uint32Array): void;
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
	const { source, shape, sight, band } = look;
	const gap = plyGap(shape, sight.k);
	const plies: ScenePly[] = [];
	for (let ply = 0; ply < source.plies; ply++) {
		const y = pixelOfPly(shape, sight, ply);
		if (y > -gap && y < shape.size.height + gap) plies.push(scenePly(look, ply, y, gap));
	}
	return { plies, gap, band: Math.min(gap * band.part, band.most * shape.grown) };
}

function scenePly(look: Look, ply: number, y: number, gap: number): ScenePly {
	const { source, shape, sight, known, reached } = look;
	const isMax = source.rootIsMax === (ply % 2 === 0);
	const isLast = ply === source.plies - 1;
	const right = shape.size.width + BESIDE;
	const [first, end] = source.rangeAt(ply, xAt(sight, -BESIDE), xAt(sight, right));
	const isCrowd = (end - first) * CROWDED > 2 * (right + BESIDE);
	if (isCrowd && look.countAll !== undefined)
		return { ply, y, isMax, isLast, nodes: [], crowd: 'all' };
	const nodes: SceneNode[] = [];
	const crowd: { x: number; fate: Fate }[] = [];
	for (let index = first; index < end; index++) {
		const unit = source.unitAt(ply, index);
		if (!known.drawsAhead && unit >= reached) continue;
		const x = pixelAt(sight, source.xOf(unit));
		const fate = look.fateAt(unit);
		const room = source.roomAt(ply, index) * sight.k;
		if (room < CROWDED) crowd.push({ x, fate });
		else nodes.push({ unit, index, room, x, fate, ...markIn(look, room, gap, fate) });
	}
	return { ply, y, isMax, isLast, nodes, crowd };
}

/** The mark of a node with that much space. */
function markIn(
	{ shape: { grown }, boards, known }: Look,
	room: number,
	gap: number,
	fate: Fate
): Pick<SceneNode, 'size' | 'detail'> {
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
