/** Recordings of every kind for the whole tree, with a slow reference implementation. */
import { shares, anySearch } from '../search/samples.ts';
import fc from 'fast-check';
import { FATE, fateOfValue, type Fate } from '../../../src/lib/core/layout/fates.ts';
import type { Basis } from '../../../src/lib/core/layout/basis.ts';
import { valueScaleOf } from '../../../src/lib/core/layout/value-scale.ts';
import { NO_ROW, rowsAt } from '../../../src/lib/core/trace/cursor.ts';
import { recordingOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { OPEN } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record as recordFields } from '../search/record.ts';
import { nestedTrees, record, type Nested } from './recordings.ts';

/** A small tree of which alpha-beta prunes only the last leaf. */
export const SMALL: Nested = [
	[3, 5],
	[2, 9]
];

/** Minimax of a tree, which is its own shadow. */
export function recordMinimax(tree: Nested): Recording {
	return recordingOf(record(tree, 'minimax').trace, null);
}

/** The beginning of a trace, as if the search had been stopped after event `step`. */
export function cutShort(trace: Trace, step: number): Trace {
	const rows = rowsAt(trace, step);
	const columns = {
		parent: trace.columns.parent.slice(0, rows),
		subtreeEnd: trace.columns.subtreeEnd.slice(0, rows),
		enterStep: trace.columns.enterStep.slice(0, rows),
		exitStep: trace.columns.exitStep.slice(0, rows),
		value: trace.columns.value.slice(0, rows),
		move: trace.columns.move.slice(0, rows),
		depth: trace.columns.depth.slice(0, rows),
		flags: trace.columns.flags.slice(0, rows)
	};
	for (let row = 0; row < rows; row++) {
		if (trace.exitStepOf(row) <= step) continue;
		columns.subtreeEnd[row] = OPEN;
		columns.exitStep[row] = OPEN;
		if (!trace.isLeaf(row)) columns.value[row] = NaN;
	}
	return new Trace({ ...trace.header, partial: 'cancelled' }, columns);
}

/** Searches with values of all kinds: with their shadow, without, of minimax, and stopped on the way. */
export const recordings: fc.Arbitrary<Recording> = fc
	.tuple(
		fc.oneof(
			{ weight: 3, arbitrary: nestedTrees.map((tree) => record(tree)) },
			{ weight: 1, arbitrary: nestedTrees.map(recordMinimax) },
			{ weight: 2, arbitrary: anySearch.map(recordFields) }
		),
		fc.constantFrom('whole', 'whole', 'no shadow', 'stopped', 'stopped, no shadow'),
		shares
	)
	.map(([whole, kind, share]) => {
		const stopped = kind.startsWith('stopped');
		const step = Math.floor(share * whole.trace.steps);
		const trace = stopped ? cutShort(whole.trace, step) : whole.trace;
		const alone = kind.endsWith('no shadow') || (stopped && whole.shadow === whole.trace);
		// A counterexample is printed as its search, not as thousands of numbers.
		const from = fc.stringify(whole.trace.header.setup);
		const text = `${kind} after step ${step} of ${nameOf(whole)} ${from}`;
		return {
			trace,
			shadow: alone ? null : whole.shadow,
			shadowRow: alone ? null : (whole.shadowRow?.slice(0, trace.rows) ?? null),
			[fc.toStringMethod]: () => text
		};
	});

function nameOf(recording: Recording): string {
	return fc.hasToStringMethod(recording) ? recording[fc.toStringMethod]() : '';
}

/** A recording and one of the bases that it has. */
export const recordingsOnBasis: fc.Arbitrary<{ recording: Recording; basis: Basis }> = fc
	.record({ recording: recordings, basis: fc.constantFrom<Basis>('search', 'minimax') })
	.filter(({ recording, basis }) => basis === 'search' || recording.shadow !== null);

/** Every unit of a basis by itself: its trace row, if it has one, and the nearest row above it. */
export class SlowTree {
	readonly trace: Trace;
	readonly units: Trace;
	readonly all: readonly number[];
	private readonly ownRow: number[];

	constructor(recording: Recording, basis: Basis) {
		this.trace = recording.trace;
		this.units = basis === 'search' ? recording.trace : (recording.shadow as Trace);
		this.all = Array.from({ length: this.units.rows }, (_, unit) => unit);
		this.ownRow = this.all.map(() => NO_ROW);
		for (let row = 0; row < this.trace.rows; row++) {
			const unit = basis === 'search' ? row : (recording.shadowRow?.[row] ?? row);
			this.ownRow[unit] = row;
		}
	}

	onPly(ply: number): number[] {
		return this.all.filter((unit) => this.units.depthOf(unit) === ply);
	}

	/** The row of the unit itself or of the nearest unit above that has one. */
	rowOf(unit: number): number {
		let at = unit;
		while (this.ownRow[at] === NO_ROW) at = this.units.parentOf(at);
		return this.ownRow[at] as number;
	}

	fateOf(unit: number): Fate {
		const row = this.ownRow[unit] as number;
		if (row === NO_ROW) return FATE.NEVER;
		if (this.trace.isPruned(row)) return FATE.PRUNED;
		const value = this.trace.valueOf(row);
		if (Number.isNaN(value)) return FATE.OPEN;
		return fateOfValue(valueScaleOf(this.trace).classOf(value));
	}

	fateAt(unit: number, step: number): Fate {
		const { trace } = this;
		const row = this.rowOf(unit);
		if (trace.enterStepOf(row) > step) return FATE.AHEAD;
		if (trace.isPruned(row)) return this.fateOf(unit);
		// In a stopped search, units below an open node may not have been reached.
		if (this.ownRow[unit] === NO_ROW) return FATE.AHEAD;
		if (!trace.isLeaf(row) && trace.exitStepOf(row) > step) return FATE.OPEN;
		return this.fateOf(unit);
	}
}
