/** A recording's file makes the same recording again; every other file has a message. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InputFault } from '../../../src/lib/core/base/result.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import {
	MOST_BYTES,
	readRecordingFile,
	writeRecordingFile,
	type RecordingFile
} from '../../../src/lib/core/share/recording-file.ts';
import { differenceFrom } from '../../../src/lib/core/explain/difference.ts';
import { foundIn } from '../../../src/lib/core/trace/found.ts';
import { countIndexOf } from '../../../src/lib/core/trace/counts.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { recordSearch, streamRecording } from '../../../src/lib/core/trace/record.ts';
import { recordingOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { expectSame } from '../../same.ts';
import { record, setupOf } from '../search/record.ts';
import { everySearch } from '../search/samples.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function fileOf(recording: Recording): string {
	const { trace } = recording;
	return writeRecordingFile(trace.header.setup, trace, countIndexOf(recording).total);
}

function read(bytes: Uint8Array): RecordingFile {
	const file = readRecordingFile(bytes);
	if (!file.ok) throw new Error(file.fault.message);
	return file.value;
}

function faultOf(bytes: Uint8Array): InputFault {
	const file = readRecordingFile(bytes);
	if (file.ok) throw new Error('the file was accepted');
	expect(file.fault.message).toMatch(/^[A-Z][^\n]{10,500}\.$/);
	return file.fault;
}

function again({ setup, stop }: RecordingFile): Recording {
	return recordSearch(setup, undefined, stop);
}

function differenceOf(file: RecordingFile, recording: Recording): string | null {
	return differenceFrom(file.found, foundIn(recording.trace, countIndexOf(recording).total));
}

/** The search at its end of a chunk, as a person who stops it keeps it; at its budget if it has fewer chunks. */
function stoppedAt(fields: SetupFields, chunks: number): Recording {
	const delivered: TraceChunk[] = [];
	const { search } = streamRecording(setupOf(fields), {
		onProgress: () => undefined,
		onChunk: (stage, chunk) => {
			if (stage === 'search') delivered.push(chunk);
		}
	});
	const kept = delivered.slice(0, chunks);
	const partial = kept.length < delivered.length ? 'cancelled' : search.partial;
	return recordingOf(assembleTrace({ ...search, partial }, kept), null);
}

describe('the file of a recording', () => {
	test('makes it again, bit for bit, by every algorithm and under every rule', () => {
		fc.assert(
			fc.property(
				everySearch,
				fc.constantFrom('on', 'off'),
				fc.boolean(),
				(fields, shadow, packs) => {
					const recording = record({ ...fields, shadow });
					const bytes = bytesOf(fileOf(recording));
					const file = read(packs ? new Uint8Array(gzipSync(bytes)) : bytes);
					const made = again(file);
					expectSame(made.trace, recording.trace);
					expectSame(made.shadow?.columns, recording.shadow?.columns);
					expect(differenceOf(file, made)).toBeNull();
				}
			),
			{ numRuns: 60 }
		);
	});

	test.each(ALGORITHM_IDS)('that %s left unfinished ends at the same row again', (algorithm) => {
		const fields = { game: 'chess', depth: '3', algorithm, budget: '4000' };
		for (const chunks of [1, 2, 3, Infinity]) {
			const recording = stoppedAt(fields, chunks);
			const file = read(bytesOf(fileOf(recording)));
			expect(file.stop).toEqual(
				recording.trace.partial && { why: recording.trace.partial, rows: recording.trace.rows }
			);
			const made = again({ ...file, setup: { ...file.setup, shadow: 'off' } });
			expectSame(made.trace.columns, recording.trace.columns);
			expect(made.trace.partial).toBe(recording.trace.partial);
			expect(differenceOf(file, made)).toBeNull();
		}
	});

	test('is a short text', () => {
		expect(fileOf(record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,-inf]]' }))).toBe(
			`{
	"plyscope": 2,
	"setup": {
		"game": "tree",
		"position": "[[3,12,8],[2,4,6],[14,5,-inf]]",
		"root": "max",
		"algorithm": "alphabeta",
		"depth": "whole",
		"open": "whole",
		"evaluator": "outcome",
		"order": "listed",
		"cut": "equal",
		"fail": "soft",
		"ties": "bounds",
		"budget": "2000000",
		"shadow": "on"
	},
	"partial": null,
	"rows": 13,
	"value": 3,
	"counts": {
		"visited": 11,
		"leaves": 7,
		"cutoffs": 1,
		"prunedMoves": 2,
		"neverVisited": 2
	}
}
`
		);
	});

	test('holds infinite values', () => {
		const recording = record({ game: 'tree', position: '[[inf,3],[inf,inf]]' });
		const file = read(bytesOf(fileOf(recording)));
		expect(file.found.value).toBe(Infinity);
		expect(differenceOf(file, recording)).toBeNull();
	});
});

describe('a file of the first version', () => {
	const old = (name: string): Uint8Array =>
		new Uint8Array(readFileSync(`tests/core/share/old-recordings/${name}`));

	test.each([
		[
			'tictactoe.plyscope.gz',
			{ game: 'tictactoe', position: '..XO..OXO', algorithm: 'alphabeta' },
			25
		],
		['tree.plyscope', { game: 'tree', algorithm: 'sss', root: 'min' }, 27],
		['chess-partial.plyscope.gz', { game: 'chess', depth: 3, budget: 50 }, 302]
	])('%s opens by the setup in its header', (name, setup, rows) => {
		const file = read(old(name));
		expect(file.setup).toMatchObject(setup);
		expect(file.stop).toEqual(name.includes('partial') ? { why: 'budget', rows } : null);
		const made = again(file);
		expect(made.trace.rows).toBe(rows);
		expect(differenceOf(file, made)).toBeNull();
	});

	test('that is cut before the end of its header is damaged', () => {
		const whole = old('tree.plyscope');
		for (const length of [9, 20, 30, 200]) {
			expect(faultOf(whole.subarray(0, length)).code).toBe('file-damaged');
		}
	});
});

describe('a result that differs', () => {
	const recording = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
	const found = foundIn(recording.trace, countIndexOf(recording).total);
	const said = (change: Partial<RecordingFile['found']>): string | null =>
		differenceFrom({ ...found, ...change }, found);

	test.each([
		[{ value: 4 }, 'the value 4; here it is 3.'],
		[{ value: null }, 'the value unknown; here it is 3.'],
		[{ counts: { ...found.counts, cutoffs: 2 } }, '2 cutoffs; here it is 1.'],
		[{ counts: {}, rows: 1234 }, '1,234 nodes and pruned moves; here it is 13.']
	])('%j is said in a sentence', (change, end) => {
		expect(said(change)).toMatch(
			/^This Plyscope searches differently from the one that wrote the file, /
		);
		expect(said(change)).toMatch(new RegExp(`, which says ${end.replaceAll('.', '\\.')}$`));
	});

	test('what a file does not say is no difference', () => {
		expect(differenceFrom({ rows: found.rows, counts: {} }, found)).toBeNull();
	});
});

describe('a file that is none', () => {
	const whole = fileOf(record({ game: 'tictactoe', position: '..XO..OXO' }));
	const changed = (change: object): Uint8Array =>
		bytesOf(JSON.stringify({ ...(JSON.parse(whole) as object), ...change }));
	const withField = (name: string, value: unknown): Uint8Array => {
		const { setup } = JSON.parse(whole) as { setup: object };
		return changed({ setup: { ...setup, [name]: value } });
	};

	test.each([
		['nothing', new Uint8Array(0), 'file-empty', /^The file is empty\.$/],
		['a game', bytesOf('1. e4 e5'), 'file-none', /^This is not a Plyscope recording\.$/],
		['other JSON', bytesOf('{"a": 1}'), 'file-none', /not a Plyscope/],
		['a list', bytesOf('[1, 2]'), 'file-none', /not a Plyscope/],
		['half of one', bytesOf(whole.slice(0, 200)), 'file-damaged', /damaged or truncated/],
		[
			'half of a packed one',
			gzipSync(whole).subarray(0, 60),
			'file-damaged',
			/damaged or truncated/
		],
		['a later version', changed({ plyscope: 3 }), 'file-version', /version 3; .* version 2\.$/],
		['no setup', changed({ setup: null }), 'file-setup', /what was searched/],
		['an unknown field', withField('colour', 'red'), 'file-setup', /“colour”/],
		['a number for a field', withField('depth', 3), 'file-setup', /depth is not a text/],
		['an illegal position', withField('position', 'XXX......'), 'file-setup', /position: /],
		['another end', changed({ partial: 'tired' }), 'file-partial', /whether the search is whole/],
		['no rows', changed({ rows: 0 }), 'file-partial', /whether/],
		['rows that are none', changed({ rows: 1.5 }), 'file-result', /what the search found/],
		['no counts', changed({ counts: null }), 'file-result', /what the search found/],
		['a count that is none', changed({ counts: { visited: -1 } }), 'file-result', /found/],
		['a value that is none', changed({ value: 'three' }), 'file-result', /found/]
	] as const)('%s has its message', (_, bytes, code, message) => {
		const fault = faultOf(bytes);
		expect([fault.code, fault.message]).toEqual([code, expect.stringMatching(message)]);
	});

	test('that unpacks to anything is unpacked to the limit alone', () => {
		const bomb = gzipSync(Buffer.alloc(1 << 26));
		expect(bomb.length).toBeLessThan(MOST_BYTES);
		expect(faultOf(new Uint8Array(bomb)).code).toBe('file-none');
	});

	test('is never read in silence, and never throws', () => {
		const bytes = [bytesOf(whole), new Uint8Array(gzipSync(whole))];
		fc.assert(
			fc.property(
				fc.constantFrom(...bytes),
				fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(file, flips, share) => {
					const damaged = file.slice(0, Math.ceil(share * file.length));
					for (const [at, byte] of flips) damaged[at % Math.max(1, damaged.length)] = byte;
					const result = readRecordingFile(damaged);
					if (result.ok) expect(result.value.found.rows).toBeGreaterThan(0);
					else expect(result.fault.message).toMatch(/^[A-Z].*\.$/s);
				}
			),
			{ numRuns: 500 }
		);
	});
});
