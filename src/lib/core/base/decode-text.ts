/**
 * Reads the bytes of a text file in its encoding: the one that its byte order mark names, otherwise UTF-16 by its
 * zeros, UTF-8, or Latin-1 where the bytes are not UTF-8.
 */
import { fail, ok, type Result } from './result.ts';

/** The marks, and the encodings that they begin. */
const MARKS = [
	{ bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
	{ bytes: [0xff, 0xfe], encoding: 'utf-16le' },
	{ bytes: [0xfe, 0xff], encoding: 'utf-16be' }
] as const;

/** Bytes of a file without a mark that show whether it is a text at all. */
const LOOKED_AT = 4096;

/** A text file as text. */
export interface DecodedText {
	/** Without its mark. */
	readonly text: string;
	/** The encoding that the file was taken for, in a sentence; null for UTF-8 and for one that a mark names. */
	readonly note: string | null;
}

/** Broken characters after a mark become U+FFFD, as in every reader. Fault: `text-binary`. */
export function decodeText(bytes: Uint8Array): Result<DecodedText> {
	const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
	if (mark !== undefined) return ok(decoded(bytes, mark.encoding, null));
	if (!bytes.subarray(0, LOOKED_AT).includes(0)) {
		return ok(
			isUtf8(bytes)
				? decoded(bytes, 'utf-8', null)
				: // The superset of Latin-1 that Windows programs write.
					decoded(bytes, 'windows-1252', 'The file is not UTF-8: it was read as Latin-1.')
		);
	}
	const order = utf16Order(bytes);
	return order === null
		? fail(
				'text-binary',
				'This file is not a text, as it has bytes that are 0. Save or export it as a text in UTF-8.'
			)
		: ok(decoded(bytes, order, 'The file has no byte order mark: it was read as UTF-16.'));
}

type Encoding = (typeof MARKS)[number]['encoding'] | 'windows-1252';

function decoded(bytes: Uint8Array, encoding: Encoding, note: string | null): DecodedText {
	return { text: new TextDecoder(encoding).decode(bytes), note };
}

function isUtf8(bytes: Uint8Array): boolean {
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}

/** In UTF-16 every other byte of Latin letters, digits and signs is 0: the first of two if the big end is first. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	const zeros = [0, 0];
	const begin = bytes.subarray(0, LOOKED_AT);
	for (const [at, byte] of begin.entries())
		if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (Math.min(even, odd) > 0 || Math.max(even, odd) <= begin.length / 8) return null;
	return even > odd ? 'utf-16be' : 'utf-16le';
}
