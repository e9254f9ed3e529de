/** Reads and checks a recording from an untrusted file; codec.ts describes the format. */
import { crc32 } from '../base/crc32.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import { SETUP } from '../search/setup-fields.ts';
import { algorithmOf, codeOf } from '../search/registry.ts';
import { rulesOf } from '../search/setup.ts';
import { columnNamesOf, PREAMBLE, TRACE_PREFIX, TRACE_SUFFIX, type ColumnJson } from './codec.ts';
import { findBoundFault } from './codec-bounds.ts';
import { columnLength, cutShort, readPreamble, uint32At } from './codec-bytes.ts';
import { findColumnFault } from './codec-checks.ts';
import type { ColumnFault } from './codec-walk.ts';
import { decodeHeader, type DecodedHeader } from './codec-header.ts';
import { tooLong } from './codec-length.ts';
import { findMoveFault } from './codec-moves.ts';
import { wantsShadow } from './record.ts';
import { recordingOf, type Recording } from './recording.ts';
import { ELEMENT_TYPES, type ElementType, type TraceColumns } from './schema.ts';
import { Trace } from './trace.ts';

interface Decoded {
	readonly trace: Trace;
	/** The first byte after it. */
	readonly end: number;
}

/** Byte offset of a part of the file, and its name in messages. */
interface Place {
	readonly at: number;
	readonly name: 'search' | 'minimax tree';
}

/**
 * The recording in an unpacked file. Its columns are views of `bytes` wherever they are aligned in memory, so `bytes`
 * must not change afterwards. A fault's `at` is a byte of the file.
 * @param onProgress called at intervals: checking millions of rows takes seconds
 */
export function decodeRecording(
	bytes: Uint8Array,
	onProgress: () => void = () => undefined
): Result<Recording> {
	const count = readPreamble(bytes);
	if (!count.ok) return count;
	const search = decodeTrace(bytes, { at: PREAMBLE, name: 'search' }, onProgress);
	if (!search.ok) return search;
	let { end } = search.value;
	let shadow: Trace | null = null;
	if (count.value === 2) {
		const second = decodeTrace(bytes, { at: end, name: 'minimax tree' }, onProgress);
		if (!second.ok) return second;
		if (!isShadowOf(search.value.trace, second.value.trace)) {
			const message = 'The second trace is not plain minimax of the first one’s position.';
			return fail('file-shadow', message, end);
		}
		shadow = second.value.trace;
		end = second.value.end;
	}
	if (end < bytes.length) {
		return tooLong({ length: end, isWhole: true });
	}
	return join(search.value, shadow);
}

function decodeTrace(
	bytes: Uint8Array,
	{ at, name }: Place,
	onProgress: () => void
): Result<Decoded> {
	if (bytes.length < at + TRACE_PREFIX) {
		return cutShort(bytes, `the beginning of the ${name}`, at + TRACE_PREFIX);
	}
	const rows = uint32At(bytes, at + 4);
	const headerAt = at + TRACE_PREFIX;
	const columnsAt = headerAt + uint32At(bytes, at);
	if (columnsAt % 8 !== 0) return damaged(name, at);
	if (bytes.length < columnsAt) return cutShort(bytes, `the header of the ${name}`, columnsAt);
	const decoded = decodeHeader(bytes.subarray(headerAt, columnsAt));
	if (!decoded.ok) return fail(decoded.fault.code, decoded.fault.message, headerAt);
	let columnsEnd = columnsAt;
	for (const column of decoded.value.columns) {
		columnsEnd += columnLength(column, rows);
		if (bytes.length < columnsEnd) {
			return cutShort(bytes, `the column “${column.name}” of the ${name}`, columnsEnd);
		}
	}
	const end = columnsEnd + TRACE_SUFFIX;
	if (bytes.length < end) return cutShort(bytes, `the checksum of the ${name}`, end);
	const isIntact =
		uint32At(bytes, columnsEnd) === crc32(bytes.subarray(at, columnsEnd)) &&
		uint32At(bytes, columnsEnd + 4) === 0;
	if (!isIntact) return damaged(name, columnsEnd);
	if (rows === 0) return fail('file-rows', `The ${name} has no rows.`, at + 4);
	const columns = columnsOf(bytes, columnsAt, rows, decoded.value);
	const fault = findFault(decoded.value, columns, onProgress);
	if (fault !== null) return notATrace(fault, columns, decoded.value, { at: columnsAt, name });
	return ok({ trace: new Trace(decoded.value.header, columns), end });
}

function findFault(
	{ header }: DecodedHeader,
	columns: TraceColumns,
	onProgress: () => void
): ColumnFault | null {
	onProgress();
	const { usesWindow, visits } = algorithmOf(header.setup.algorithm);
	const rules = rulesOf(header.setup);
	const fault = findColumnFault(columns, {
		partial: header.partial === null ? 'whole' : 'partial',
		cuts: usesWindow ? 'cuts' : 'never cuts',
		values: usesWindow && rules.fail === 'hard' ? 'clamped' : 'best',
		visits,
		// Each event highlights a line, and each line's events can occur.
		events: new Set(
			codeOf(header.setup.algorithm)
				.pseudocode(rules)
				.flatMap((line) => line.events)
		),
		passes: header.passes,
		claims:
			evaluatorOf(header.setup.evaluator).claimsDraw === undefined
				? 'never claims'
				: 'claims draws',
		open: header.setup.open
	});
	if (fault !== null) return fault;
	const trace = new Trace(header, columns);
	return findBoundFault(trace) ?? findMoveFault(trace, onProgress);
}

/** Names the faulty cell; the place is that of the columns. */
function notATrace(
	{ column, row, message }: ColumnFault,
	columns: TraceColumns,
	{ columns: order }: DecodedHeader,
	{ at, name }: Place
): Result<never> {
	const text = `The ${name} is not a trace: row ${row}, column “${column}” ${message}.`;
	const start = startOf(column, at, columns.parent.length, order);
	return fail('file-rows', text, start + row * (columns[column]?.BYTES_PER_ELEMENT ?? 0));
}

/** True where a second trace may be the shadow of the first; their rows are compared when the two are joined. */
function isShadowOf({ header }: Trace, shadow: Trace): boolean {
	const { setup, partial } = shadow.header;
	if (!wantsShadow({ ...header.setup, shadow: 'on' }) || setup.algorithm !== 'minimax')
		return false;
	const theirs = SETUP.texts({ ...setup, algorithm: header.setup.algorithm });
	return partial === null && JSON.stringify(theirs) === JSON.stringify(SETUP.texts(header.setup));
}

function join({ trace, end }: Decoded, shadow: Trace | null): Result<Recording> {
	try {
		return ok(recordingOf(trace, shadow));
	} catch (error) {
		// Out of memory is not a fault of the file.
		if (!(error instanceof Error) || error instanceof RangeError) throw error;
		return fail('file-shadow', `The minimax does not fit the search: ${error.message}.`, end);
	}
}

function columnsOf(
	bytes: Uint8Array,
	at: number,
	rows: number,
	{ header, columns: order }: DecodedHeader
): TraceColumns {
	let start = at;
	const columns: Record<string, unknown> = {};
	const known: readonly string[] = columnNamesOf(header.setup.algorithm);
	for (const column of order) {
		if (known.includes(column.name)) {
			columns[column.name] = viewOf(bytes, start, rows, column.type);
		}
		start += columnLength(column, rows);
	}
	// The header reader has checked that every column exists with its type.
	return columns as unknown as TraceColumns;
}

function viewOf(bytes: Uint8Array, start: number, rows: number, type: ElementType): unknown {
	const ArrayOfType = ELEMENT_TYPES[type];
	const size = rows * ArrayOfType.BYTES_PER_ELEMENT;
	const at = bytes.byteOffset + start;
	return at % ArrayOfType.BYTES_PER_ELEMENT === 0
		? new ArrayOfType(bytes.buffer as ArrayBuffer, at, rows)
		: new ArrayOfType(bytes.slice(start, start + size).buffer);
}

function startOf(name: string, at: number, rows: number, order: readonly ColumnJson[]): number {
	const before = order.slice(
		0,
		order.findIndex((column) => column.name === name)
	);
	return before.reduce((start, column) => start + columnLength(column, rows), at);
}

function damaged(name: Place['name'], at: number): Result<never> {
	return fail('file-damaged', `The ${name} is damaged: its checksum does not match.`, at);
}
