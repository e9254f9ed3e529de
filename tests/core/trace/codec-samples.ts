/** Recordings of all kinds for the file format, and files with changed contents and valid checksums. */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { InputFault } from '../../../src/lib/core/base/result.ts';
import { decodeRecording } from '../../../src/lib/core/trace/codec-read.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { codeOf } from '../../../src/lib/core/search/registry.ts';
import type { StepKind } from '../../../src/lib/core/search/search.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { encodeRecording } from '../../../src/lib/core/trace/codec-write.ts';
import { headerOf } from '../../../src/lib/core/trace/record.ts';
import { Recorder } from '../../../src/lib/core/trace/recorder.ts';
import { recordingOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import type { TraceColumns } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record, setupOf } from '../search/record.ts';
import { everySearch } from '../search/samples.ts';

/** A search that is stopped after some of its events, at least one and not all. */
export function stoppedAfter(fields: SetupFields, events: number): Recording {
	const setup = setupOf(fields);
	const header = headerOf(setup, setup.algorithm);
	const chunks: TraceChunk[] = [];
	const recorder = new Recorder(header, {
		budget: setup.budget,
		onChunk: (chunk) => chunks.push(chunk)
	});
	let left = events;
	const counting = new Proxy(recorder, {
		get(target, name: StepKind) {
			if (left-- === 0) throw new Error('stopped');
			return target[name].bind(target);
		}
	});
	try {
		const search = prepareSearch(setup).newSearch(setup.algorithm, counting);
		codeOf(setup.algorithm).run(search);
	} catch (error) {
		if (!(error instanceof Error) || error.message !== 'stopped') throw error;
	}
	recorder.flush();
	return recordingOf(assembleTrace({ ...header, partial: 'cancelled' }, chunks), null);
}

export const wholeRecording: fc.Arbitrary<Recording> = fc
	.record({ fields: everySearch, shadow: fc.constantFrom('on' as const, 'off' as const) })
	.map(({ fields, shadow }) => record({ ...fields, shadow }));

export const partialRecording: fc.Arbitrary<Recording> = fc
	.record({ fields: everySearch, share: fc.double({ min: 0, max: 0.999, noNaN: true }) })
	.map(({ fields, share }) => {
		const { steps } = record(fields).trace;
		return { fields, events: 1 + Math.floor(share * (steps - 1)), steps };
	})
	.filter(({ events, steps }) => events < steps)
	.map(({ fields, events }) => stoppedAfter(fields, events))
	// A first pass that was only announced has no row yet.
	.filter(({ trace }) => trace.rows > 0);

/** Whole, partial, minimax, with a shadow and without. */
export const anyRecording = fc.oneof(wholeRecording, partialRecording);

export function fileOf(recording: Pick<Recording, 'trace' | 'shadow'>): Uint8Array {
	return new Uint8Array(Buffer.concat(encodeRecording(recording)));
}

/** The whole content of a recording, so that recordings with equal bits are equal. */
export function bitsOf({ trace, shadow, shadowRow }: Recording): unknown {
	const bits = (part: Trace) => ({
		header: part.header,
		columns: Object.entries(part.columns as unknown as Record<string, Uint8Array>).map(
			([name, column]) => ({
				name,
				type: column.constructor.name,
				bytes: Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString('hex')
			})
		)
	});
	return {
		trace: bits(trace),
		shadow: shadow && (shadow === trace ? 'the trace itself' : bits(shadow)),
		shadowRow: shadowRow && [...shadowRow]
	};
}

/** The same trace with columns of its own that a test may change. */
export function copyOf({ header, columns }: Trace): Trace {
	return new Trace(header, structuredClone(columns));
}

/** The same file with a changed header of its first trace, and a matching checksum. */
export function withHeader(file: Uint8Array, edit: (json: HeaderText) => string): Uint8Array {
	const bytes = Buffer.from(file);
	const headerEnd = 24 + bytes.readUInt32LE(16);
	const json = JSON.parse(bytes.toString('utf8', 24, headerEnd)) as HeaderText;
	const text = Buffer.from(edit(json));
	const head = Buffer.alloc(Math.ceil(text.length / 8) * 8, ' ');
	text.copy(head);
	const prefix = Buffer.alloc(8);
	prefix.writeUInt32LE(head.length, 0);
	prefix.writeUInt32LE(bytes.readUInt32LE(20), 4);
	const columns = bytes.subarray(headerEnd, bytes.length - 8);
	const checksum = Buffer.alloc(8);
	checksum.writeUInt32LE(crc32(Buffer.concat([prefix, head, columns])));
	return new Uint8Array(Buffer.concat([bytes.subarray(0, 16), prefix, head, columns, checksum]));
}

export interface HeaderText {
	setup: Record<string, unknown>;
	passes: { rootRow: unknown; depth: unknown; window: unknown; why?: unknown }[];
	partial: unknown;
	columns: { name: unknown; type: unknown }[];
}

export type ColumnName = keyof TraceColumns;

/** Two traces, with cutoffs, on little more than a kilobyte. */
export const SMALL = { game: 'tree', position: '[[3,12,8],[2,4,6]]' };

/** The fault of bytes that must be rejected. */
export function faultOf(bytes: Uint8Array): InputFault {
	const result = decodeRecording(bytes);
	if (result.ok) throw new Error('the file was accepted');
	expect(result.fault.at).toBeGreaterThanOrEqual(0);
	expect(result.fault.at).toBeLessThanOrEqual(bytes.length);
	expect(result.fault.message).toMatch(/^[A-Z][^\n]{10,500}\.$/);
	return result.fault;
}
