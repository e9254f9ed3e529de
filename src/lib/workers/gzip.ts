/** Packs and unpacks files as they go by, and says now and then that it is still at it. */
import { fail, ok, type Result } from '../core/base/result.ts';

const GZIP = [0x1f, 0x8b] as const;
/** Large arrays are packed in parts of this many bytes, so that somebody can be told in between. */
const PART = 1 << 20;

export async function pack(
	parts: readonly Uint8Array<ArrayBuffer>[],
	onPart: () => void
): Promise<Blob> {
	const slices = slicesOf(parts);
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

/** The bytes of a file, unpacked where they were packed. */
export async function unpack(file: Blob, onPart: () => void): Promise<Result<Uint8Array>> {
	const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
	const isPacked = GZIP.every((byte, i) => start[i] === byte);
	if (!isPacked) return ok(new Uint8Array(await file.arrayBuffer()));
	const parts: Uint8Array[] = [];
	let length = 0;
	const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) break;
			parts.push(value);
			length += value.length;
			onPart();
		}
	} catch (error) {
		// Anything else is the file itself, which may have been moved away meanwhile.
		if (!(error instanceof TypeError)) throw error;
		const message = `The file is damaged or truncated: it ends in the middle of its contents.`;
		return fail('file-packed', message, length);
	}
	return ok(joined(parts, length));
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
	parts: readonly Uint8Array<ArrayBuffer>[]
): Generator<Uint8Array<ArrayBuffer>, undefined> {
	for (const part of parts) {
		for (let at = 0; at < part.length; at += PART) yield part.subarray(at, at + PART);
	}
}
