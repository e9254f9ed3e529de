/**
 * The search as a graph: one node for each distinct visited position, ply by ply, and an edge for each distinct move
 * between two of them. The part reached by a step is a prefix of the nodes and of the edges.
 */
import { countAtMost } from '../../base/bisect.ts';
import { rowsAt } from '../../trace/cursor.ts';
import type { Trace } from '../../trace/trace.ts';
import type { PlySource } from '../ply-scene.ts';
import { NO_POSITION, type GraphColumns } from './graph-columns.ts';

/** The part of the graph that the search has reached. */
export interface GraphProgress {
	readonly step: number;
	/** Rows of the trace, pruned ones included. */
	readonly rows: number;
	/** Positions: those below this number have been visited. */
	readonly nodes: number;
	/** Edges: those below this number have been used. */
	readonly edges: number;
}

/** Known bounds of a position's value, from MAX's side: it lies from `low` to `high`. */
export interface Known {
	readonly low: number;
	readonly high: number;
}

export class PositionGraph implements PlySource {
	/** Distinct positions. */
	readonly nodes: number;
	/** Distinct (position, position after a move). */
	readonly edges: number;
	readonly plies: number;
	readonly rootIsMax: boolean;
	/** The largest x; the smallest is 0. Positions of a ply are never closer than 1. */
	readonly width: number;
	private readonly indexOf: Uint32Array;
	private readonly out: Adjacency;
	private readonly into: Adjacency;

	constructor(
		readonly trace: Trace,
		readonly columns: GraphColumns
	) {
		this.nodes = columns.firstRow.length;
		this.edges = columns.edgeRow.length;
		this.plies = columns.starts.length - 1;
		this.rootIsMax = trace.isMax(0);
		this.indexOf = new Uint32Array(this.nodes);
		let widest = 1;
		for (let ply = 0; ply < this.plies; ply++) {
			const count = this.countAt(ply);
			widest = Math.max(widest, count);
			for (let index = 0; index < count; index++) this.indexOf[this.unitAt(ply, index)] = index;
		}
		this.width = widest - 1;
		this.out = adjacency(columns.from, this.nodes);
		this.into = adjacency(columns.to, this.nodes);
	}

	progressAt(step: number): GraphProgress {
		const rows = rowsAt(this.trace, step);
		const { firstRow, edgeRow } = this.columns;
		return {
			step,
			rows,
			nodes: countAtMost(firstRow, rows - 1),
			edges: countAtMost(edgeRow, rows - 1)
		};
	}

	/** The position of a row; NO_POSITION for a pruned one. */
	nodeOf(row: number): number {
		return this.columns.nodeOf[row] ?? NO_POSITION;
	}

	/** The row that first reached a position. */
	firstRowOf(node: number): number {
		return this.columns.firstRow[node] as number;
	}

	/** Number of rows below `rows` that reached a position; all rows by default. */
	visitsOf(node: number, rows = this.trace.rows): number {
		const { visits, visitStarts } = this.columns;
		const list = visits.subarray(visitStarts[node], visitStarts[node + 1]);
		return countAtMost(list, rows - 1);
	}

	plyOf(node: number): number {
		return this.trace.depthOf(this.firstRowOf(node));
	}

	xOf(node: number): number {
		return this.xAt(this.plyOf(node), this.indexOf[node] as number);
	}

	/** The distance between neighbours on a ply, in units of x. */
	spacingAt(ply: number): number {
		return (this.width + 1) / this.countAt(ply);
	}

	roomAt(ply: number): number {
		return this.spacingAt(ply);
	}

	/** The number of positions on a ply. */
	countAt(ply: number): number {
		const { starts } = this.columns;
		return (starts[ply + 1] as number) - (starts[ply] as number);
	}

	/** The position at an index of a ply, from left to right, 0 <= index < countAt(ply). */
	unitAt(ply: number, index: number): number {
		return this.columns.order[(this.columns.starts[ply] as number) + index] as number;
	}

	/** The index of a position on its ply, from the left. */
	placeOf(node: number): number {
		return this.indexOf[node] as number;
	}

	/** The indices [first, end) of a ply with fromX <= x < toX. */
	rangeAt(ply: number, fromX: number, toX: number): [first: number, end: number] {
		const place = (x: number): number => {
			const index = Math.ceil((x + 0.5) / this.spacingAt(ply) - 0.5);
			return Math.min(Math.max(index, 0), this.countAt(ply));
		};
		const first = place(fromX);
		return [first, Math.max(first, place(toX))];
	}

	/** The position of a ply nearest to `x` if it is at most `reach` away; NO_POSITION otherwise. */
	hit(x: number, ply: number, reach: number): number {
		if (ply < 0 || ply >= this.plies) return NO_POSITION;
		const wanted = Math.round((x + 0.5) / this.spacingAt(ply) - 0.5);
		const index = Math.min(Math.max(wanted, 0), this.countAt(ply) - 1);
		return Math.abs(this.xAt(ply, index) - x) <= reach ? this.unitAt(ply, index) : NO_POSITION;
	}

	fromOf(edge: number): number {
		return this.columns.from[edge] as number;
	}

	toOf(edge: number): number {
		return this.columns.to[edge] as number;
	}

	/** The first row along this edge. */
	edgeRowOf(edge: number): number {
		return this.columns.edgeRow[edge] as number;
	}

	/** True where the lower position was first reached along this edge; all other edges make it a graph. */
	isFirstWay(edge: number): boolean {
		return this.edgeRowOf(edge) === this.firstRowOf(this.toOf(edge));
	}

	/** True where one of the rows below `rows` along this edge was a table hit. */
	isAnswered(edge: number, rows: number): boolean {
		return (this.columns.hitRow[edge] as number) < rows;
	}

	/** The edges into a position, in the order of their first use. */
	edgesInto(node: number): Uint32Array {
		return this.into.edges.subarray(this.into.starts[node], this.into.starts[node + 1]);
	}

	/** The edges out of a position, in the order of their first use. */
	edgesOutOf(node: number): Uint32Array {
		return this.out.edges.subarray(this.out.starts[node], this.out.starts[node + 1]);
	}

	/** Known bounds of a position's value just after event `step`; null if there are none. */
	knownAt(node: number, step: number): Known | null {
		const { knownStarts, knownStep, low, high } = this.columns;
		const start = knownStarts[node] as number;
		const at = start + countAtMost(knownStep.subarray(start, knownStarts[node + 1]), step) - 1;
		return at < start ? null : { low: low[at] as number, high: high[at] as number };
	}

	private xAt(ply: number, index: number): number {
		return (index + 0.5) * this.spacingAt(ply) - 0.5;
	}
}

/** Edges sorted by one of their ends. */
interface Adjacency {
	readonly edges: Uint32Array;
	readonly starts: Uint32Array;
}

function adjacency(ends: Uint32Array, nodes: number): Adjacency {
	const starts = new Uint32Array(nodes + 1);
	for (const end of ends) starts[end + 1] = (starts[end + 1] as number) + 1;
	for (let node = 0; node < nodes; node++) {
		starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
	}
	const next = starts.slice();
	const edges = new Uint32Array(ends.length);
	for (const [edge, end] of ends.entries()) {
		const place = next[end] as number;
		edges[place] = edge;
		next[end] = place + 1;
	}
	return { edges, starts };
}
