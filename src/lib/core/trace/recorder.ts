import { assert } from '../base/assert.ts';
import type { Move } from '../games/game.ts';
import { BudgetExceeded } from '../search/budget.ts';
import type { SearchObserver } from '../search/observer.ts';
import { PROGRESS_INTERVAL } from '../search/search.ts';
import { FLAG, OPEN, type TraceColumns, type TraceHeader } from './schema.ts';
import { Trace } from './trace.ts';

export interface RecorderOptions {
	/** The most nodes to visit before `BudgetExceeded` is thrown. */
	readonly budget: number;
	/** Called every `PROGRESS_INTERVAL` visited nodes with their number. */
	readonly onProgress?: (visited: number) => void;
}

/** Deepest search a trace can hold: `depth` is a Uint8 column. */
export const MAX_TRACE_DEPTH = 255;

/**
 * Writes a trace as the search runs. What a node's value is worth (exact, lower, upper) is settled when
 * it closes, by intervals: a leaf is [v, v], a MAX node [max of lows, max of highs], a MIN node [min of
 * lows, min of highs], an unsearched move [-inf, +inf].
 */
export class Recorder implements SearchObserver {
	private rows = 0;
	private step = 0;
	private visited = 0;
	private capacity = 1024;
	private columns = allocate(1024);

	// The open nodes, root first: what is folded into each so far.
	private open = 0;
	private readonly row = new Int32Array(MAX_TRACE_DEPTH + 1);
	private readonly low = new Float64Array(MAX_TRACE_DEPTH + 1);
	private readonly high = new Float64Array(MAX_TRACE_DEPTH + 1);
	private readonly alphaGiven = new Float64Array(MAX_TRACE_DEPTH + 1);
	private readonly betaGiven = new Float64Array(MAX_TRACE_DEPTH + 1);
	private readonly best = new Float64Array(MAX_TRACE_DEPTH + 1);
	private readonly moves: (readonly Move[])[] = [];

	private readonly failHard: boolean;

	constructor(
		private readonly header: TraceHeader,
		private readonly options: RecorderOptions
	) {
		this.failHard = header.setup.fail === 'hard' && header.passes[0]?.window != null;
	}

	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): void {
		const level = this.push(move, maxToMove ? FLAG.MAX : 0, NaN);
		const worst = maxToMove ? -Infinity : Infinity;
		this.low[level] = worst;
		this.high[level] = worst;
		this.best[level] = worst;
		this.moves[level] = moves;
		if (this.failHard) this.handDownWindow(level);
	}

	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void {
		const level = this.push(
			move,
			(maxToMove ? FLAG.MAX : 0) | (terminal ? FLAG.TERMINAL : FLAG.HORIZON),
			value
		);
		this.low[level] = value;
		this.high[level] = value;
	}

	return(value: number): void {
		const level = this.open - 1;
		assert(level > 0, 'a root is finished, not returned');
		this.close(level, value);
		const parent = level - 1;
		const max = (this.flagsAt(parent) & FLAG.MAX) !== 0;
		const keep = max ? Math.max : Math.min;
		this.low[parent] = keep(this.low[parent] as number, this.low[level] as number);
		this.high[parent] = keep(this.high[parent] as number, this.high[level] as number);
		this.best[parent] = keep(this.best[parent] as number, value);
		this.step++;
	}

	cut(firstUnsearched: number): void {
		const level = this.open - 1;
		const parent = this.row[level] as number;
		const moves = this.moves[level] as readonly Move[];
		assert(firstUnsearched < moves.length, 'a cut leaves at least one move unsearched');
		const { flags } = this.columns;
		const max = ((flags[parent] as number) & FLAG.MAX) !== 0;
		flags[parent] = (flags[parent] as number) | FLAG.CUT;
		if (max) this.high[level] = Infinity;
		else this.low[level] = -Infinity;
		const childSide = max ? 0 : FLAG.MAX;
		for (let i = firstUnsearched; i < moves.length; i++) {
			const first = i === firstUnsearched ? FLAG.FIRST_PRUNED : 0;
			const row = this.write(
				parent,
				moves[i] as Move,
				level + 1,
				childSide | FLAG.PRUNED | first,
				NaN
			);
			this.columns.subtreeEnd[row] = row + 1;
			this.columns.exitStep[row] = this.step;
		}
		this.step++;
	}

	finish(value: number): void {
		assert(this.open === 1, `${this.open - 1} nodes were never returned`);
		this.close(0, value);
		this.step++;
	}

	/** The finished trace; call once, after `finish`. */
	trace(): Trace {
		assert(this.open === 0 && this.rows > 0, 'the search has not finished');
		const trace = new Trace(this.header, trim(this.columns, this.rows));
		markPrincipalVariation(trace);
		return trace;
	}

	/** Opens a row below the innermost open node and returns its level. */
	private push(move: Move, flags: number, value: number): number {
		const level = this.open++;
		assert(level <= MAX_TRACE_DEPTH, `a trace holds ${MAX_TRACE_DEPTH} plies at the most`);
		if (++this.visited > this.options.budget) throw new BudgetExceeded(this.options.budget);
		if (this.visited % PROGRESS_INTERVAL === 0) this.options.onProgress?.(this.visited);
		const parent = level === 0 ? -1 : (this.row[level - 1] as number);
		this.row[level] = this.write(parent, move, level, flags, value);
		this.step++;
		return level;
	}

	private write(parent: number, move: Move, depth: number, flags: number, value: number): number {
		if (this.rows === this.capacity) this.grow();
		const row = this.rows++;
		const columns = this.columns;
		columns.parent[row] = parent;
		columns.subtreeEnd[row] = OPEN;
		columns.enterStep[row] = this.step;
		columns.exitStep[row] = OPEN;
		columns.value[row] = value;
		columns.move[row] = move;
		columns.depth[row] = depth;
		columns.flags[row] = flags;
		return row;
	}

	private close(level: number, value: number): void {
		const row = this.row[level] as number;
		this.columns.subtreeEnd[row] = this.rows;
		this.columns.exitStep[row] = this.step;
		this.columns.value[row] = value;
		this.columns.flags[row] = this.flagsAt(level) | this.boundAt(level, value);
		this.open = level;
	}

	/**
	 * The bound bits of a value about to be returned. Fail-hard values are judged by the window, except
	 * where the window has no width and both tests hold: there the interval says which of them is true.
	 */
	private boundAt(level: number, value: number): number {
		const low = this.low[level] as number;
		const high = this.high[level] as number;
		if (!this.failHard || (this.flagsAt(level) & (FLAG.TERMINAL | FLAG.HORIZON)) !== 0) {
			if (low === value && high === value) return 0;
			if (low === value) return FLAG.LOWER;
			assert(high === value, `no end of [${low}, ${high}] is the returned value ${value}`);
			return FLAG.UPPER;
		}
		const atMostAlpha = value <= (this.alphaGiven[level] as number) && value !== -Infinity;
		const atLeastBeta = value >= (this.betaGiven[level] as number) && value !== Infinity;
		if (atMostAlpha && atLeastBeta) return high <= value ? FLAG.UPPER : FLAG.LOWER;
		return (atMostAlpha ? FLAG.UPPER : 0) | (atLeastBeta ? FLAG.LOWER : 0);
	}

	private handDownWindow(level: number): void {
		if (level === 0) {
			[this.alphaGiven[0], this.betaGiven[0]] = this.header.passes[0]?.window ?? [
				-Infinity,
				Infinity
			];
			return;
		}
		const parent = level - 1;
		const alpha = this.alphaGiven[parent] as number;
		const beta = this.betaGiven[parent] as number;
		const best = this.best[parent] as number;
		const max = (this.flagsAt(parent) & FLAG.MAX) !== 0;
		this.alphaGiven[level] = max ? Math.max(alpha, best) : alpha;
		this.betaGiven[level] = max ? beta : Math.min(beta, best);
	}

	private flagsAt(level: number): number {
		return this.columns.flags[this.row[level] as number] as number;
	}

	private grow(): void {
		this.capacity *= 2;
		const larger = allocate(this.capacity);
		for (const name of Object.keys(larger) as (keyof TraceColumns)[]) {
			larger[name].set(this.columns[name]);
		}
		this.columns = larger;
	}
}

function allocate(rows: number): TraceColumns {
	return {
		parent: new Int32Array(rows),
		subtreeEnd: new Uint32Array(rows),
		enterStep: new Uint32Array(rows),
		exitStep: new Uint32Array(rows),
		value: new Float64Array(rows),
		move: new Uint32Array(rows),
		depth: new Uint8Array(rows),
		flags: new Uint16Array(rows)
	};
}

function trim(columns: TraceColumns, rows: number): TraceColumns {
	return {
		parent: columns.parent.slice(0, rows),
		subtreeEnd: columns.subtreeEnd.slice(0, rows),
		enterStep: columns.enterStep.slice(0, rows),
		exitStep: columns.exitStep.slice(0, rows),
		value: columns.value.slice(0, rows),
		move: columns.move.slice(0, rows),
		depth: columns.depth.slice(0, rows),
		flags: columns.flags.slice(0, rows)
	};
}

/** Flags, from the root down, the first searched child that gave each node its returned value. */
function markPrincipalVariation(trace: Trace): void {
	const { flags } = trace.columns;
	let row = 0;
	for (;;) {
		flags[row] = (flags[row] as number) | FLAG.PRINCIPAL;
		const value = trace.valueOf(row);
		let next = -1;
		for (const child of trace.childrenOf(row)) {
			if (!trace.isPruned(child) && trace.valueOf(child) === value) {
				next = child;
				break;
			}
		}
		if (next < 0) return;
		row = next;
	}
}
