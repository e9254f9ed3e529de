/**
 * Horizontal places of all rows of a trace in the drawing of the whole tree. The unit is the least distance between
 * two neighbours on a ply; along a ply, x grows with the row.
 *
 * Trees that are not too large are drawn tidily, at four bytes a row. Above that, a row is in the middle of the
 * leaves below it, which needs only a quarter of a byte a row.
 */
import type { Trace } from '../trace/trace.ts';
import { countSetBefore, makeBitRanks, type BitRanksData } from './bit-ranks.ts';
import { Kept } from '../base/kept.ts';
import { layoutTidy } from './tidy.ts';

/** The most rows of a trace with a tidy layout. */
export const MAX_TIDY_ROWS = 1_000_000;

export interface Places {
	/** The largest x; the smallest is 0. */
	readonly width: number;
	/** The centre of a row's node. */
	xOf(row: number): number;
}

/** Places as plain data, for transfer from a worker to the page. */
export type PlacesData =
	| { readonly kind: 'tidy'; readonly x: Float32Array; readonly width: number }
	| { readonly kind: 'leaves'; readonly leaves: BitRanksData; readonly width: number };

/** The tidy drawing, every node one unit from its neighbours. */
class TidyPlaces implements Places {
	constructor(
		private readonly x: Float32Array,
		readonly width: number
	) {}

	xOf(row: number): number {
		return this.x[row] as number;
	}
}

/**
 * Every leaf has a column of its own, from the left, and every other node is in the middle of its first and its last
 * leaf. A leaf is a row with nothing below it: pruned moves are leaves, and so is the last node of a partial trace.
 */
class LeafPlaces implements Places {
	constructor(
		private readonly trace: Trace,
		private readonly leaves: BitRanksData,
		readonly width: number
	) {}

	xOf(row: number): number {
		const first = countSetBefore(this.leaves, row);
		return (first + countSetBefore(this.leaves, this.trace.endOf(row)) - 1) / 2;
	}
}

const known = new Kept((trace: Trace) => placesFrom(trace, makePlaces(trace)));

/** The places of a trace's rows, computed at first use and kept as long as the trace. */
export function placesOf(trace: Trace): Places {
	return known.of(trace);
}

export function makePlaces(trace: Trace): PlacesData {
	return trace.rows <= MAX_TIDY_ROWS ? makeTidyPlaces(trace) : makeLeafPlaces(trace);
}

export function makeTidyPlaces(trace: Trace): PlacesData {
	const { parent } = trace.columns;
	if (trace.passes.length === 1) {
		const { x, width } = layoutTidy(parent, () => 1);
		return { kind: 'tidy', x: Float32Array.from(x), width: Math.fround(width) };
	}
	// Passes are siblings, like the children of one node that is not drawn.
	const joined = Int32Array.from({ length: trace.rows + 1 }, (_, item) =>
		item === 0 ? -1 : (parent[item - 1] as number) + 1
	);
	const { x, width } = layoutTidy(joined, () => 1);
	return { kind: 'tidy', x: Float32Array.from(x.subarray(1)), width: Math.fround(width) };
}

export function makeLeafPlaces(trace: Trace): PlacesData {
	const leaves = makeBitRanks(trace.rows, (row) => trace.endOf(row) === row + 1);
	return { kind: 'leaves', leaves, width: countSetBefore(leaves, trace.rows) - 1 };
}

export function placesFrom(trace: Trace, data: PlacesData): Places {
	return data.kind === 'tidy'
		? new TidyPlaces(data.x, data.width)
		: new LeafPlaces(trace, data.leaves, data.width);
}

/** Adopts places that were computed elsewhere. */
export function adoptPlaces(trace: Trace, data: PlacesData): void {
	known.keep(trace, placesFrom(trace, data));
}
