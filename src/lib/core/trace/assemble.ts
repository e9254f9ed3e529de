import { assert } from '../base/assert.ts';
import { newColumns, type TraceChunk } from './chunk.ts';
import { FLAG, OPEN, type TraceColumns, type TraceHeader } from './schema.ts';
import { Trace } from './trace.ts';

/**
 * Puts the chunks of a recording together, in the order in which they were written. A `partial` header
 * says why the trace may end before its search did; where the root was finished after all, it is whole.
 */
export function assembleTrace(header: TraceHeader, chunks: readonly TraceChunk[]): Trace {
	const last = chunks.at(-1);
	const rows = last === undefined ? 0 : last.from + last.columns.parent.length;
	const isNarrow = chunks.every(
		({ columns, changes }) => fitsFloat32(columns.value) && fitsFloat32(changes.value)
	);
	const columns = newColumns(rows, isNarrow ? Float32Array : Float64Array);
	let from = 0;
	for (const chunk of chunks) {
		assert(chunk.from === from, `a chunk from row ${chunk.from} follows ${from} rows`);
		for (const name of Object.keys(columns) as (keyof TraceColumns)[]) {
			columns[name].set(chunk.columns[name], from);
		}
		from += chunk.columns.parent.length;
		applyChanges(columns, chunk);
	}
	const isWhole = rows > 0 && columns.exitStep[0] !== OPEN;
	assert(isWhole || header.partial !== null, 'the search has not finished');
	const trace = new Trace(isWhole ? { ...header, partial: null } : header, columns);
	if (isWhole) markPrincipalVariation(trace);
	return trace;
}

function applyChanges(columns: TraceColumns, { changes }: TraceChunk): void {
	for (let i = 0; i < changes.row.length; i++) {
		const row = changes.row[i] as number;
		columns.subtreeEnd[row] = changes.subtreeEnd[i] as number;
		columns.exitStep[row] = changes.exitStep[i] as number;
		columns.value[row] = changes.value[i] as number;
		columns.flags[row] = changes.flags[i] as number;
	}
}

function fitsFloat32(values: Float32Array | Float64Array): boolean {
	for (const value of values) {
		if (Math.fround(value) !== value && !Number.isNaN(value)) return false;
	}
	return true;
}

/** Flags, from the root down, the first searched child that gave each node its returned value. */
function markPrincipalVariation(trace: Trace): void {
	const { flags } = trace.columns;
	let row = 0;
	for (;;) {
		flags[row] = (flags[row] as number) | FLAG.PRINCIPAL;
		const value = trace.valueOf(row);
		let next = -1;
		for (const child of trace.childrenOf(row)) {
			if (!trace.isPruned(child) && trace.valueOf(child) === value) {
				next = child;
				break;
			}
		}
		if (next < 0) return;
		row = next;
	}
}
