/** A file gives back exactly its recording. */
import { crc32 as crc32OfNode } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../src/lib/core/base/crc32.ts';
import { decodeRecording } from '../../../src/lib/core/trace/codec-read.ts';
import { encodeRecording, encodeTraces } from '../../../src/lib/core/trace/codec-write.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import type { TraceColumns } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record } from '../search/record.ts';
import { anyRecording, bitsOf, copyOf, fileOf } from './codec-samples.ts';

function decoded(bytes: Uint8Array): Recording {
	const result = decodeRecording(bytes);
	if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
	return result.value;
}

describe('codec: a recording', () => {
	test('a recording of any kind round-trips bit for bit', () => {
		fc.assert(
			fc.property(anyRecording, (recording) => {
				expect(bitsOf(decoded(fileOf(recording)))).toEqual(bitsOf(recording));
			}),
			{ numRuns: 300 }
		);
	});

	test('a recording is read from bytes at any offset in memory', () => {
		fc.assert(
			fc.property(anyRecording, fc.integer({ min: 0, max: 9 }), (recording, offset) => {
				const file = fileOf(recording);
				const memory = new Uint8Array(file.length + 16);
				memory.set(file, offset);
				const bytes = memory.subarray(offset, offset + file.length);
				expect(bitsOf(decoded(bytes))).toEqual(bitsOf(recording));
			}),
			{ numRuns: 100 }
		);
	});

	test('reading a recording of many rows reports progress', () => {
		const file = fileOf(record({ game: 'tictactoe', position: 'X........' }));
		let words = 0;
		const result = decodeRecording(file, () => words++);
		expect(result.ok && result.value.shadow?.rows).toBe(59_705);
		expect(words).toBeGreaterThanOrEqual(4);
	});

	test('a recording of chess, with a shadow, round-trips', () => {
		const recording = record({ game: 'chess', depth: '2' });
		expect(recording.shadow).not.toBeNull();
		expect(bitsOf(decoded(fileOf(recording)))).toEqual(bitsOf(recording));
	});

	test.each(['root', 'd5e5', 'd5e5-g6f6-e5e4'])(
		'a recording expanded along %s round-trips',
		(open) => {
			const recording = record({ game: 'krk', algorithm: 'minimax', depth: '6', open });
			expect(bitsOf(decoded(fileOf(recording)))).toEqual(bitsOf(recording));
		}
	);

	test('infinities in both kinds of values round-trip', () => {
		for (const position of ['[[Infinity,-1],[-Infinity,2]]', '[[Infinity,0.1],[-inf,2]]']) {
			const recording = record({ game: 'tree', position, algorithm: 'minimax' });
			expect(bitsOf(decoded(fileOf(recording)))).toEqual(bitsOf(recording));
			expect(decoded(fileOf(recording)).trace.passes[0]?.window).toBeNull();
		}
		const { trace } = decoded(fileOf(record({ game: 'tree' })));
		expect(trace.passes[0]?.window).toEqual([-Infinity, Infinity]);
	});

	test('the sign of zero and every bit of NaN round-trip', () => {
		const { trace } = record({ game: 'tictactoe', position: '..XO..OXO', shadow: 'off' });
		const copy = copyOf(trace);
		const { value } = copy.columns;
		const bits = new Uint32Array(value.buffer);
		expect(value).toBeInstanceOf(Float32Array);
		let zeros = 0;
		let blanks = 0;
		for (let row = 0; row < copy.rows; row++) {
			if (value[row] === 0) {
				value[row] = -0;
				zeros++;
			} else if (Number.isNaN(value[row])) {
				bits[row] = 0x7fc01234;
				blanks++;
			}
		}
		expect([zeros > 0, blanks > 0]).toEqual([true, true]);
		const recording: Recording = { trace: copy, shadow: null, shadowRow: null };
		expect(bitsOf(decoded(fileOf(recording)))).toEqual(bitsOf(recording));
	});
});

describe('codec: a file', () => {
	test('a file contains minimax once, and columns are not copied', () => {
		const recording = record({ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'minimax' });
		const parts = encodeRecording(recording);
		const { trace } = recording;
		for (const column of Object.values(trace.columns) as Uint8Array[]) {
			expect(parts.filter(({ buffer }) => buffer === column.buffer)).toHaveLength(1);
		}
		expect(fileOf(recording).length).toBeLessThan(27 * trace.rows + 1000);
	});

	test('a file does not depend on the pieces of its columns', () => {
		const recording = record({ game: 'tictactoe', position: '.O..X.O.X' });
		const shadow = recording.shadow as Trace;
		const slices = ({ header, columns, rows }: Trace, cuts: number[]) => {
			const ends = [...cuts.filter((cut) => cut < rows), rows];
			const pieces = ends.map((end, i) =>
				Object.fromEntries(
					Object.entries(columns as unknown as Record<string, Uint8Array>).map(([name, column]) => [
						name,
						column.slice(ends[i - 1] ?? 0, end)
					])
				)
			);
			return { header, pieces: pieces as unknown as TraceColumns[] };
		};
		const parts = encodeTraces([slices(recording.trace, [1, 30]), slices(shadow, [149])]);
		expect(new Uint8Array(Buffer.concat(parts))).toEqual(fileOf(recording));
	});

	test('a file has the documented layout', () => {
		const file = Buffer.from(fileOf(record({ game: 'tree', position: '[3,[5]]', shadow: 'off' })));
		expect(file.toString('latin1', 0, 8)).toBe('PLYSCOPE');
		expect([file.readUInt32LE(8), file.readUInt32LE(12)]).toEqual([1, 1]);
		const [length, rows] = [file.readUInt32LE(16), file.readUInt32LE(20)];
		expect([length % 8, rows]).toEqual([0, 4]);
		const json = JSON.parse(file.toString('utf8', 24, 24 + length)) as Record<string, unknown>;
		expect(json).toEqual({
			setup: {
				game: 'tree',
				position: '[3,[5]]',
				root: 'max',
				algorithm: 'alphabeta',
				depth: 'whole',
				evaluator: 'outcome',
				order: 'listed',
				open: 'whole',
				cut: 'equal',
				fail: 'soft',
				ties: 'bounds',
				budget: '2000000',
				shadow: 'off'
			},
			passes: [{ rootRow: 0, depth: null, window: ['-Infinity', 'Infinity'], why: 'first' }],
			partial: null,
			columns: [
				{ name: 'parent', type: 'int32' },
				{ name: 'subtreeEnd', type: 'uint32' },
				{ name: 'enterStep', type: 'uint32' },
				{ name: 'exitStep', type: 'uint32' },
				{ name: 'value', type: 'float32' },
				{ name: 'move', type: 'uint32' },
				{ name: 'depth', type: 'uint8' },
				{ name: 'flags', type: 'uint16' }
			]
		});
		const columns = file.subarray(24 + length, -8);
		expect([...new Int32Array(new Uint8Array(columns).buffer, 0, 4)]).toEqual([-1, 0, 0, 2]);
		expect(columns.length).toBe(6 * 16 + 8 + 8);
		expect(file.readUInt32LE(file.length - 8)).toBe(crc32OfNode(file.subarray(16, -8)));
	});
});

describe('codec: the checksum', () => {
	test('the checksum is gzip’s, in one part or in several', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 99 }), fc.uint8Array(), (first, second) => {
				const all = Buffer.concat([first, second]);
				expect(crc32(all)).toBe(crc32OfNode(all));
				expect(crc32(second, crc32(first))).toBe(crc32OfNode(all));
			})
		);
	});
});
