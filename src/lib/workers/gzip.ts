/** Compresses and decompresses files as streams, with regular progress calls. */
import { fail, ok, type Result } from '../core/base/result.ts';
import { promisedLength, tooLong, type PromisedLength } from '../core/trace/codec-length.ts';

const GZIP = [0x1f, 0x8b] as const;
/** How browsers and Node report data after the end of a packed file. */
const GOES_ON = /junk|trailing|extra|after/i;
/** Large arrays are compressed in parts of this many bytes, with a progress call in between. */
const PART = 1 << 20;
/** What is packed is unpacked in parts of this many bytes, each at most a thousand times as large unpacked. */
const PACKED_PART = 1 << 12;

export async function pack(
	parts: readonly Uint8Array<ArrayBuffer>[],
	onPart: () => void
): Promise<Blob> {
	const slices = slicesOf(parts, PART);
	const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			const next = slices.next();
			onPart();
			if (next.done === true) controller.close();
			else controller.enqueue(next.value);
		}
	});
	return new Response(stream.pipeThrough(new CompressionStream('gzip')), {
		headers: { 'content-type': 'application/gzip' }
	}).blob();
}

/**
 * The bytes of a file, unpacked where they were packed, and no more of them than its own beginning promises.
 * @param onPart hears now and then how many bytes there are
 */
export async function unpack(
	file: Blob,
	onPart: (unpacked: number) => void
): Promise<Result<Uint8Array>> {
	const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
	const isPacked = GZIP.every((byte, i) => start[i] === byte);
	const bytes = bytesOf(file);
	const unpacked = isPacked ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
	const reader = unpacked.getReader();
	let parts: Uint8Array[] = [];
	let length = 0;
	let promised: PromisedLength = { length: 0, isWhole: false };
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) break;
			parts.push(value);
			length += value.length;
			onPart(length);
			if (!promised.isWhole && length >= promised.length) {
				const all = joined(parts, length);
				const next = promisedLength(all);
				if (!next.ok) return await stop(reader, next);
				promised = next.value;
				parts = [all];
			}
			if (promised.isWhole && length > promised.length) {
				return await stop(reader, tooLong(promised));
			}
		}
	} catch (error) {
		// Any other error is about the file itself, which may have been moved meanwhile.
		if (!(error instanceof TypeError)) throw error;
		const message = GOES_ON.test(error.message)
			? 'The file is damaged: something follows the end of its contents.'
			: 'The file is damaged or truncated: it ends in the middle of its contents.';
		return fail('file-packed', message, length);
	}
	return ok(joined(parts, length));
}

async function stop(
	reader: ReadableStreamDefaultReader,
	fault: Result<never>
): Promise<Result<never>> {
	await reader.cancel();
	return fault;
}

/** The bytes of a file in parts so small that a browser, which unpacks each at once, holds little of a bomb. */
function bytesOf(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	let parts = slicesOf([], PACKED_PART);
	return new ReadableStream({
		async pull(controller) {
			let next = parts.next();
			if (next.done === true && at < file.size) {
				const bytes = await file.slice(at, at + PART).arrayBuffer();
				at += bytes.byteLength;
				parts = slicesOf([new Uint8Array(bytes)], PACKED_PART);
				next = parts.next();
			}
			if (next.done === true) controller.close();
			else controller.enqueue(next.value);
		}
	});
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

function* slicesOf(
	parts: readonly Uint8Array<ArrayBuffer>[],
	size: number
): Generator<Uint8Array<ArrayBuffer>, undefined> {
	for (const part of parts) {
		for (let at = 0; at < part.length; at += size) yield part.subarray(at, at + size);
	}
}
