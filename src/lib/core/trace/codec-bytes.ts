/** What every reader of a file's bytes shares; the format is described in codec.ts. */
import { formatCount } from '../base/count-words.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { FORMAT_VERSION, MAGIC, padded, PREAMBLE, type ColumnJson } from './codec.ts';
import { ELEMENT_TYPES } from './schema.ts';

/** Reads the number of traces in the file. */
export function readPreamble(bytes: Uint8Array): Result<number> {
	const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
	if (bytes.length === 0) return fail('file-empty', 'The file is empty.', 0);
	if (magic !== MAGIC.slice(0, bytes.length)) {
		return fail('file-magic', 'This is not a Plyscope recording.', 0);
	}
	if (bytes.length < PREAMBLE) return cutShort(bytes, 'its beginning', PREAMBLE);
	const version = uint32At(bytes, 8);
	if (version !== FORMAT_VERSION) {
		const message = `The recording has format version ${version}; this Plyscope reads version ${FORMAT_VERSION}.`;
		return fail('file-version', message, 8);
	}
	const count = uint32At(bytes, 12);
	return count === 1 || count === 2
		? ok(count)
		: fail('file-traces', `The file claims to hold ${count} traces; a recording has 1 or 2.`, 12);
}

/** Bytes of a column with so many rows, up to where the next part begins. */
export function columnLength({ type }: ColumnJson, rows: number): number {
	return padded(rows * ELEMENT_TYPES[type].BYTES_PER_ELEMENT);
}

export function uint32At({ buffer, byteOffset, byteLength }: Uint8Array, at: number): number {
	return new DataView(buffer, byteOffset, byteLength).getUint32(at, true);
}

/** The fault of a file that ends before `part` does. */
export function cutShort({ length }: Uint8Array, part: string, end: number): Result<never> {
	const [needed, present] = [end, length].map((count) => formatCount(count));
	const message = `The file is truncated: ${part} needs ${needed} bytes, but the file has ${present}.`;
	return fail('file-short', message, length);
}
