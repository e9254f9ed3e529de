/** Reads the bytes of a text file in the encoding that its byte order mark names: UTF-8 or UTF-16; UTF-8 without one. */
import { fail, ok, type Result } from './result.ts';

/** The marks, and the encodings that they begin. */
const MARKS = [
	{ bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
	{ bytes: [0xff, 0xfe], encoding: 'utf-16le' },
	{ bytes: [0xfe, 0xff], encoding: 'utf-16be' }
] as const;

/** Bytes of a file without a mark that show whether it is a text at all. */
const LOOKED_AT = 4096;

/**
 * The text without its mark. Broken characters become U+FFFD, as in every reader. Faults: `text-unmarked`,
 * `text-binary`.
 */
export function decodeText(bytes: Uint8Array): Result<string> {
	const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
	if (mark !== undefined) return ok(new TextDecoder(mark.encoding).decode(bytes));
	if (!bytes.subarray(0, LOOKED_AT).includes(0)) return ok(new TextDecoder('utf-8').decode(bytes));
	return isUtf16(bytes)
		? fail(
				'text-unmarked',
				'This file looks like UTF-16 without a byte order mark. Save it as UTF-8, then open it again.'
			)
		: fail(
				'text-binary',
				'This file is not a text, as it has bytes that are 0. Save or export it as a text in UTF-8.'
			);
}

/** In UTF-16 every other byte of Latin letters, digits and signs is 0. */
function isUtf16(bytes: Uint8Array): boolean {
	const zeros = [0, 0];
	const begin = bytes.subarray(0, LOOKED_AT);
	for (const [at, byte] of begin.entries())
		if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	return Math.min(even, odd) === 0 && Math.max(even, odd) > begin.length / 8;
}
