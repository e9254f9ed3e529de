/** The view of the graph of positions: its units are positions. */
import type { GraphProgress, PositionGraph } from '$lib/core/layout/graph/position-graph.ts';
import { graphBy } from '$lib/core/layout/graph/position-graphs.ts';
import type { Neighbour } from '$lib/core/layout/neighbour.ts';
import type { PlySource } from '$lib/core/layout/ply-scene.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import { graphFolderOf } from './graph-folder.svelte.ts';
import { perStepped } from '../per-stepped.svelte.ts';
import { SightView } from '../canvas/sight-view.svelte.ts';
import { shownPicture } from '../shown-picture.ts';

/** While there is no graph. */
const NOTHING: PlySource = {
	plies: 1,
	width: 0,
	rootIsMax: true,
	unitAt: () => NO_ROW,
	rangeAt: () => [0, 0],
	roomAt: () => 0,
	xOf: () => 0,
	plyOf: () => 0,
	hit: () => NO_ROW
};
const UNREACHED: GraphProgress = { step: 0, rows: 0, nodes: 0, edges: 0 };

export class GraphView extends SightView {
	/** Null while it is being made. */
	readonly graph: PositionGraph | null = $derived.by(() => {
		const picture = shownPicture(this.stepped);
		const { graphs } = graphFolderOf(this.stepped);
		return graphs && graphBy(graphs, picture === 'graph-symmetric' ? 'symmetric' : 'exact');
	});
	readonly progress: GraphProgress = $derived.by(
		() => this.graph?.progressAt(this.stepped.step) ?? UNREACHED
	);
	/** The positions from the root to the current one. */
	readonly path: readonly number[] = $derived.by(() => {
		const { graph } = this;
		return graph === null ? [] : this.stepped.moment.path.map(({ row }) => graph.nodeOf(row));
	});

	get source(): PlySource {
		return this.graph ?? NOTHING;
	}

	protected get reached(): number {
		return this.progress.nodes;
	}

	/** The row that first reached a position. */
	rowOf(node: number): number {
		return this.graph?.firstRowOf(node) ?? 0;
	}

	/** Along a ply the next shown position; up the first edge that led here, down the first edge out. */
	protected neighbourOf(node: number, to: Neighbour): number {
		const { graph } = this;
		if (graph === null) return NO_ROW;
		if (to === 'up') {
			const [first] = graph.edgesInto(node);
			return first === undefined ? NO_ROW : graph.fromOf(first);
		}
		if (to === 'down') {
			const [first] = graph.edgesOutOf(node);
			return first === undefined ? NO_ROW : graph.toOf(first);
		}
		const ply = graph.plyOf(node);
		const by = to === 'left' ? -1 : 1;
		for (let at = graph.placeOf(node) + by; at >= 0 && at < graph.countAt(ply); at += by) {
			const next = graph.unitAt(ply, at);
			if (this.isShown(next)) return next;
		}
		return NO_ROW;
	}

	protected extentOf(node: number): readonly [from: number, to: number] {
		const x = this.source.xOf(node);
		return [x - 2, x + 2];
	}
}

/** The one view of a stepped search: it survives a switch to another view. */
export const graphViewOf = perStepped((stepped) => new GraphView(stepped));
export default graphViewOf;
