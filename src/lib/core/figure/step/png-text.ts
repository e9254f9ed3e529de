/** A line of text in a PNG: the link of a figure, as the keyword Source of the PNG specification has it. */
import { crc32 } from '../../base/crc32.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEYWORD = 'Source\0';
/** Length and type before the data of a chunk, and the checksum after it. */
const HEAD = 8;
const TAIL = 4;

/**
 * The same picture with a text chunk behind its header. Letters that Latin-1 has not are written as in addresses.
 *
 * @param png a whole PNG
 */
export function withSource(png: Uint8Array, source: string): Uint8Array {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	const header = SIGNATURE.length + HEAD + view.getUint32(SIGNATURE.length) + TAIL;
	const latin = source.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
	const chunk = chunkOf('tEXt', new TextEncoder().encode(KEYWORD + latin));
	const whole = new Uint8Array(png.length + chunk.length);
	whole.set(png.subarray(0, header));
	whole.set(chunk, header);
	whole.set(png.subarray(header), header + chunk.length);
	return whole;
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
	const chunk = new Uint8Array(HEAD + data.length + TAIL);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, data.length);
	chunk.set(new TextEncoder().encode(type), 4);
	chunk.set(data, HEAD);
	view.setUint32(HEAD + data.length, crc32(chunk.subarray(4, HEAD + data.length)));
	return chunk;
}
