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
import type { SetupFields } from '../search/setup-fields.ts';
import type { PassReason } from '../search/observer.ts';
import { algorithmOf, type AlgorithmId } from '../search/registry.ts';
import { COLUMN_NAMES, type ColumnName, type ElementType, type PartialReason } from './schema.ts';

export const MAGIC = 'PLYSCOPE';
export const FORMAT_VERSION = 1;
/** Bytes before the first trace. */
export const PREAMBLE = 16;
/** Bytes before a trace's header and after its columns. */
export const TRACE_PREFIX = 8;
export const TRACE_SUFFIX = 8;

/** The columns of a search by an algorithm: only one with a table has rows that refer to others. */
export function columnNamesOf(algorithm: AlgorithmId): readonly ColumnName[] {
	const hasTargets = algorithmOf(algorithm).needs.includes('keys');
	return hasTargets ? COLUMN_NAMES : COLUMN_NAMES.filter((name) => name !== 'target');
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
