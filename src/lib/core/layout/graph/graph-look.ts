/** A graph of positions as it is known at some step, and its visible edges. */
import { FATE, fateOfValue, type Fate } from '../fates.ts';
import { BESIDE, CROWDED, type Look } from '../ply-scene.ts';
import type { ValueScale } from '../value-scale.ts';
import { pixelAt, pixelOfPly } from '../whole-scale.ts';
import type { GraphProgress, PositionGraph } from './position-graph.ts';

export interface GraphLook extends Look {
	readonly source: PositionGraph;
	readonly progress: GraphProgress;
}

/** Crowds of positions are lists. */
export function graphLook(
	graph: PositionGraph,
	scale: ValueScale,
	progress: GraphProgress,
	seen: Pick<Look, 'shape' | 'sight' | 'known' | 'boards'>
): GraphLook {
	return {
		...seen,
		source: graph,
		progress,
		band: { part: 0.4, most: 30 },
		reached: progress.nodes,
		fateAt
	};

	/** Still ahead, open, or of some value. */
	function fateAt(node: number): Fate {
		if (node >= progress.nodes) return FATE.AHEAD;
		const known = graph.knownAt(node, progress.step);
		if (known === null) return FATE.OPEN;
		return fateOfValue(scale.classOf(known.low > -Infinity ? known.low : known.high));
	}
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
	const { source: graph, shape, sight, progress, known } = look;
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
