/** Files are untrusted: every fault of a file is reported with its place, and nothing throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRecording } from '../../../src/lib/core/trace/codec-read.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { FLAG, OPEN } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { runs, slice } from '../../sweep.ts';
import { record } from '../search/record.ts';
import {
	copyOf,
	faultOf,
	fileOf,
	partialRecording,
	SMALL,
	stoppedAfter,
	wholeRecording,
	withHeader,
	type ColumnName,
	type HeaderText
} from './codec-samples.ts';

describe('codec: damaged files', () => {
	test('a file with missing bytes at its end is rejected, however many are missing', () => {
		for (const recording of [record(SMALL), stoppedAfter(SMALL, 12)]) {
			const file = fileOf(recording);
			for (let length = 0; length < file.length; length++) {
				const { code, message, at } = faultOf(file.subarray(0, length));
				expect(code).toBe(length === 0 ? 'file-empty' : 'file-short');
				expect(at).toBe(length);
				if (length > 0) expect(message).toMatch(`but the file has ${length.toLocaleString('en')}.`);
			}
		}
	});

	test('a file with one changed byte is rejected, wherever the byte is', () => {
		const file = fileOf(record(SMALL));
		for (const at of slice([...file.keys()], 10)) {
			for (const flip of [1, 0x80, 0xff]) {
				const bytes = file.slice();
				bytes[at] = (bytes[at] as number) ^ flip;
				faultOf(bytes);
			}
		}
	});

	test('random bytes are rejected', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
				faultOf(bytes);
			})
		);
	});

	test('random bytes after the start of a valid file are rejected', () => {
		const head = fileOf(record(SMALL)).subarray(0, 24);
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 24 }), (bytes, kept) => {
				faultOf(new Uint8Array([...head.subarray(0, kept), ...bytes]));
			})
		);
	});

	test('each kind of damage has its own error code and offset', () => {
		const file = fileOf(record(SMALL));
		const changed = (at: number, value: number) => {
			const bytes = file.slice();
			bytes[at] = value;
			return faultOf(bytes);
		};
		expect(faultOf(new TextEncoder().encode('[Event "Casual game"]'))).toEqual({
			code: 'file-magic',
			message: 'This is not a Plyscope recording.',
			at: 0
		});
		expect(changed(8, 2)).toEqual({
			code: 'file-version',
			message: 'The recording has format version 2; this Plyscope reads version 1.',
			at: 8
		});
		expect(changed(12, 3).code).toBe('file-traces');
		expect(changed(file.length - 9, 7)).toMatchObject({ code: 'file-damaged' });
		expect(faultOf(new Uint8Array([...file, 0])).code).toBe('file-long');
		expect(faultOf(new Uint8Array([...file, 0]).subarray()).at).toBe(file.length);
		expect(faultOf(file.subarray(0, 300)).message).toMatch(
			/^The file is truncated: the header of the search needs [\d,]+ bytes, but the file has 300\.$/
		);
	});
});

describe('codec: headers with the right checksum', () => {
	const file = fileOf(record({ ...SMALL, shadow: 'off' }));
	const with_ =
		(edit: (json: HeaderText) => void) =>
		(json: HeaderText): string => {
			edit(json);
			return JSON.stringify(json);
		};
	const rows: readonly (readonly [string, (json: HeaderText) => string, string | RegExp])[] = [
		['no JSON', () => '{"setup":', 'The header is not a JSON object.'],
		['a list', () => '[]', 'The header is not a JSON object.'],
		['nothing', () => '', 'The header is not a JSON object.'],
		['no setup', with_((json) => (json.setup = [] as never)), /does not say what was searched/],
		[
			'a wrong position',
			with_((json) => (json.setup['position'] = '[[3,')),
			/^The search’s position: /
		],
		[
			'an unknown algorithm',
			with_((json) => (json.setup['algorithm'] = 'mcts')),
			/^The search’s algorithm: There is no algorithm “mcts”/
		],
		['a depth that is no text', with_((json) => (json.setup['depth'] = 3)), /depth is not a text/],
		[
			'a field of later times',
			with_((json) => (json.setup['tt'] = 'on')),
			'The search has a field “tt” that is not known here.'
		],
		['no pass', with_((json) => (json.passes = [])), 'The header lists no pass.'],
		[
			'a pass twice',
			with_((json) => json.passes.push(...json.passes)),
			/rows that follow each other/
		],
		[
			'a pass more',
			with_((json) => json.passes.push({ ...json.passes[0], rootRow: 3 } as never)),
			/row 0, column “flags” does not fit how the search reached it/
		],
		[
			'a pass that begins later',
			with_((json) => json.passes.forEach((pass) => (pass.rootRow = 3))),
			/rows that follow each other/
		],
		[
			'a strange reason',
			with_((json) => json.passes.forEach((pass) => (pass.why = 'luck'))),
			/pass/
		],
		['another depth', with_((json) => json.passes.forEach((pass) => (pass.depth = 2))), /pass/],
		['another root', with_((json) => json.passes.forEach((pass) => (pass.rootRow = 1))), /pass/],
		...[null, [1], [2, 1], [null, 3], ['-Infinity', 'NaN']].map(
			(window) =>
				[
					`the window ${JSON.stringify(window)}`,
					with_((json) => json.passes.forEach((pass) => (pass.window = window))),
					'The window of the pass is not a pair of rising numbers.'
				] as const
		),
		['no minimax', with_((json) => (json.setup['algorithm'] = 'minimax')), /has no window/],
		['a strange end', with_((json) => (json.partial = 'bored')), /whether the search is whole/],
		['a partial one', with_((json) => (json.partial = 'budget')), /of a whole search/],
		['a column less', with_((json) => json.columns.shift()), 'The column “parent” is missing.'],
		[
			'a column twice',
			with_((json) => json.columns.push({ ...json.columns[7] } as never)),
			/twice/
		],
		[
			'a column of another type',
			with_((json) => json.columns.forEach((column) => (column.type = 'float32'))),
			'The column “parent” cannot hold float32.'
		],
		[
			'a column of an unknown type',
			with_((json) => json.columns.push({ name: 'target', type: 'toString' })),
			/does not name its columns/
		]
	];
	test.each(rows)('a header with %s is rejected', (_, edit, message) => {
		const fault = faultOf(withHeader(file, edit));
		if (typeof message === 'string') expect(fault.message).toBe(message);
		else expect(fault.message).toMatch(message);
	});

	test('a header that is not UTF-8 is rejected', () => {
		const bytes = withHeader(file, () => '{"setup":"ä"}');
		const at = Buffer.from(bytes).indexOf('ä');
		bytes[at + 1] = 0x20;
		expect(faultOf(bytes).message).toBe('The header is not a JSON object.');
	});

	test('an unknown column in the header is skipped', () => {
		const longer = withHeader(
			file,
			with_((json) => json.columns.push({ name: 'target', type: 'uint8' }))
		);
		const { message } = faultOf(longer);
		expect(message).toContain('the column “target” of the search');
		const zeros = new Uint8Array([...longer.subarray(0, -8), ...new Uint8Array(24)]);
		// The header already has the right length: only the checksum must be recomputed.
		const result = decodeRecording(withHeader(zeros, (json) => JSON.stringify(json)));
		expect(result.ok && result.value.trace.rows).toBe(9);
		expect(result.ok && result.value.trace.columns.target).toBeUndefined();
	});
});

describe('codec: columns with the right checksum', () => {
	const forged = (
		{ trace, shadow }: Recording,
		column: ColumnName,
		row: number,
		value: number
	): Uint8Array => {
		const copy = copyOf(trace);
		cellsOf(copy, column)[row] = value;
		return fileOf({ trace: copy, shadow: shadow === trace ? null : shadow });
	};

	const cellsOf = ({ columns }: Trace, column: ColumnName) => columns[column] ?? new Int32Array(0);

	const exact = fc.constantFrom<ColumnName>(
		...(['parent', 'subtreeEnd', 'enterStep', 'exitStep', 'move', 'depth'] as const)
	);
	const number = fc.oneof(fc.nat({ max: 20 }), fc.nat(), fc.constantFrom(OPEN, -1));

	test('columns with one changed cell are rejected', () => {
		fc.assert(
			fc.property(wholeRecording, exact, fc.nat(), number, (recording, column, at, value) => {
				const { trace } = recording;
				const row = at % trace.rows;
				const cells = cellsOf(trace, column);
				const before = cells[row] as number;
				const bytes = forged(recording, column, row, value);
				const isSame = new (cells.constructor as Uint8ArrayConstructor)([value])[0] === before;
				if (!isSame) expect(faultOf(bytes).message).toContain(`is not a trace: row `);
			}),
			{ numRuns: runs(500, 10) }
		);
	});

	test('columns of a partial trace with one changed cell are rejected', () => {
		const columns = exact.filter((column) => column !== 'move');
		fc.assert(
			fc.property(partialRecording, columns, fc.nat(), number, (recording, column, at, value) => {
				const row = at % recording.trace.rows;
				const cells = cellsOf(recording.trace, column);
				const bytes = forged(recording, column, row, value);
				const isSame = new (cells.constructor as Uint8ArrayConstructor)([value])[0] === cells[row];
				if (!isSame) faultOf(bytes);
			}),
			{ numRuns: runs(500, 10) }
		);
	});

	test('columns with a wrong flag are rejected, except for bounds and the kind of a last leaf', () => {
		const bits = Object.values(FLAG).filter((bit) => bit !== FLAG.LOWER && bit !== FLAG.UPPER);
		fc.assert(
			fc.property(
				fc.oneof(wholeRecording, partialRecording),
				fc.constantFrom(...bits, 0x4000, 0x8000),
				fc.nat(),
				(recording, bit, at) => {
					const { trace } = recording;
					const row = at % trace.rows;
					// Nothing after it determines whether the last row of a partial trace was a probe.
					const isLast = trace.partial !== null && row === trace.rows - 1;
					const mayBeProbe = bit === FLAG.PROBE && trace.header.setup.algorithm === 'pvs';
					fc.pre(!isLast || !mayBeProbe || trace.exitStepOf(row) !== OPEN);
					faultOf(forged(recording, 'flags', row, recording.trace.flagsOf(row) ^ bit));
				}
			),
			{ numRuns: runs(500, 10) }
		);
	});

	test('columns with a missing or an extra value are rejected', () => {
		fc.assert(
			fc.property(fc.oneof(wholeRecording, partialRecording), fc.nat(), (recording, at) => {
				const row = at % recording.trace.rows;
				const isMissing = Number.isNaN(recording.trace.valueOf(row));
				const { message } = faultOf(forged(recording, 'value', row, isMissing ? 1 : NaN));
				expect(message).toContain('“value”');
			}),
			{ numRuns: runs(300, 10) }
		);
	});

	test('an inner node without its best child’s value is rejected, unless values are clamped', () => {
		const soft = fc
			.oneof(wholeRecording, partialRecording)
			.filter(({ trace }) => trace.rules.fail === 'soft');
		fc.assert(
			fc.property(soft, fc.nat(), fc.integer({ min: -4, max: 4 }), ({ trace }, at, value) => {
				const row = at % trace.rows;
				fc.pre(!trace.isLeaf(row) && !trace.isHit(row));
				fc.pre(trace.exitStepOf(row) !== OPEN && !trace.isPruned(row));
				fc.pre(trace.valueOf(row) !== value);
				faultOf(forged({ trace, shadow: null, shadowRow: null }, 'value', row, value));
			}),
			{ numRuns: runs(300, 10) }
		);
	});

	test('a fault of the columns has the place of the cell in the file', () => {
		const { trace } = record({ ...SMALL, shadow: 'off' });
		const bytes = forged({ trace, shadow: null, shadowRow: null }, 'exitStep', 3, 77);
		const { message, at } = faultOf(bytes);
		expect(message).toBe('The search is not a trace: row 3, column “exitStep” should be 5.');
		expect(new DataView(bytes.buffer).getUint32(at as number, true)).toBe(77);
	});

	test('a whole search marked as partial is rejected, and the reverse', () => {
		const { trace } = record({ ...SMALL, shadow: 'off' });
		const whole = new Trace({ ...trace.header, partial: 'failed' }, copyOf(trace).columns);
		expect(faultOf(fileOf({ trace: whole, shadow: null })).message).toMatch(/of a whole search/);
		const { trace: part } = stoppedAfter(SMALL, 9);
		const cut = new Trace({ ...part.header, partial: null }, part.columns);
		expect(faultOf(fileOf({ trace: cut, shadow: null })).message).toMatch(/row 0/);
	});

	test('columns without a row are rejected', () => {
		const { trace } = record({ game: 'tree', position: '7', shadow: 'off' });
		const none = Object.entries(trace.columns as unknown as Record<string, Uint8Array>).map(
			([name, column]) => [name, column.slice(0, 0)]
		);
		const empty = new Trace(trace.header, Object.fromEntries(none) as never);
		expect(faultOf(fileOf({ trace: empty, shadow: null })).message).toBe('The search has no rows.');
	});

	test('a tree that was expanded along another path than it says is rejected', () => {
		const along = { game: 'krk', algorithm: 'minimax', depth: '6', open: 'd5e5' };
		for (const open of ['root', 'd5c5', 'whole', 'd5e5-g6f6']) {
			const file = withHeader(fileOf(record(along)), (json) =>
				JSON.stringify({ ...json, setup: { ...json.setup, open } })
			);
			expect(faultOf(file).message, open).toMatch(
				/was not opened|does not fit the depth limit|is no leaf/
			);
		}
	});

	test('moves that are illegal in the game are rejected', () => {
		const chess = record({ game: 'chess', depth: '1', shadow: 'off' });
		const { message } = faultOf(forged(chess, 'move', 5, 12345));
		expect(message).toMatch(/row 5, column “move” is not a legal move there/);
		// A tree that has one more child than was searched.
		const two = fileOf(record({ game: 'tree', position: '[1,2]', algorithm: 'minimax' }));
		const three = withHeader(two, (json) =>
			JSON.stringify({ ...json, setup: { ...json.setup, position: '[1,2,3]' } })
		);
		expect(faultOf(three).message).toMatch(/row 0, .* leaves out legal moves/);
		const root = withHeader(two, (json) =>
			JSON.stringify({ ...json, setup: { ...json.setup, root: 'min' } })
		);
		expect(faultOf(root).message).toMatch(/who is to move/);
		const longer = withHeader(two, (json) =>
			JSON.stringify({ ...json, setup: { ...json.setup, position: '[1,[2]]' } })
		);
		expect(faultOf(longer).message).toMatch(/whether the game is over/);
	});
});

test('an old file with a single pass, and no reason for it, still opens', () => {
	const recording = record(SMALL);
	const file = fileOf({ ...recording, shadow: null });
	const older = withHeader(file, (json) => {
		for (const pass of json.passes) delete pass.why;
		return JSON.stringify(json);
	});
	expect(older.length).toBeLessThan(file.length);
	const result = decodeRecording(older);
	expect(result.ok && result.value.trace).toEqual(recording.trace);
});

describe('codec: a second trace', () => {
	const minimax = (fields: object) => record({ ...SMALL, algorithm: 'minimax', ...fields }).trace;
	const { trace } = record(SMALL);

	test.each([
		['another tree', { position: '[[3,12,8],[2,4,7]]' }],
		['another order', { order: 'reversed' }],
		['another root', { root: 'min' }]
	])('a second trace of %s is rejected', (_, fields) => {
		expect(faultOf(fileOf({ trace, shadow: minimax(fields) })).code).toBe('file-shadow');
	});

	test('a second trace that is not minimax, is partial, or follows minimax is rejected', () => {
		const { trace: other } = record({ ...SMALL, shadow: 'off' });
		const partial = stoppedAfter({ ...SMALL, algorithm: 'minimax' }, 5).trace;
		expect(faultOf(fileOf({ trace, shadow: other })).code).toBe('file-shadow');
		expect(faultOf(fileOf({ trace, shadow: partial })).code).toBe('file-shadow');
		expect(faultOf(fileOf({ trace: minimax({}), shadow: copyOf(minimax({})) })).code).toBe(
			'file-shadow'
		);
	});

	test('a second trace with another move order than it says is rejected', () => {
		const shadow = new Trace(minimax({}).header, minimax({ order: 'reversed' }).columns);
		const { code, message } = faultOf(fileOf({ trace, shadow }));
		expect([code, message]).toEqual([
			'file-shadow',
			'The minimax does not fit the search: row 1 has no counterpart in the shadow.'
		]);
	});
});
