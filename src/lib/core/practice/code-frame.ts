/**
 * The frame of a result code: its kind and version, bytes as base64url, and their CRC-32 in hex, which finds slips of
 * copying and no forgery.
 */
import { quote } from '../base/clip.ts';
import { crc32 } from '../base/crc32.ts';
import { fail, ok, type Result } from '../base/result.ts';
import * as words from './practice.en.ts';

/** Characters that are read at most. */
const MOST_CODE = 20_000;

/** @param head the kind and the version, such as `PS2` */
export function frameCode(head: string, bytes: Uint8Array): string {
	const body = `${head}-${encode(bytes)}`;
	return `${body}-${checksumOf(body)}`;
}

interface Framed {
	readonly version: number;
	readonly bytes: Uint8Array;
	/** Where the code begins in the text. */
	readonly start: number;
}

/**
 * Faults: `code-form`, `code-version`, `code-checksum`, `code-answers`.
 *
 * @param kind its two letters
 * @param versions those that can be read
 */
export function unframeCode(
	text: string,
	kind: 'PS' | 'PB' | 'PP',
	versions: readonly number[]
): Result<Framed> {
	const code = text.trim();
	const start = text.indexOf(code);
	const given = code.startsWith(kind) ? /^..(\d{1,4})-/.exec(code)?.[1] : undefined;
	if (given === undefined || code.length > MOST_CODE) {
		return fail('code-form', words.noCode(quote(code)), start);
	}
	const version = versions.find((one) => String(one) === given);
	if (version === undefined) {
		return fail('code-version', words.otherVersion(given), start + 2);
	}
	const end = code.lastIndexOf('-');
	const [body, checksum] = [code.slice(0, end), code.slice(end + 1)];
	const wrong = /[^A-Za-z0-9_-]/.exec(code);
	if (wrong !== null) {
		return fail('code-form', words.strangeCharacter(quote(wrong[0])), start + wrong.index);
	}
	if (!/^[0-9a-f]{8}$/.test(checksum) || checksum !== checksumOf(body)) {
		return fail('code-checksum', words.wrongChecksum, start + end + 1);
	}
	const bytes = decode(body.slice(body.indexOf('-') + 1));
	return bytes === null
		? fail('code-answers', words.shortCode, start)
		: ok({ version, bytes, start });
}

function checksumOf(body: string): string {
	return crc32(new TextEncoder().encode(body)).toString(16).padStart(8, '0');
}

function encode(bytes: Uint8Array): string {
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null if it is no base64url. */
function decode(text: string): Uint8Array | null {
	try {
		const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
		return Uint8Array.from(binary, (character) => character.charCodeAt(0));
	} catch {
		return null;
	}
}
