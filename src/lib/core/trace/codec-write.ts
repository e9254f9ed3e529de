/** Writes a recording as a file; codec.ts describes the format. */
import { assert, assertExists } from '../base/assert.ts';
import { crc32 } from '../base/crc32.ts';
import { SETUP } from '../search/setup-fields.ts';
import {
	columnNamesOf,
	FORMAT_VERSION,
	MAGIC,
	padded,
	TRACE_PREFIX,
	type HeaderJson,
	type NumberJson
} from './codec.ts';
import type { Recording } from './recording.ts';
import { COLUMN_TYPES, type TraceColumns, type TraceHeader } from './schema.ts';

/** A trace in pieces, in the order of their rows. */
export interface TracePieces {
	readonly header: TraceHeader;
	readonly pieces: readonly TraceColumns[];
}

/**
 * The file of a recording, in parts to be concatenated. The columns are not copied: changes to the trace before the
 * parts are used show in the file.
 */
export function encodeRecording({
	trace,
	shadow
}: Pick<Recording, 'trace' | 'shadow'>): Uint8Array<ArrayBuffer>[] {
	const traces = shadow === null || shadow === trace ? [trace] : [trace, shadow];
	return encodeTraces(traces.map(({ header, columns }) => ({ header, pieces: [columns] })));
}

/** The same for a search and, if there is one, its shadow, each in its original pieces. */
export function encodeTraces(traces: readonly TracePieces[]): Uint8Array<ArrayBuffer>[] {
	const magic = new TextEncoder().encode(MAGIC);
	return [magic, uint32s(FORMAT_VERSION, traces.length), ...traces.flatMap(encodeTrace)];
}

function encodeTrace({ header, pieces }: TracePieces): Uint8Array<ArrayBuffer>[] {
	const rows = pieces.reduce((sum, { parent }) => sum + parent.length, 0);
	const json = new TextEncoder().encode(JSON.stringify(headerJson(header, pieces)));
	const head = new Uint8Array(padded(json.length)).fill(0x20);
	head.set(json);
	const parts = [uint32s(head.length, rows), head];
	assert(parts[0]?.length === TRACE_PREFIX, 'the header begins where a reader looks for it');
	for (const name of columnNamesOf(header.setup.algorithm)) {
		const column = pieces.map((piece) => bytesOf(assertExists(piece[name], `there is a ${name}`)));
		const length = column.reduce((sum, bytes) => sum + bytes.length, 0);
		parts.push(...column, new Uint8Array(padded(length) - length));
	}
	const checksum = parts.reduce((crc, part) => crc32(part, crc), 0);
	return [...parts, uint32s(checksum, 0)];
}

function headerJson(header: TraceHeader, pieces: readonly TraceColumns[]): HeaderJson {
	const isNarrow = pieces.every(({ value }) => value instanceof Float32Array);
	const isWide = pieces.every(({ value }) => value instanceof Float64Array);
	assert(isNarrow || isWide, 'all pieces of a trace hold their values alike');
	return {
		setup: SETUP.texts(header.setup),
		passes: header.passes.map(({ rootRow, depth, window, why }) => ({
			rootRow,
			depth,
			window: window && [numberJson(window[0]), numberJson(window[1])],
			why
		})),
		partial: header.partial,
		columns: columnNamesOf(header.setup.algorithm).map((name) => {
			const [narrow, wide] = COLUMN_TYPES[name];
			return { name, type: (isNarrow ? undefined : wide) ?? narrow };
		})
	};
}

function numberJson(value: number): NumberJson {
	if (Number.isFinite(value)) return value;
	return value > 0 ? 'Infinity' : '-Infinity';
}

/** All machines that run a browser are little-endian; the views below rely on it. */
const IS_LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function uint32s(...numbers: number[]): Uint8Array<ArrayBuffer> {
	return bytesOf(Uint32Array.from(numbers));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array<ArrayBuffer> {
	assert(IS_LITTLE_ENDIAN, 'a recording is written on a little-endian machine');
	return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}
