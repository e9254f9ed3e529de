/** The link in a PNG, as `png-text.ts` writes it, read from a file that may be any file. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEYWORD = 'Source\0';
/** Length and type before the data of a chunk, and the checksum after it. */
const HEAD = 8;
const TAIL = 4;

export function isPng(bytes: Uint8Array): boolean {
	return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** The text under the keyword, which may be anything; null where there is none in what there is of a file. */
export function sourceOf(png: Uint8Array): string | null {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	const latin = new TextDecoder('windows-1252');
	for (let at = SIGNATURE.length; at + HEAD + TAIL <= png.length;) {
		const length = view.getUint32(at);
		const data = png.subarray(at + HEAD, at + HEAD + length);
		const isText = latin.decode(png.subarray(at + 4, at + HEAD)) === 'tEXt';
		if (isText && data.length === length) {
			const text = latin.decode(data);
			if (text.startsWith(KEYWORD)) return text.slice(KEYWORD.length);
		}
		at += HEAD + length + TAIL;
	}
	return null;
}
