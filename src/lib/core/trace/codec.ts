/**
 * The file of a recording. It is self-contained: its setup and columns are enough to show everything again without a
 * search. All numbers are little-endian; every part begins at a multiple of 8 bytes, so that columns can be read in
 * place.
 *
 *   file    8 bytes “PLYSCOPE” · uint32 format version · uint32 number of traces (1 or 2) · the traces
 *   trace   uint32 length of the header · uint32 rows · header · columns · uint32 CRC-32 · uint32 zero
 *   header  JSON in UTF-8, padded with spaces: `HeaderJson` below
 *   column  its rows one after the other, padded with zero bytes
 *
 * The first trace is the search, the second plain minimax; a recording of minimax has only one. A checksum covers its
 * trace from the first byte of the length on. The header lists the columns with their element types, in file order.
 * Readers skip unknown columns; a column that older readers need raises the format version.
 *
 * A file is mostly zeros and slow counters: gzip makes it a fraction of its size, and readers accept both forms. The
 * writer compresses the file, since page and Node do it differently.
 */
import type { SetupFields } from '../search/parse-setup.ts';
import type { PassReason } from '../search/observer.ts';
import { algorithmOf, type AlgorithmId } from '../search/registry.ts';
import type { PartialReason, TraceColumns } from './schema.ts';

export const MAGIC = 'PLYSCOPE';
export const FORMAT_VERSION = 1;
/** Bytes before the first trace. */
export const PREAMBLE = 16;
/** Bytes before a trace's header and after its columns. */
export const TRACE_PREFIX = 8;
export const TRACE_SUFFIX = 8;

export const ELEMENT_TYPES = {
	int32: Int32Array,
	uint32: Uint32Array,
	uint16: Uint16Array,
	uint8: Uint8Array,
	float32: Float32Array,
	float64: Float64Array
} as const;
export type ElementType = keyof typeof ELEMENT_TYPES;

export type ColumnName = keyof TraceColumns;

/** The columns in the order of the file, with their possible element types. */
export const COLUMN_TYPES: Readonly<Record<ColumnName, readonly ElementType[]>> = {
	parent: ['int32'],
	subtreeEnd: ['uint32'],
	enterStep: ['uint32'],
	exitStep: ['uint32'],
	value: ['float32', 'float64'],
	move: ['uint32'],
	depth: ['uint8'],
	flags: ['uint16'],
	target: ['int32']
};

/** The columns of a search by an algorithm: only one with a table has rows that refer to others. */
export function columnNamesOf(algorithm: AlgorithmId): readonly ColumnName[] {
	const names = Object.keys(COLUMN_TYPES) as ColumnName[];
	const hasTargets = algorithmOf(algorithm).needs.includes('keys');
	return hasTargets ? names : names.filter((name) => name !== 'target');
}

/** A number as JSON can hold it. */
export type NumberJson = number | 'Infinity' | '-Infinity';

export interface ColumnJson {
	readonly name: string;
	readonly type: ElementType;
}

export interface HeaderJson {
	/** The fields of the search as text, as in links. */
	readonly setup: SetupFields;
	readonly passes: readonly {
		readonly rootRow: number;
		readonly depth: number | null;
		readonly window: readonly [alpha: NumberJson, beta: NumberJson] | null;
		readonly why: PassReason;
	}[];
	readonly partial: PartialReason | null;
	readonly columns: readonly ColumnJson[];
}

/** The next multiple of 8. */
export function padded(length: number): number {
	return Math.ceil(length / 8) * 8;
}
