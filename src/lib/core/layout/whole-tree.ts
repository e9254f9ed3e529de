/**
 * The whole tree in one picture: every node of a search, or every node of minimax with its fate in the search, at any
 * zoom. A node's x comes from `Places`, its y is its ply. Zoomed out, a pixel column of a ply is a count by fate;
 * zoomed in, it is nodes. A query costs pixels times the logarithm of the nodes, never the nodes.
 */
import { assert } from '../base/assert.ts';
import { NO_ROW, rowsAt } from '../trace/cursor.ts';
import type { Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';
import { axisOn, basesOf, type Basis } from './basis.ts';
import { FATE, FATE_COUNT, fatesOf, type Fate, type Fates } from './fates.ts';
import type { IcicleAxis } from './icicle-axis.ts';
import { Kept } from '../base/kept.ts';
import { levelsOf, type Levels } from './levels.ts';
import { placesOf, type Places } from './row-places.ts';
import type { DensityView, PlySource } from './ply-scene.ts';

/** The known part of the tree at some step. */
export interface Progress {
	/** The units below this one have been visited, pruned, or left unvisited below a pruned move. */
	readonly until: number;
	/** Per ply the unit that is entered and has no value yet; NO_ROW if there is none. */
	readonly open: Int32Array;
}

/** Left edge of a column of a view; the edge of column `columns` is the view's right end. */
function columnEdge({ from, to, columns }: DensityView, column: number): number {
	return column === columns ? to : Math.min(from + (column * (to - from)) / columns, to);
}

export class WholeTree implements PlySource {
	/** The trace whose rows are the units of the picture: the search's own, or its shadow. */
	readonly units: Trace;
	readonly plies: number;
	/** The largest x; the smallest is 0. */
	readonly width: number;
	readonly rootIsMax: boolean;
	private readonly trace: Trace;
	private readonly axis: IcicleAxis;
	private readonly places: Places;
	private readonly levels: Levels;
	private readonly fates: Fates;

	constructor(recording: Recording, basis: Basis) {
		this.trace = recording.trace;
		this.axis = axisOn(recording, basis);
		this.units = this.axis.units;
		this.places = placesOf(this.units);
		this.levels = levelsOf(this.units);
		this.fates = fatesOf(recording, basis);
		this.plies = this.levels.plies;
		this.width = this.places.width;
		this.rootIsMax = this.units.isMax(0);
	}

	xOf(unit: number): number {
		return this.places.xOf(unit);
	}

	plyOf(unit: number): number {
		return this.units.depthOf(unit);
	}

	/** The unit of a trace row. */
	unitOf(row: number): number {
		return this.axis.xOfRow(row);
	}

	/**
	 * The trace row of a unit; for one that was never visited, the pruned (or, in a partial trace, open) row above it.
	 */
	rowOf(unit: number): number {
		let row = this.axis.lastRowUpTo(unit);
		while (this.axis.xOfRow(row) + this.axis.widthOfRow(row) <= unit)
			row = this.trace.parentOf(row);
		return row;
	}

	/** The final fate of a unit. */
	fateOf(unit: number): Fate {
		const ply = this.units.depthOf(unit);
		return this.fates.at(this.levels.startOf(ply) + this.levels.indexOfRow(unit));
	}

	/** The fate of a unit so far. */
	fateAt(unit: number, progress: Progress): Fate {
		if (unit >= progress.until) return FATE.AHEAD;
		return progress.open[this.units.depthOf(unit)] === unit ? FATE.OPEN : this.fateOf(unit);
	}

	/** The units below this one are known at a step. */
	unitsUpTo(step: number): number {
		return this.axis.xOfStep(step);
	}

	/** The known part just after event `step`. A leaf has its value at once, every other node when it returns. */
	progressAt(step: number): Progress {
		const open = new Int32Array(this.plies).fill(NO_ROW);
		// Open nodes are ancestors of each other, so the last row's path contains them all.
		for (const row of this.trace.pathTo(rowsAt(this.trace, step) - 1)) {
			const waits = !this.trace.isLeaf(row) && this.trace.exitStepOf(row) > step;
			if (waits) open[this.trace.depthOf(row)] = this.unitOf(row);
		}
		return { until: this.unitsUpTo(step), open };
	}

	/** The number of units on a ply. */
	countAt(ply: number): number {
		return this.levels.countAt(ply);
	}

	/** The unit at an index of a ply's list, 0 <= index < countAt(ply); lists run from left to right. */
	unitAt(ply: number, index: number): number {
		return this.levels.rowAt(ply, index);
	}

	/** The indices [first, end) in a ply's list with fromX <= x < toX. */
	rangeAt(ply: number, fromX: number, toX: number): [first: number, end: number] {
		const first = this.countLeftOf(ply, fromX);
		return [first, Math.max(first, this.countLeftOf(ply, toX))];
	}

	roomAt(ply: number, index: number): number {
		const x = this.xOf(this.unitAt(ply, index));
		const before = index > 0 ? x - this.xOf(this.unitAt(ply, index - 1)) : Infinity;
		const isLast = index + 1 === this.countAt(ply);
		return isLast ? before : Math.min(before, this.xOf(this.unitAt(ply, index + 1)) - x);
	}

	/**
	 * Counts the units of a ply by column and fate at some progress: `out[column * FATE_COUNT + fate]`, where units in
	 * the future are FATE.AHEAD. `out` has at least `columns * FATE_COUNT` numbers and is overwritten. O(columns x log
	 * units).
	 */
	density(ply: number, view: DensityView, progress: Progress, out: Uint32Array): void {
		out.fill(0, 0, view.columns * FATE_COUNT);
		const start = this.levels.startOf(ply);
		const known = this.levels.firstAt(ply, progress.until);
		const open = progress.open[ply] as number;
		const openIndex = open === NO_ROW ? NO_ROW : this.levels.indexOfRow(open);
		let first = this.countLeftOf(ply, view.from);
		// Neighbouring columns hold about as many units.
		let stride = 1;
		for (let column = 0; column < view.columns; column++) {
			const end = this.seek(ply, columnEdge(view, column + 1), first, stride);
			const slot = column * FATE_COUNT;
			const knownEnd = Math.min(Math.max(known, first), end);
			this.fates.addCounts(start + first, start + knownEnd, out, slot);
			out[slot + FATE.AHEAD] = end - knownEnd;
			if (first <= openIndex && openIndex < end) {
				const later = slot + this.fates.at(start + openIndex);
				out[later] = (out[later] as number) - 1;
				out[slot + FATE.OPEN] = (out[slot + FATE.OPEN] as number) + 1;
			}
			stride = Math.max(1, end - first);
			first = end;
		}
	}

	/** The unit of a ply whose x is nearest; of two equally near, the left one. */
	nearest(ply: number, x: number): number {
		assert(ply >= 0 && ply < this.plies, `ply ${ply} is not in 0..${this.plies - 1}`);
		const right = this.countLeftOf(ply, x);
		if (right === 0) return this.unitAt(ply, 0);
		const left = this.unitAt(ply, right - 1);
		if (right === this.countAt(ply)) return left;
		const other = this.unitAt(ply, right);
		return x - this.xOf(left) <= this.xOf(other) - x ? left : other;
	}

	/** The unit of a ply nearest to `x` if it is at most `reach` away, else NO_ROW; accepts any ply. */
	hit(x: number, ply: number, reach: number): number {
		if (ply < 0 || ply >= this.plies) return NO_ROW;
		const unit = this.nearest(ply, x);
		return Math.abs(x - this.xOf(unit)) <= reach ? unit : NO_ROW;
	}

	/** The x of a unit's first and last child; null for one without children. */
	childrenExtent(unit: number): [firstX: number, lastX: number] | null {
		const end = this.units.endOf(unit);
		if (end === unit + 1) return null;
		const ply = this.units.depthOf(unit) + 1;
		const last = this.unitAt(ply, this.levels.firstAt(ply, end) - 1);
		return [this.xOf(unit + 1), this.xOf(last)];
	}

	/** Number of units of a ply left of `x`. */
	private countLeftOf(ply: number, x: number): number {
		return this.seek(ply, x, 0, this.countAt(ply) + 1);
	}

	/**
	 * Number of units of a ply left of `x`, which is at least `low`: bisection of the first stretch that reaches `x`,
	 * found in steps that double from `stride`.
	 */
	private seek(ply: number, x: number, low: number, stride: number): number {
		const { order } = this.levels;
		const start = this.levels.startOf(ply);
		const count = this.countAt(ply);
		let from = low;
		let step = stride;
		while (from + step <= count && this.xOf(order[start + from + step - 1] as number) < x) {
			from += step;
			step *= 2;
		}
		let to = Math.min(from + step - 1, count);
		while (from < to) {
			const middle = (from + to) >>> 1;
			if (this.xOf(order[start + middle] as number) < x) from = middle + 1;
			else to = middle;
		}
		return from;
	}
}

const known = {
	search: new Kept((recording: Recording) => new WholeTree(recording, 'search')),
	minimax: new Kept((recording: Recording) => new WholeTree(recording, 'minimax'))
};

/** The whole tree of a recording, computed at first use; for minimax null if that was not recorded. */
export function wholeTreeOf(recording: Recording, basis: 'search'): WholeTree;
export function wholeTreeOf(recording: Recording, basis: Basis): WholeTree | null;
export function wholeTreeOf(recording: Recording, basis: Basis): WholeTree | null {
	if (basis === 'minimax' && recording.shadow === null) return null;
	return known[basesOf(recording).includes(basis) ? basis : 'search'].of(recording);
}
