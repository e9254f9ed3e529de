import type { Move } from '../games/game.ts';
import { newColumns, type RowChanges, type Targets, type TraceChunk } from './chunk.ts';
import { OPEN, sliceRows, type Pass, type TraceColumns } from './schema.ts';

/** The rows of the first and of the largest chunk: cheap for a small search, frequent for a large one. */
const FIRST = 256;
const LARGEST = 16_384;

const NO_TARGET = -1;

/** Writes rows into chunks of growing size and delivers each one when it is full; nothing is ever copied. */
export class ChunkWriter {
	/** Rows written in all. */
	length = 0;
	private from = 0;
	/** Capacity of the current columns, in rows. */
	private capacity = FIRST;
	private nextCapacity = 2 * FIRST;
	private columns: TraceColumns;
	private changes = new ChangeList();
	private passes: Pass[] = [];

	/** @param deliver receives each chunk; the writer does not use its memory again */
	constructor(
		private readonly targets: Targets,
		private readonly deliver: (chunk: TraceChunk) => void
	) {
		this.columns = newColumns(FIRST, Float64Array, targets);
	}

	/** Makes room for the rows of one event, so that no chunk ends within it. */
	reserve(rows: number): void {
		if (this.length - this.from + rows <= this.capacity) return;
		this.flush();
		const capacity = Math.max(this.nextCapacity, rows);
		this.columns = newColumns(capacity, Float64Array, this.targets);
		this.capacity = capacity;
		this.nextCapacity = Math.min(2 * this.nextCapacity, LARGEST);
	}

	/** Adds an open row, for which there is room, and returns its number. */
	add(
		parent: number,
		move: Move,
		depth: number,
		flags: number,
		step: number,
		value: number
	): number {
		const row = this.length++;
		const at = row - this.from;
		const columns = this.columns;
		columns.parent[at] = parent;
		columns.subtreeEnd[at] = OPEN;
		columns.enterStep[at] = step;
		columns.exitStep[at] = OPEN;
		columns.value[at] = value;
		columns.move[at] = move;
		columns.depth[at] = depth;
		columns.flags[at] = flags;
		if (columns.target !== undefined) columns.target[at] = NO_TARGET;
		return row;
	}

	/** Sets the row whose stored result answered the last added row, a table hit. */
	pointAt(target: number): void {
		const { target: targets } = this.columns;
		if (targets !== undefined) targets[this.length - 1 - this.from] = target;
	}

	/** Records a pass that begins with the next row. */
	begin(pass: Pass): void {
		this.passes.push(pass);
	}

	/** Updates an open row; its chunk may already be delivered. */
	change(row: number, subtreeEnd: number, exitStep: number, value: number, flags: number): void {
		const at = row - this.from;
		if (at < 0) {
			this.changes.add(row, subtreeEnd, exitStep, value, flags);
			return;
		}
		const columns = this.columns;
		columns.subtreeEnd[at] = subtreeEnd;
		columns.exitStep[at] = exitStep;
		columns.value[at] = value;
		columns.flags[at] = flags;
	}

	/** Delivers the rows written so far. */
	flush(): void {
		const rows = this.length - this.from;
		if (rows === 0 && this.changes.isEmpty) return;
		const columns = rows === this.capacity ? this.columns : sliceRows(this.columns, 0, rows);
		const { from, length } = this;
		// An announced pass may not have its root yet.
		const passes = this.passes.filter(({ rootRow }) => rootRow < length);
		this.passes = this.passes.filter(({ rootRow }) => rootRow >= length);
		this.deliver({ from, columns, changes: this.changes.take(), passes });
		this.from = this.length;
		this.capacity = 0;
	}
}

class ChangeList {
	private row: number[] = [];
	private subtreeEnd: number[] = [];
	private exitStep: number[] = [];
	private value: number[] = [];
	private flags: number[] = [];

	get isEmpty(): boolean {
		return this.row.length === 0;
	}

	add(row: number, subtreeEnd: number, exitStep: number, value: number, flags: number): void {
		this.row.push(row);
		this.subtreeEnd.push(subtreeEnd);
		this.exitStep.push(exitStep);
		this.value.push(value);
		this.flags.push(flags);
	}

	/** Returns the changes so far and clears them. */
	take(): RowChanges {
		const taken: RowChanges = {
			row: Uint32Array.from(this.row),
			subtreeEnd: Uint32Array.from(this.subtreeEnd),
			exitStep: Uint32Array.from(this.exitStep),
			value: Float64Array.from(this.value),
			flags: Uint16Array.from(this.flags)
		};
		this.row = [];
		this.subtreeEnd = [];
		this.exitStep = [];
		this.value = [];
		this.flags = [];
		return taken;
	}
}
