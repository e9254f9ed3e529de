import type { PositionKey } from '../../games/game.ts';
import { FLAG } from '../../trace/schema.ts';
import type { Trace } from '../../trace/trace.ts';
import { NO_HIT, NO_POSITION, type FoldColumns } from './graph-columns.ts';

/**
 * Folds the visited rows of a trace by position: rows of one ply with the same key are one. O(rows), except that the
 * outgoing edges of a position are searched one by one.
 *
 * @param keyOf called once for each visited row, in the order of the rows
 * @param onRow called after each row
 */
export function foldPositions(
	trace: Trace,
	keyOf: (row: number) => PositionKey,
	onRow?: (row: number) => void
): FoldColumns {
	const nodeOf = new Int32Array(trace.rows).fill(NO_POSITION);
	const known: Map<PositionKey, number>[] = [];
	const firstRow: number[] = [];
	const counts: number[] = [];
	const from: number[] = [];
	const to: number[] = [];
	const edgeRow: number[] = [];
	const hitRow: number[] = [];
	/** Per position its last found outgoing edge, per edge the one found before it. */
	const lastOut: number[] = [];
	const outBefore: number[] = [];
	for (let row = 0; row < trace.rows; row++) {
		if (!trace.isPruned(row)) add(row);
		onRow?.(row);
	}
	const { visits, visitStarts } = sortVisits(nodeOf, counts);
	return {
		nodeOf,
		firstRow: Uint32Array.from(firstRow),
		visits,
		visitStarts,
		from: Uint32Array.from(from),
		to: Uint32Array.from(to),
		edgeRow: Uint32Array.from(edgeRow),
		hitRow: Uint32Array.from(hitRow)
	};

	function add(row: number): void {
		const node = nodeAt(row);
		nodeOf[row] = node;
		counts[node] = (counts[node] as number) + 1;
		const parent = trace.parentOf(row);
		if (parent < 0) return;
		const edge = edgeAt(row, nodeOf[parent] as number, node);
		const isHit = (trace.flagsOf(row) & FLAG.HIT) !== 0;
		if (isHit && hitRow[edge] === NO_HIT) hitRow[edge] = row;
	}

	function nodeAt(row: number): number {
		const ofPly = (known[trace.depthOf(row)] ??= new Map());
		const key = keyOf(row);
		const before = ofPly.get(key);
		if (before !== undefined) return before;
		const node = firstRow.push(row) - 1;
		ofPly.set(key, node);
		counts.push(0);
		lastOut.push(-1);
		return node;
	}

	function edgeAt(row: number, source: number, target: number): number {
		for (let edge = lastOut[source] as number; edge >= 0; edge = outBefore[edge] as number) {
			if (to[edge] === target) return edge;
		}
		const edge = from.push(source) - 1;
		to.push(target);
		edgeRow.push(row);
		hitRow.push(NO_HIT);
		outBefore.push(lastOut[source] as number);
		lastOut[source] = edge;
		return edge;
	}
}

/** Sorts by counting: O(rows). */
function sortVisits(
	nodeOf: Int32Array,
	counts: readonly number[]
): { visits: Uint32Array; visitStarts: Uint32Array } {
	const visitStarts = new Uint32Array(counts.length + 1);
	for (const [node, count] of counts.entries()) {
		visitStarts[node + 1] = (visitStarts[node] as number) + count;
	}
	const next = visitStarts.slice();
	const visits = new Uint32Array(visitStarts[counts.length] as number);
	for (let row = 0; row < nodeOf.length; row++) {
		const node = nodeOf[row] as number;
		if (node === NO_POSITION) continue;
		const place = next[node] as number;
		visits[place] = row;
		next[node] = place + 1;
	}
	return { visits, visitStarts };
}
