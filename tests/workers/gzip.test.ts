/** A file that unpacks to more than it promises is refused before it is unpacked. */
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { unpack } from '../../src/lib/workers/gzip.ts';
import { fileOf, SMALL } from '../core/trace/codec-samples.ts';
import { record } from '../core/search/record.ts';

/** 64 MB of zeros, which pack to 64 KB. */
const ZEROS = Buffer.alloc(1 << 26);
/** What one part of 4 KB can unpack to. */
const MOST = 1032 * 4096;

afterEach(() => {
	vi.unstubAllGlobals();
});

async function unpacked(bytes: Uint8Array): Promise<{ code: string | null; most: number }> {
	let most = 0;
	const result = await unpack(new Blob([new Uint8Array(bytes)]), (length) => {
		most = Math.max(most, length);
	});
	return { code: result.ok ? null : result.fault.code, most };
}

test.each([
	['zeros', ZEROS, 'file-magic'],
	['a recording and then zeros', Buffer.concat([fileOf(record(SMALL)), ZEROS]), 'file-long'],
	[
		'a beginning and then zeros',
		Buffer.concat([fileOf(record(SMALL)).subarray(0, 24), ZEROS]),
		'file-header'
	]
])('of %s at most a part is unpacked', async (_, bomb, code) => {
	const found = await unpacked(gzipSync(bomb));
	expect(found.code).toBe(code);
	expect(found.most).toBeLessThan(MOST);
});

test('a browser gets a bomb in small parts, because it may unpack each one at once', async () => {
	const Native = DecompressionStream;
	let largest = 0;
	class Observed {
		readonly readable: ReadableStream<Uint8Array>;
		readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;

		constructor(format: CompressionFormat) {
			const passed = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
				transform(part, controller) {
					largest = Math.max(largest, part.length);
					controller.enqueue(part);
				}
			});
			this.writable = passed.writable;
			this.readable = passed.readable.pipeThrough(new Native(format));
		}
	}
	vi.stubGlobal('DecompressionStream', Observed);
	const { code } = await unpacked(gzipSync(ZEROS));
	expect(code).toBe('file-magic');
	expect(largest).toBeGreaterThan(0);
	expect(largest * 1032).toBeLessThanOrEqual(MOST);
});

test('of a bomb that is not packed no more is read either', async () => {
	const { code, most } = await unpacked(ZEROS);
	expect(code).toBe('file-magic');
	expect(most).toBeLessThan(MOST);
});

test('a recording of many parts is unpacked whole', async () => {
	const file = fileOf(record({ game: 'tictactoe', position: '.O..X....' }));
	for (const bytes of [file, gzipSync(file)]) {
		const result = await unpack(new Blob([new Uint8Array(bytes)]), () => undefined);
		expect(result.ok && Buffer.from(result.value).equals(file)).toBe(true);
	}
});
