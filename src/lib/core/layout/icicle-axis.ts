import { countAtMost } from '../base/bisect.ts';
import { rowsAt } from '../trace/cursor.ts';
import type { Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';

/**
 * The horizontal axis of the overview. One unit is one row of the shadow, so that a pruned branch is as wide as its
 * subtree in plain minimax; without a shadow it is one row of the trace, and pruned moves are stubs of width 1. Rows
 * keep their order, so everything up to a step is left of a line.
 */
export class IcicleAxis {
	/** The trace whose rows are the units: the shadow, or the trace itself. */
	readonly units: Trace;
	/** Total number of units; the root's width. */
	readonly width: number;
	private readonly trace: Trace;
	private readonly shadowRow: Uint32Array | null;

	constructor({ trace, shadow, shadowRow }: Recording) {
		const matched = shadow !== null && shadowRow !== null;
		this.trace = trace;
		this.units = matched ? shadow : trace;
		this.shadowRow = matched ? shadowRow : null;
		this.width = this.units.rows;
	}

	/** The left end of a trace row. */
	xOfRow(row: number): number {
		return this.shadowRow === null ? row : (this.shadowRow[row] as number);
	}

	/** The nodes in and below a trace row, never visited ones included. */
	widthOfRow(row: number): number {
		const x = this.xOfRow(row);
		return this.units.endOf(x) - x;
	}

	/** The playhead: everything that the search has visited or pruned by `step` is left of it. */
	xOfStep(step: number): number {
		const { trace } = this;
		const reached = rowsAt(trace, step);
		if (reached < trace.rows) return this.xOfRow(reached);
		// The end of the axis, except for a partial trace.
		const last = trace.rows - 1;
		return this.xOfRow(last) + (trace.isPruned(last) ? this.widthOfRow(last) : 1);
	}

	/** The step of a playhead dragged to `x`: when the row there was entered or pruned. */
	stepAtX(x: number): number {
		const unit = Math.min(Math.max(Math.floor(x), 0), this.width - 1);
		return this.trace.enterStepOf(this.lastRowUpTo(unit));
	}

	/**
	 * The last trace row that starts at or left of a unit: for a unit that was never visited, the pruned move above it.
	 */
	lastRowUpTo(unit: number): number {
		return this.rowsBefore(unit + 1) - 1;
	}

	/** Number of trace rows that start left of a unit, 0 to `width`. */
	rowsBefore(unit: number): number {
		return this.shadowRow === null ? unit : countAtMost(this.shadowRow, unit - 1);
	}
}
