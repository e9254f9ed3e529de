/**
 * How long a recording is, from its beginning: what is packed can unpack to anything, so a reader asks before it
 * unpacks more. Nothing is believed that is not checked again when the whole file is read.
 */
import { formatCount } from '../base/count-words.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { PREAMBLE, TRACE_PREFIX, TRACE_SUFFIX } from './codec.ts';
import { columnLength, readPreamble, uint32At } from './codec-bytes.ts';
import { decodeHeader } from './codec-header.ts';

/** A header holds a position and a list of passes: far less than this many bytes. */
const LONGEST_HEADER = 1 << 26;

export interface PromisedLength {
	/** Bytes of the whole file, or of so much of it as must be there to know more. */
	readonly length: number;
	readonly isWhole: boolean;
}

/** @param bytes the beginning of an unpacked file, as much as there is */
export function promisedLength(bytes: Uint8Array): Result<PromisedLength> {
	if (bytes.length < PREAMBLE) return soFar(PREAMBLE);
	const count = readPreamble(bytes);
	if (!count.ok) return count;
	let end = PREAMBLE;
	for (let i = 0; i < count.value; i++) {
		const headerAt = end + TRACE_PREFIX;
		if (bytes.length < headerAt) return soFar(headerAt);
		const columnsAt = headerAt + uint32At(bytes, end);
		const rows = uint32At(bytes, end + 4);
		if (columnsAt - headerAt > LONGEST_HEADER) {
			return fail('file-header', 'The header is longer than any recording needs.', end);
		}
		if (bytes.length < columnsAt) return soFar(columnsAt);
		const header = decodeHeader(bytes.subarray(headerAt, columnsAt));
		if (!header.ok) return fail(header.fault.code, header.fault.message, headerAt);
		const columns = header.value.columns.reduce((sum, one) => sum + columnLength(one, rows), 0);
		end = columnsAt + columns + TRACE_SUFFIX;
	}
	return ok({ length: end, isWhole: true });
}

function soFar(length: number): Result<PromisedLength> {
	return ok({ length, isWhole: false });
}

/** The fault of a file that goes on after its recording. */
export function tooLong({ length }: PromisedLength): Result<never> {
	const message = `Unexpected data after the recording, which ends at byte ${formatCount(length)}.`;
	return fail('file-long', message, length);
}
