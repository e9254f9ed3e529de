import { assert } from '../base/assert.ts';
import { newColumns, type TraceChunk } from './chunk.ts';
import { COLUMN_NAMES, FLAG, OPEN, type TraceColumns, type TraceHeader } from './schema.ts';
import { Trace } from './trace.ts';

/**
 * Joins the chunks of a recording in the order in which they were written. A `partial` header says why the trace may
 * end before its search did; if the root did finish, the trace is whole.
 */
export function assembleTrace(header: TraceHeader, chunks: readonly TraceChunk[]): Trace {
	const last = chunks.at(-1);
	const rows = last === undefined ? 0 : last.from + last.columns.parent.length;
	const isNarrow = chunks.every(
		({ columns, changes }) => fitsFloat32(columns.value) && fitsFloat32(changes.value)
	);
	const targets = last?.columns.target === undefined ? 'no targets' : 'targets';
	const columns = newColumns(rows, isNarrow ? Float32Array : Float64Array, targets);
	let from = 0;
	for (const chunk of chunks) {
		assert(chunk.from === from, `a chunk from row ${chunk.from} follows ${from} rows`);
		for (const name of COLUMN_NAMES) {
			columns[name]?.set(chunk.columns[name] ?? [], from);
		}
		from += chunk.columns.parent.length;
		applyChanges(columns, chunk);
	}
	const passes = chunks.flatMap((chunk) => chunk.passes);
	const lastRoot = passes.at(-1)?.rootRow;
	const isClosed = lastRoot !== undefined && columns.exitStep[lastRoot] !== OPEN;
	assert(isClosed || header.partial !== null, 'the search has not finished');
	// After an announced pass another may follow; a search with a single pass is finished.
	const isWhole = isClosed && ((columns.flags[0] as number) & FLAG.PASS) === 0;
	const partial = isWhole ? null : header.partial;
	const trace = new Trace({ ...header, passes, partial }, columns);
	for (const { rootRow } of passes) {
		if (columns.exitStep[rootRow] !== OPEN) markPrincipalVariation(trace, rootRow);
	}
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

/** Flags, from a root down, the first searched child that gave each node its returned value. */
function markPrincipalVariation(trace: Trace, root: number): void {
	const { flags } = trace.columns;
	let row: number | undefined = root;
	while (row !== undefined) {
		flags[row] = (flags[row] as number) | FLAG.PRINCIPAL;
		const value = trace.valueOf(row);
		row = trace
			.childrenOf(row)
			.find((child) => trace.counts(child) && trace.valueOf(child) === value);
	}
}
