import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOn, basesOf, type Basis } from '../../../src/lib/core/layout/basis.ts';
import { fatesOf } from '../../../src/lib/core/layout/fates.ts';
import { heightsOf } from '../../../src/lib/core/layout/heights.ts';
import {
	adoptIndices,
	indexBuffers,
	indexBytes,
	packIndices,
	type IndexData
} from '../../../src/lib/core/layout/indices.ts';
import { levelsOf } from '../../../src/lib/core/layout/levels.ts';
import { placesOf } from '../../../src/lib/core/layout/row-places.ts';
import { valueScaleOf } from '../../../src/lib/core/layout/value-scale.ts';
import { wholeTreeOf } from '../../../src/lib/core/layout/whole-tree.ts';
import { longestValue } from '../../../src/lib/core/layout/longest-value.ts';
import { countIndexOf } from '../../../src/lib/core/trace/counts.ts';
import { cutoffIndex } from '../../../src/lib/core/trace/find.ts';
import { ghostSizeOf, recordingOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record as recordFields } from '../search/record.ts';
import { record } from './recordings.ts';
import { recordings, recordMinimax, SMALL } from './whole-samples.ts';

/** The same recording without any cached indices. */
function copyOf({ trace, shadow, shadowRow }: Recording): Recording {
	const copy = new Trace(trace.header, trace.columns);
	if (shadow === trace) return { trace: copy, shadow: copy, shadowRow };
	return { trace: copy, shadow: shadow && new Trace(shadow.header, shadow.columns), shadowRow };
}

/** All derived data of a recording, on one basis. */
function everything(recording: Recording, basis: Basis): unknown[] {
	const { units } = axisOn(recording, basis);
	return [
		[...heightsOf(units)],
		placesOf(units),
		levelsOf(units),
		fatesOf(recording, basis),
		valueScaleOf(recording.trace),
		wholeTreeOf(recording, basis),
		countIndexOf(recording).blocks,
		recording.shadow && countIndexOf(recordingOf(recording.shadow, null)).blocks,
		cutoffIndex(recording.trace, ghostSizeOf(recording)).columns,
		longestValue(recording.trace)
	];
}

/** As received by the other thread: the sent buffers are detached. */
function transfer(data: IndexData): IndexData {
	return structuredClone(data, { transfer: indexBuffers(data) });
}

describe('indices', () => {
	it('indices adopted from another thread equal those made here', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const there = copyOf(recording);
				adoptIndices(there, transfer(packIndices(copyOf(recording))));
				const here = copyOf(recording);
				for (const basis of basesOf(recording)) {
					expect(everything(there, basis)).toEqual(everything(here, basis));
				}
			})
		);
	});

	it('adopted indices are used without being made again', () => {
		const recording = record([
			[3, 5],
			[2, [9, 4]]
		]);
		const data = packIndices(recording);
		adoptIndices(recording, data);
		expect(Reflect.get(valueScaleOf(recording.trace), 'data')).toBe(data.scale);
		expect(countIndexOf(recording).blocks).toBe(data.counts);
		expect(cutoffIndex(recording.trace, ghostSizeOf(recording)).columns).toBe(data.cutoffs);
		for (const [i, basis] of basesOf(recording).entries()) {
			const { units } = axisOn(recording, basis);
			const tree = data.trees[i];
			expect(heightsOf(units)).toBe(tree?.heights);
			expect(levelsOf(units).order).toBe(tree?.levels.order);
			expect(Reflect.get(fatesOf(recording, basis), 'bytes')).toBe(tree?.fates.bytes);
			expect(Reflect.get(placesOf(units), 'x')).toBe(Reflect.get(tree?.places ?? {}, 'x'));
		}
	});

	it('indices are transferred completely', () => {
		const data = packIndices(record(SMALL));
		const bytes = indexBytes(data);
		const buffers = indexBuffers(data);
		expect(new Set(buffers).size).toBe(buffers.length);
		const sent = transfer(data);
		expect(indexBytes(sent)).toBe(bytes);
		expect(indexBytes(data)).toBe(0);
		// Each of two trees: heights, x, levels (2), fates (2), counts (8); the scale has three arrays, the cutoffs six.
		expect(buffers.length).toBe(2 * (6 + 8) + 3 + 6);
	});

	it.each(['alphabeta', 'minimax'])(
		'indices need at most 40 bytes a row, columns included: %s',
		(algorithm) => {
			const recording = recordFields({ game: 'tictactoe', position: 'X........', algorithm });
			const { trace, shadow, shadowRow } = recording;
			const traces = shadow === null || shadow === trace ? [trace] : [trace, shadow];
			const rows = traces.reduce((sum, { rows }) => sum + rows, 0);
			const columns = traces.flatMap(({ buffers }) => buffers);
			const bytes = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
			const ties = shadowRow?.byteLength ?? 0;
			expect((bytes + ties + indexBytes(packIndices(recording))) / rows).toBeLessThanOrEqual(40);
		}
	);

	it('indices of another recording are rejected', () => {
		const recording = record(SMALL);
		const other = packIndices(
			record([
				[3, 5],
				[2, 9, 1]
			])
		);
		expect(() => {
			adoptIndices(recording, other);
		}).toThrow('do not fit');
		const alone = packIndices(recordMinimax(SMALL));
		expect(() => {
			adoptIndices(recording, alone);
		}).toThrow('another recording');
	});
});
