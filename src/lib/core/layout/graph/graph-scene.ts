/** The drawn part of a graph of positions: marks or crowds of nodes ply by ply, and the visible edges. */
import { FATE, fateOfValue, type Fate } from '../fates.ts';
import type { ValueScale } from '../value-scale.ts';
import { pixelAt, pixelOfPly, plyGap, xAt } from '../whole-scale.ts';
import {
	BESIDE,
	CROWDED,
	markIn,
	type Look,
	type Scene,
	type SceneNode,
	type ScenePly
} from '../whole-scene.ts';
import type { GraphProgress, PositionGraph } from './position-graph.ts';

/** The inputs of a scene. */
export interface GraphLook extends Pick<Look, 'shape' | 'sight' | 'known' | 'boards'> {
	readonly graph: PositionGraph;
	readonly scale: ValueScale;
	readonly progress: GraphProgress;
}

/** The fate of a position so far: still ahead, open, or of some value. */
function fateOfNode(
	{ graph, scale, progress }: Pick<GraphLook, 'graph' | 'scale' | 'progress'>,
	node: number
): Fate {
	if (node >= progress.nodes) return FATE.AHEAD;
	const known = graph.knownAt(node, progress.step);
	if (known === null) return FATE.OPEN;
	return fateOfValue(scale.classOf(known.low > -Infinity ? known.low : known.high));
}

export function graphScene(look: GraphLook): Scene {
	const { graph, shape, sight } = look;
	const gap = plyGap(shape, sight.k);
	const plies: ScenePly[] = [];
	for (let ply = 0; ply < graph.plies; ply++) {
		const y = pixelOfPly(shape, sight, ply);
		if (y > -gap && y < shape.size.height + gap) plies.push(scenePly(look, ply, y, gap));
	}
	return { plies, gap, band: Math.min(gap * 0.4, 30 * shape.grown) };
}

function scenePly(look: GraphLook, ply: number, y: number, gap: number): ScenePly {
	const { graph, shape, sight, progress, known } = look;
	const isMax = graph.trace.isMax(0) === (ply % 2 === 0);
	const toX = xAt(sight, shape.size.width + BESIDE);
	const [first, end] = graph.rangeAt(ply, xAt(sight, -BESIDE), toX);
	const room = graph.spacingAt(ply) * sight.k;
	const nodes: SceneNode[] = [];
	const crowd: { x: number; fate: Fate }[] = [];
	for (let index = first; index < end; index++) {
		const unit = graph.nodeAt(ply, index);
		if (!known.drawsAhead && unit >= progress.nodes) continue;
		const x = pixelAt(sight, graph.xOf(unit));
		const fate = fateOfNode(look, unit);
		if (room < CROWDED) crowd.push({ x, fate });
		else nodes.push({ unit, x, fate, ...markIn(look, room, gap, fate) });
	}
	return { ply, y, isMax, nodes, crowd };
}

/** One edge as it is drawn, in pixels of the pane. */
export interface SceneEdge {
	readonly edge: number;
	readonly x: number;
	readonly y: number;
	readonly toX: number;
	readonly toY: number;
	/** The first way to a position, a later one, or one in the future. */
	readonly kind: 'first' | 'again' | 'ahead';
	/** Whether it ends in a table hit. */
	readonly isAnswered: boolean;
}

/**
 * The edges that pass through the pane; at a ply that is a band, from or to its edge.
 *
 * @param band the height of a band, in pixels
 */
export function edgesInSight(look: GraphLook, band: number): SceneEdge[] {
	const { graph, shape, sight, progress, known } = look;
	const { width, height } = shape.size;
	const until = known.drawsAhead ? graph.edges : progress.edges;
	const plies = Array.from({ length: graph.plies }, (_, ply) => ply);
	const middles = plies.map((ply) => pixelOfPly(shape, sight, ply));
	const halves = plies.map((ply) => (graph.spacingAt(ply) * sight.k < CROWDED ? band / 2 : 0));
	const seen: SceneEdge[] = [];
	for (let edge = 0; edge < until; edge++) {
		const [from, to] = [graph.fromOf(edge), graph.toOf(edge)];
		const ply = graph.plyOf(to);
		const y = (middles[ply - 1] as number) + (halves[ply - 1] as number);
		const toY = (middles[ply] as number) - (halves[ply] as number);
		if (toY < 0 || y > height) continue;
		const x = pixelAt(sight, graph.xOf(from));
		const toX = pixelAt(sight, graph.xOf(to));
		if (Math.max(x, toX) < -BESIDE || Math.min(x, toX) > width + BESIDE) continue;
		const kind = edge >= progress.edges ? 'ahead' : graph.isFirstWay(edge) ? 'first' : 'again';
		seen.push({ edge, x, y, toX, toY, kind, isAnswered: graph.isAnswered(edge, progress.rows) });
	}
	return seen;
}
