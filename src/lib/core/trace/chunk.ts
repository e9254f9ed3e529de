/**
 * A part of a recording in progress: the rows since the previous chunk, and the changes in the rows of earlier
 * chunks. A chunk ends between two events, so the chunks so far always form a trace, perhaps a partial one.
 */
import { COLUMN_NAMES, COLUMNS, type Pass, type TraceColumns } from './schema.ts';

export interface TraceChunk {
	/** The first of its rows; the chunks before it hold all rows below. */
	readonly from: number;
	readonly columns: TraceColumns;
	/** Current contents of changed rows of earlier chunks, in the order of the changes. */
	readonly changes: RowChanges;
	/** The passes that begin in it. */
	readonly passes: readonly Pass[];
}

/** One entry per change; all other columns never change after they are written. */
export interface RowChanges {
	readonly row: Uint32Array;
	readonly subtreeEnd: Uint32Array;
	readonly exitStep: Uint32Array;
	readonly value: Float64Array;
	readonly flags: Uint16Array;
}

/** Whether a trace has the column of rows that its table hits refer to. */
export type Targets = 'targets' | 'no targets';

/** Empty columns of a length, with values in the given array. */
export function newColumns(
	rows: number,
	ValueArray: Float32ArrayConstructor | Float64ArrayConstructor,
	targets: Targets
): TraceColumns {
	const names = COLUMN_NAMES.filter((name) => name !== 'target' || targets === 'targets');
	const columns = names.map((name) => {
		const ColumnArray = name === 'value' ? ValueArray : COLUMNS[name];
		return [name, new ColumnArray(rows)] as const;
	});
	return Object.fromEntries(columns) as unknown as TraceColumns;
}

/** The buffers behind a chunk, for a transfer between threads. */
export function chunkBuffers({ columns, changes }: TraceChunk): ArrayBuffer[] {
	const arrays = [columns, changes].flatMap((part) => Object.values(part) as ArrayBufferView[]);
	return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
