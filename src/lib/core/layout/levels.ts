import type { Trace } from '../trace/trace.ts';
import { Kept } from '../base/kept.ts';

/** The rows of a trace sorted by ply, as plain data. */
export interface LevelsData {
	/** Every row: ply after ply, and along a ply in the order of the rows. */
	readonly order: Uint32Array;
	/** Index of each ply in `order`; one entry more than there are plies. */
	readonly starts: Uint32Array;
}

/** The plies of a trace as lists of rows; the root is ply 0. */
export class Levels {
	readonly plies: number;
	readonly order: Uint32Array;
	readonly starts: Uint32Array;

	constructor(
		private readonly trace: Trace,
		{ order, starts }: LevelsData
	) {
		this.order = order;
		this.starts = starts;
		this.plies = starts.length - 1;
	}

	/** The number of rows on a ply. */
	countAt(ply: number): number {
		return this.startOf(ply + 1) - this.startOf(ply);
	}

	/** The row at an index of a ply's list, 0 <= index < countAt(ply). */
	rowAt(ply: number, index: number): number {
		return this.order[this.startOf(ply) + index] as number;
	}

	/** The index of a row in the list of its ply; O(log rows). */
	indexOfRow(row: number): number {
		return this.firstAt(this.trace.depthOf(row), row);
	}

	/** Number of rows of a ply before `row`, which may be on another ply; O(log rows). */
	firstAt(ply: number, row: number): number {
		const start = this.startOf(ply);
		let low = start;
		let high = this.startOf(ply + 1);
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.order[middle] as number) < row) low = middle + 1;
			else high = middle;
		}
		return low - start;
	}

	/** Index of a ply in `order`. */
	startOf(ply: number): number {
		return this.starts[ply] as number;
	}
}

const known = new Kept((trace: Trace) => new Levels(trace, makeLevels(trace)));

/** The plies of a trace, computed at first use and kept as long as the trace. */
export function levelsOf(trace: Trace): Levels {
	return known.of(trace);
}

/** Sorts by counting: O(rows). */
export function makeLevels(trace: Trace): LevelsData {
	const { depth } = trace.columns;
	const counts = new Uint32Array(257);
	let plies = 0;
	for (const ply of depth) {
		counts[ply + 1] = (counts[ply + 1] as number) + 1;
		if (ply >= plies) plies = ply + 1;
	}
	for (let ply = 0; ply < plies; ply++) {
		counts[ply + 1] = (counts[ply + 1] as number) + (counts[ply] as number);
	}
	const starts = counts.slice(0, plies + 1);
	const next = starts.slice();
	const order = new Uint32Array(trace.rows);
	for (let row = 0; row < trace.rows; row++) {
		const ply = depth[row] as number;
		const place = next[ply] as number;
		order[place] = row;
		next[ply] = place + 1;
	}
	return { order, starts };
}

/** Adopts plies that were sorted elsewhere. */
export function adoptLevels(trace: Trace, data: LevelsData): void {
	known.keep(trace, new Levels(trace, data));
}
