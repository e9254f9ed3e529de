import type { Move } from '../games/game.ts';
import { newColumns, type RowChanges, type Targets, type TraceChunk } from './chunk.ts';
import { OPEN, sliceRows, type Pass, type TraceColumns } from './schema.ts';

/** The rows of the first chunk and of the largest: a small search should cost little, a large one come in often. */
const FIRST = 256;
const LARGEST = 16_384;

const NO_TARGET = -1;

/** Writes rows into chunks of growing size and hands each one over when it is full; nothing is ever copied. */
export class ChunkWriter {
	/** Rows written in all. */
	length = 0;
	private from = 0;
	/** Rows that the columns at hand have room for. */
	private capacity = FIRST;
	private nextCapacity = 2 * FIRST;
	private columns: TraceColumns;
	private changes = new ChangeList();
	private passes: Pass[] = [];

	/** @param deliver takes each chunk; its memory is not touched again */
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

	/** Says which row left the answer that the row added last was given by a table. */
	pointAt(target: number): void {
		const { target: targets } = this.columns;
		if (targets !== undefined) targets[this.length - 1 - this.from] = target;
	}

	/** Notes a pass that begins with the row added next. */
	begin(pass: Pass): void {
		this.passes.push(pass);
	}

	/** What an open row has become; its chunk may have been handed over already. */
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

	/** Hands over what there is. */
	flush(): void {
		const rows = this.length - this.from;
		if (rows === 0 && this.changes.isEmpty) return;
		const columns = rows === this.capacity ? this.columns : sliceRows(this.columns, 0, rows);
		const { from, length } = this;
		// A pass may have been announced whose root is yet to come.
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

	/** What was added so far, and forgets it. */
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
