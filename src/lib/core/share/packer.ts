/** Packs the long fields of a link, which few links have: a page loads this when it meets one. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

export interface Packer {
	pack(text: string): string;
	/** Null if the text was not packed here, was changed since, or is longer than any page reads. */
	unpack(text: string): string | null;
}

/** Limit on the unpacked text, in bytes: more than any page reads. */
const MOST_BYTES = 4_000_000;

/** The text as a fragment can hold it; empty for an empty text. */
function pack(text: string): string {
	if (text === '') return '';
	const data = deflateSync(strToU8(text), { level: 9 });
	const bytes = new Uint8Array(4 + data.length);
	new DataView(bytes.buffer).setUint32(0, checksum(data));
	bytes.set(data, 4);
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpack(text: string): string | null {
	try {
		const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
		const data = bytes.subarray(4);
		if (new DataView(bytes.buffer).getUint32(0) !== checksum(data)) return null;
		// Output beyond the limit is dropped: a small link cannot fill the memory. A part is not taken for the whole.
		const whole = inflateSync(data, { out: new Uint8Array(MOST_BYTES) });
		return whole.length < MOST_BYTES ? strFromU8(whole) : null;
	} catch {
		return null;
	}
}

/** FNV-1a, 32 bits: detects a damaged text. */
function checksum(bytes: Uint8Array): number {
	let hash = 0x811c9dc5;
	for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
	return hash >>> 0;
}

const packer: Packer = { pack, unpack };
export default packer;
