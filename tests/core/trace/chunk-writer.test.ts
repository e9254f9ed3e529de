/** Rows are delivered in chunks: each is full before the next begins, and later changes of its rows follow. */
import { describe, expect, test } from 'vitest';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { ChunkWriter } from '../../../src/lib/core/trace/chunk-writer.ts';
import { OPEN, type Pass } from '../../../src/lib/core/trace/schema.ts';

function writing(write: (writer: ChunkWriter) => void): TraceChunk[] {
	const chunks: TraceChunk[] = [];
	const writer = new ChunkWriter('no targets', (chunk) => chunks.push(chunk));
	write(writer);
	writer.flush();
	return chunks;
}

function addRows(writer: ChunkWriter, rows: number): void {
	for (let row = 0; row < rows; row++) {
		writer.reserve(1);
		writer.add(-1, 0, 0, 0, 0, NaN);
	}
}

const passFrom = (rootRow: number): Pass => ({ rootRow, depth: null, window: null, why: 'first' });

describe('chunks', () => {
	test('begin small, are filled to the last row, and double up to the largest size', () => {
		const chunks = writing((writer) => {
			addRows(writer, 50_000);
		});
		expect(chunks.map(({ columns }) => columns.parent.length)).toEqual([
			256, 512, 1024, 2048, 4096, 8192, 16_384, 16_384, 1104
		]);
	});

	test('list the changed rows of earlier chunks alone: their own rows have the last contents', () => {
		const [first, second] = writing((writer) => {
			addRows(writer, 256);
			writer.change(0, 7, 8, 9, 1);
			addRows(writer, 1);
			writer.change(0, 257, 300, 3, 2);
			writer.change(256, 257, 299, 4, 3);
		});
		expect([...(first?.changes.row ?? [])]).toEqual([]);
		expect([first?.columns.subtreeEnd[0], first?.columns.exitStep[1]]).toEqual([7, OPEN]);
		expect(second?.from).toBe(256);
		expect([...(second?.changes.row ?? [])]).toEqual([0]);
		expect([...(second?.changes.exitStep ?? [])]).toEqual([300]);
		expect([...(second?.columns.exitStep ?? [])]).toEqual([299]);
	});

	test('have the passes whose roots they have: one that is announced at a chunk’s end comes in the next', () => {
		const chunks = writing((writer) => {
			writer.begin(passFrom(0));
			addRows(writer, 256);
			writer.begin(passFrom(256));
			addRows(writer, 1);
			writer.begin(passFrom(257));
		});
		expect(chunks.map(({ passes }) => passes.map(({ rootRow }) => rootRow))).toEqual([[0], [256]]);
	});
});
