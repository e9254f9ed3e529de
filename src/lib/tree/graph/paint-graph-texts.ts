/** The moves at the edges, and the number of visits of each position, where there is space for them. */
import { formatCount } from '$lib/core/base/count-words.ts';
import type { SceneEdge } from '$lib/core/layout/graph/graph-look.ts';
import type { Scene, SceneNode } from '$lib/core/layout/ply-scene.ts';
import { writeClear, type Brush } from '../canvas/paint-nodes.ts';

/** A text on the pane, in pixels. */
interface Plate {
	readonly left: number;
	readonly right: number;
	readonly y: number;
}

/** The most edges to name. */
const NAMED = 150;

/** Each move near the position that it leads to, unless it would overlap another one. */
export function paintMoves(
	{ context, colours, font, grown }: Brush,
	scene: Scene,
	edges: readonly SceneEdge[],
	nameOf: (edge: number) => string | null
): void {
	if (edges.length > NAMED) return;
	const details = new Map(
		scene.plies.flatMap(({ y, nodes }) => nodes.map((node) => [key(node.x, y), node]))
	);
	const px = 12 * grown;
	const plates: Plate[] = [];
	context.font = `${px}px ${font}`;
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	// First edges are named first, if not all can be.
	const sorted = [...edges].sort((a, b) => Number(a.kind !== 'first') - Number(b.kind !== 'first'));
	for (const { edge, x, y, toX, toY } of sorted) {
		const node = details.get(key(toX, toY));
		if (node === undefined || node.detail === 'dot' || node.detail === 'shape') continue;
		if (scene.gap < node.size + 34 * grown) continue;
		const part = 1 - (node.size / 2 + 16 * grown) / (toY - y);
		const [atX, atY] = [x + (toX - x) * part, y + (toY - y) * part];
		const name = nameOf(edge);
		if (name === null || name === '') continue;
		const half = context.measureText(name).width / 2 + 2;
		const plate = { left: atX - half, right: atX + half, y: atY };
		const isFree = plates.every(
			(other) =>
				other.right < plate.left || other.left > plate.right || Math.abs(other.y - plate.y) > px
		);
		if (!isFree) continue;
		plates.push(plate);
		writeClear({ context, colours }, name, atX, atY, 'ink');
	}
}

/** "×12" beside a mark, or beside a board; `spacingAt` is between neighbours, in pixels. */
export function paintVisits(
	{ context, colours, font, grown }: Brush,
	scene: Scene,
	visitsOf: (node: number) => number,
	spacingAt: (ply: number) => number
): void {
	context.textBaseline = 'middle';
	context.font = `${11 * grown}px ${font}`;
	for (const { ply, y, nodes } of scene.plies) {
		const spacing = spacingAt(ply);
		for (const node of nodes) {
			const visits = visitsOf(node.unit);
			if (visits < 2 || !hasRoom(node, scene)) continue;
			const text = `×${formatCount(visits)}`;
			const isBoard = node.detail === 'board';
			const beside = spacing - (isBoard ? node.size : 1.1 * node.size) - 10;
			if (context.measureText(text).width > beside) continue;
			context.textAlign = 'left';
			const x = node.x + (isBoard ? node.size / 2 + 6 : node.size * 0.55 + 2);
			const at = y - node.size * (isBoard ? 0.4 : 0.36);
			writeClear({ context, colours }, text, x, at, 'ink-soft');
		}
	}
}

function hasRoom({ detail, size }: SceneNode, { gap }: Scene): boolean {
	return detail === 'board' || (detail === 'value' && gap > size + 12);
}

function key(x: number, y: number): string {
	return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
