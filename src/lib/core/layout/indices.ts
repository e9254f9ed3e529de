/**
 * All indices of a recording's rows, as plain typed arrays: a worker computes and transfers them, and the page adopts
 * them, so that no work on the page grows with the rows.
 */
import { assert } from '../base/assert.ts';
import { adoptCounts, CountIndex, type CountBlocks } from '../trace/counts.ts';
import { computeCutoffs, type CutoffColumns } from '../trace/find-cutoffs.ts';
import { adoptCutoffs } from '../trace/find.ts';
import { ghostSizeOf, recordingOf, type Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';
import { axisOn, basesOf } from './basis.ts';
import { adoptFates, makeFates, type FatesData } from './fates.ts';
import { adoptHeights, makeHeights } from './heights.ts';
import { adoptLevels, makeLevels, type LevelsData } from './levels.ts';
import { adoptLongestValue, measureLongestValue } from './longest-value.ts';
import { adoptPlaces, makePlaces, type PlacesData } from './row-places.ts';
import { adoptValueScale, makeValueScale, ValueScale, type ValueScaleData } from './value-scale.ts';

/** The indices of one tree and the search's fates on it. */
interface TreeIndexData {
	readonly rows: number;
	readonly heights: Uint8Array;
	readonly places: PlacesData;
	readonly levels: LevelsData;
	readonly fates: FatesData;
}

export interface IndexData {
	readonly scale: ValueScaleData;
	readonly counts: CountBlocks;
	/** The counts of the shadow; null if there is none, or if the trace is its own. */
	readonly shadowCounts: CountBlocks | null;
	readonly cutoffs: CutoffColumns;
	/** Number of characters. */
	readonly longestValue: number;
	/** One entry per basis that has a picture of its own, the search's first. */
	readonly trees: readonly TreeIndexData[];
}

/** Computes everything; O(rows). Keeps nothing, since the arrays are made for transfer. */
export function packIndices(recording: Recording): IndexData {
	const { trace } = recording;
	const scale = makeValueScale(trace);
	const ghostSize = ghostSizeOf(recording);
	const other = shadowApart(recording);
	const trees = basesOf(recording).map((basis) => {
		const axis = axisOn(recording, basis);
		const { units } = axis;
		const levels = makeLevels(units);
		return {
			rows: units.rows,
			heights: makeHeights(units),
			places: makePlaces(units),
			levels,
			fates: makeFates(axis, trace, levels, new ValueScale(scale))
		};
	});
	return {
		scale,
		counts: new CountIndex(trace, ghostSize).blocks,
		shadowCounts: other && new CountIndex(other.trace, ghostSizeOf(other)).blocks,
		cutoffs: computeCutoffs(trace, ghostSize),
		longestValue: measureLongestValue(trace),
		trees
	};
}

/** Adopts the result of `packIndices` for an equal recording. */
export function adoptIndices(recording: Recording, data: IndexData): void {
	const bases = basesOf(recording);
	assert(data.trees.length === bases.length, 'the indices are those of another recording');
	adoptValueScale(recording.trace, data.scale);
	adoptCounts(recording, data.counts);
	adoptCutoffs(recording.trace, data.cutoffs);
	adoptLongestValue(recording.trace, data.longestValue);
	const other = shadowApart(recording);
	if (other !== null && data.shadowCounts !== null) adoptCounts(other, data.shadowCounts);
	for (const [i, basis] of bases.entries()) {
		const tree = data.trees[i] as TreeIndexData;
		const units: Trace = axisOn(recording, basis).units;
		assert(tree.rows === units.rows, `indices of ${tree.rows} rows do not fit ${units.rows}`);
		adoptHeights(units, tree.heights);
		adoptPlaces(units, tree.places);
		adoptLevels(units, tree.levels);
		adoptFates(recording, basis, tree.fates);
	}
}

/** The shadow as a recording of its own; null if there is none, or if the trace is its own. */
function shadowApart({ trace, shadow }: Recording): Recording | null {
	return shadow === null || shadow === trace ? null : recordingOf(shadow, null);
}

/** The buffers behind the arrays, for a transfer between threads. */
export function indexBuffers(data: IndexData): ArrayBuffer[] {
	return [...arraysIn(data)].map(({ buffer }) => buffer as ArrayBuffer);
}

/** Size of the arrays, in bytes. */
export function indexBytes(data: IndexData): number {
	return indexBuffers(data).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function* arraysIn(part: object): Generator<ArrayBufferView> {
	for (const value of Object.values(part) as unknown[]) {
		if (ArrayBuffer.isView(value)) yield value;
		else if (typeof value === 'object' && value !== null) yield* arraysIn(value);
	}
}
