/**
 * A recording on its way: the rows written since the chunk before, and what has changed in the rows of
 * earlier chunks. A chunk ends between two events, so whatever has arrived is a trace, if only of a part.
 */
import {
	COLUMN_NAMES,
	COLUMN_TYPES,
	ELEMENT_TYPES,
	type Pass,
	type TraceColumns
} from './schema.ts';

export interface TraceChunk {
	/** The first of its rows; the chunks before it hold all rows below. */
	readonly from: number;
	readonly columns: TraceColumns;
	/** Rows of earlier chunks as they stand now, in the order in which they changed. */
	readonly changes: RowChanges;
	/** The passes that begin in it. */
	readonly passes: readonly Pass[];
}

/** One entry a change; the columns not named here never change once they are written. */
export interface RowChanges {
	readonly row: Uint32Array;
	readonly subtreeEnd: Uint32Array;
	readonly exitStep: Uint32Array;
	readonly value: Float64Array;
	readonly flags: Uint16Array;
}

/** Whether a trace has a column of the rows that its table hits point at. */
export type Targets = 'targets' | 'no targets';

/** Empty columns of a length, with values in the array given. */
export function newColumns(
	rows: number,
	ValueArray: Float32ArrayConstructor | Float64ArrayConstructor,
	targets: Targets
): TraceColumns {
	const names = COLUMN_NAMES.filter((name) => name !== 'target' || targets === 'targets');
	const columns = names.map((name) => {
		const [narrow] = COLUMN_TYPES[name];
		const ColumnArray = name === 'value' ? ValueArray : ELEMENT_TYPES[narrow];
		return [name, new ColumnArray(rows)] as const;
	});
	return Object.fromEntries(columns) as unknown as TraceColumns;
}

/** The buffers behind a chunk, for a transfer between threads. */
export function chunkBuffers({ columns, changes }: TraceChunk): ArrayBuffer[] {
	const arrays = [columns, changes].flatMap((part) => Object.values(part) as ArrayBufferView[]);
	return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
