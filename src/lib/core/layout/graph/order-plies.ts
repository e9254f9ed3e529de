/**
 * Orders the positions of each ply so that few edges cross: starting from the order of the search, by sweeps that put
 * each position at the mean place of its neighbours on the previous ply. K. Sugiyama, S. Tagawa and M. Toda, "Methods
 * for Visual Understanding of Hierarchical System Structures", IEEE Transactions on Systems, Man, and Cybernetics 11
 * (1981).
 */
import { countCrossings } from './count-crossings.ts';
import type { OrderColumns } from './graph-columns.ts';

/** Down and up again; more sweeps hardly improve the order. */
const SWEEPS = 8;

/** The ends of the edges, which lead from a ply to the next. */
interface LayeredEdges {
	readonly from: Uint32Array;
	readonly to: Uint32Array;
}

/** The best order found by the sweeps, including the initial one. */
export function orderPlies(plyOf: Uint8Array, edges: LayeredEdges): OrderColumns {
	const plies = byPly(plyOf);
	const above = neighbours(plyOf.length, edges.to, edges.from);
	const below = neighbours(plyOf.length, edges.from, edges.to);
	let best = plies.map((nodes) => nodes.slice());
	let least = crossingsOf(best, edges);
	for (let sweep = 0; sweep < SWEEPS && least > 0; sweep++) {
		const isDown = sweep % 2 === 0;
		for (let i = 1; i < plies.length; i++) {
			const ply = isDown ? i : plies.length - 1 - i;
			sortByNeighbours(plies, ply, isDown ? ply - 1 : ply + 1, isDown ? above : below);
		}
		const crossings = crossingsOf(plies, edges);
		if (crossings >= least) continue;
		least = crossings;
		best = plies.map((nodes) => nodes.slice());
	}
	return flat(best);
}

/** The number of edge crossings in an order, as drawn. */
export function crossingsIn({ order, starts }: OrderColumns, edges: LayeredEdges): number {
	const plies = Array.from({ length: starts.length - 1 }, (_, ply) =>
		Array.from(order.subarray(starts[ply], starts[ply + 1]))
	);
	return crossingsOf(plies, edges);
}

function byPly(plyOf: Uint8Array): number[][] {
	const plies: number[][] = [];
	for (const [node, ply] of plyOf.entries()) (plies[ply] ??= []).push(node);
	return plies;
}

function neighbours(nodes: number, of: Uint32Array, other: Uint32Array): number[][] {
	const lists: number[][] = Array.from({ length: nodes }, () => []);
	for (const [edge, node] of of.entries()) lists[node]?.push(other[edge] as number);
	return lists;
}

function sortByNeighbours(
	plies: number[][],
	ply: number,
	beside: number,
	lists: readonly (readonly number[])[]
): void {
	const nodes = plies[ply] as number[];
	const others = plies[beside] as number[];
	// As fractions of the width, over which every ply is spread.
	const places = new Map(others.map((node, i) => [node, (i + 0.5) / others.length]));
	const means = new Map(
		nodes.map((node, i) => {
			const list = lists[node] as readonly number[];
			const sum = list.reduce((total, other) => total + (places.get(other) as number), 0);
			return [node, list.length === 0 ? (i + 0.5) / nodes.length : sum / list.length];
		})
	);
	nodes.sort((a, b) => (means.get(a) as number) - (means.get(b) as number));
}

function crossingsOf(plies: readonly (readonly number[])[], { from, to }: LayeredEdges): number {
	const placeOf = new Map(plies.flatMap((nodes) => nodes.map((node, i) => [node, i] as const)));
	const plyOf = new Map(plies.flatMap((nodes, ply) => nodes.map((node) => [node, ply] as const)));
	const gaps: { from: number; to: number }[][] = plies.map(() => []);
	for (let edge = 0; edge < from.length; edge++) {
		const [source, target] = [from[edge] as number, to[edge] as number];
		gaps[plyOf.get(source) as number]?.push({
			from: placeOf.get(source) as number,
			to: placeOf.get(target) as number
		});
	}
	const width = Math.max(...plies.map(({ length }) => length));
	return gaps.reduce((sum, edges) => sum + countCrossings(edges, width), 0);
}

function flat(plies: readonly (readonly number[])[]): OrderColumns {
	const starts = new Uint32Array(plies.length + 1);
	for (const [ply, nodes] of plies.entries()) {
		starts[ply + 1] = (starts[ply] as number) + nodes.length;
	}
	return { order: Uint32Array.from(plies.flat()), starts };
}
