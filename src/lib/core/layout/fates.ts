/**
 * The fate of every node of a tree, as one byte each: visited with a class of value, pruned, never visited. The bytes
 * are stored ply by ply, and prefix sums over every 64 of them count any stretch of a ply by fate in constant time,
 * so that a picture of millions of nodes can show true shares.
 */
import type { Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';
import { axisOn, type Basis } from './basis.ts';
import type { IcicleAxis } from './icicle-axis.ts';
import { Kept } from '../base/kept.ts';
import { levelsOf, type LevelsData } from './levels.ts';
import { valueScaleOf, type ValueClass, type ValueScale } from './value-scale.ts';

/** The fates, except those of visited nodes with a value: these are 3 to 9, see `fateOfValue`. */
export const FATE = {
	/** Visited by plain minimax but not by this search: it is below a pruned move. */
	NEVER: 0,
	/** A pruned move itself. */
	PRUNED: 1,
	/** Visited and open, so without a value. */
	OPEN: 2,
	/** Not reached yet at some step. It is never a final fate, and never stored. */
	AHEAD: 10
} as const;

/** A fate: one of FATE, or 3 to 9 for a visited node by the class of its value. */
export type Fate = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Number of fates, AHEAD included. */
export const FATE_COUNT = 11;

/** Number of stored fates: all but AHEAD. */
const STORED = 10;
const BLOCK = 64;
const VALUE_ZERO = 6;

export function fateOfValue(level: ValueClass): Fate {
	return (VALUE_ZERO + level) as Fate;
}

/** The class of a visited node's value; null for the fates without one. */
export function valueOfFate(fate: Fate): ValueClass | null {
	if (fate <= FATE.OPEN || fate === FATE.AHEAD) return null;
	return (fate - VALUE_ZERO) as ValueClass;
}

/** Fates as plain data. */
export interface FatesData {
	/** The fate of every unit, in the order of the levels. */
	readonly bytes: Uint8Array;
	/** For each 64 of them, the number of earlier ones of each stored fate. */
	readonly sums: Uint32Array;
}

export class Fates {
	private readonly bytes: Uint8Array;
	private readonly sums: Uint32Array;

	constructor({ bytes, sums }: FatesData) {
		this.bytes = bytes;
		this.sums = sums;
	}

	/** The fate at an index in the order of the levels. */
	at(place: number): Fate {
		return this.bytes[place] as Fate;
	}

	/** Adds the units at the places [from, to) to `out[at + fate]`; at most 126 reads and a subtraction a fate. */
	addCounts(from: number, to: number, out: Uint32Array, at: number): void {
		const firstBlock = Math.ceil(from / BLOCK);
		const lastBlock = Math.floor(to / BLOCK);
		if (firstBlock >= lastBlock) {
			this.addBytes(from, to, out, at);
			return;
		}
		this.addBytes(from, firstBlock * BLOCK, out, at);
		for (let fate = 0; fate < STORED; fate++) {
			const before = this.sums[firstBlock * STORED + fate] as number;
			const upTo = this.sums[lastBlock * STORED + fate] as number;
			out[at + fate] = (out[at + fate] as number) + upTo - before;
		}
		this.addBytes(lastBlock * BLOCK, to, out, at);
	}

	private addBytes(from: number, to: number, out: Uint32Array, at: number): void {
		for (let place = from; place < to; place++) {
			const slot = at + (this.bytes[place] as number);
			out[slot] = (out[slot] as number) + 1;
		}
	}
}

const known = { search: keptOn('search'), minimax: keptOn('minimax') };

/** The fates on a basis, computed at first use and kept as long as the recording. */
export function fatesOf(recording: Recording, basis: Basis): Fates {
	return known[basis].of(recording);
}

/** Adopts fates that were computed elsewhere. */
export function adoptFates(recording: Recording, basis: Basis, data: FatesData): void {
	known[basis].keep(recording, new Fates(data));
}

function keptOn(basis: Basis): Kept<Recording, Fates> {
	return new Kept((recording) => {
		const axis = axisOn(recording, basis);
		const { trace } = recording;
		return new Fates(makeFates(axis, trace, levelsOf(axis.units), valueScaleOf(trace)));
	});
}

/** The fates of an axis's units under the search of `trace`, sorted as in `levels`. O(units). */
export function makeFates(
	axis: IcicleAxis,
	trace: Trace,
	levels: LevelsData,
	scale: ValueScale
): FatesData {
	// FATE.NEVER, unless a row of the trace says otherwise.
	const ofUnit = new Uint8Array(axis.width);
	for (let row = 0; row < trace.rows; row++) {
		ofUnit[axis.xOfRow(row)] = fateOfRow(trace, row, scale);
	}
	const bytes = new Uint8Array(axis.width);
	const sums = new Uint32Array((Math.floor(axis.width / BLOCK) + 1) * STORED);
	const counts = new Uint32Array(STORED);
	for (let place = 0; place < bytes.length; place++) {
		if (place % BLOCK === 0) sums.set(counts, (place / BLOCK) * STORED);
		const fate = ofUnit[levels.order[place] as number] as number;
		bytes[place] = fate;
		counts[fate] = (counts[fate] as number) + 1;
	}
	if (bytes.length % BLOCK === 0) sums.set(counts, sums.length - STORED);
	return { bytes, sums };
}

function fateOfRow(trace: Trace, row: number, scale: ValueScale): Fate {
	if (trace.isPruned(row)) return FATE.PRUNED;
	const value = trace.valueOf(row);
	return Number.isNaN(value) ? FATE.OPEN : fateOfValue(scale.classOf(value));
}
