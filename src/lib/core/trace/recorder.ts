import { assert } from '../base/assert.ts';
import { STAND_PAT, type Move } from '../games/game.ts';
import { BudgetExceeded } from '../search/budget.ts';
import type { PassPlan, SearchObserver, TableBound } from '../search/observer.ts';
import { algorithmOf } from '../search/registry.ts';
import { PROGRESS_INTERVAL, rootLimit, type SearchRules } from '../search/search.ts';
import { rulesOf } from '../search/setup.ts';
import type { TraceChunk } from './chunk.ts';
import { ChunkWriter } from './chunk-writer.ts';
import {
	ANNOUNCED,
	FLAG,
	LEAF,
	MAX_TRACE_DEPTH,
	OPEN,
	type Pass,
	type TraceHeader
} from './schema.ts';

interface RecorderOptions {
	/** The most nodes to visit before `BudgetExceeded` is thrown. */
	readonly budget: number;
	/** The most rows to write before `RowsReached` is thrown; absent for no limit. */
	readonly rows?: number;
	/** Called every `PROGRESS_INTERVAL` visited nodes with their number. */
	readonly onProgress?: (visited: number) => void;
	/** Receives the recording chunk by chunk as the search runs. */
	readonly onChunk: (chunk: TraceChunk) => void;
}

/** A root and all the plies below it. */
const LEVELS = MAX_TRACE_DEPTH + 1;

/** A recording of a search that was stopped before ends at the same row. */
export class RowsReached extends Error {}

/**
 * Writes a trace as the search runs. Whether a node's value is exact or a bound is decided when it closes, by
 * intervals: a leaf is [v, v], a MAX node [max of lows, max of highs], a MIN node [min of lows, min of highs], an
 * unsearched move [-inf, +inf].
 */
export class Recorder implements SearchObserver {
	private step = 0;
	private visited = 0;
	private readonly rows: ChunkWriter;

	// The open nodes, root first: the interval and the best value folded into each so far.
	private open = 0;
	private readonly row = new Int32Array(LEVELS);
	private readonly flags = new Uint16Array(LEVELS);
	private readonly low = new Float64Array(LEVELS);
	private readonly high = new Float64Array(LEVELS);
	private readonly best = new Float64Array(LEVELS);
	private readonly alphaGiven = new Float64Array(LEVELS);
	private readonly betaGiven = new Float64Array(LEVELS);
	private readonly moves: (readonly Move[])[] = [];
	/** The interval and best value of each open node before its last child: a re-searched child replaces it. */
	private readonly lowBefore = new Float64Array(LEVELS);
	private readonly highBefore = new Float64Array(LEVELS);
	/** The interval of the last returned child at each depth. */
	private readonly lastLow = new Float64Array(LEVELS);
	private readonly lastHigh = new Float64Array(LEVELS);
	/** The interval that the first search of a re-searched child proved. */
	private readonly provedLow = new Float64Array(LEVELS);
	private readonly provedHigh = new Float64Array(LEVELS);

	private readonly usesWindow: boolean;
	private readonly rules: SearchRules;
	private readonly failHard: boolean;
	private current: Pass | null = null;
	/** Announcement flag of the next row; 0 if there is none. */
	private announced = 0;

	constructor(
		private readonly header: TraceHeader,
		private readonly options: RecorderOptions
	) {
		const { usesWindow, needs } = algorithmOf(header.setup.algorithm);
		this.usesWindow = usesWindow;
		this.rules = rulesOf(header.setup);
		this.failHard = this.rules.fail === 'hard' && usesWindow;
		this.rows = new ChunkWriter(needs.includes('keys') ? 'targets' : 'no targets', options.onChunk);
	}

	pass({ depth, alpha, beta, why }: PassPlan): void {
		this.begin(depth === Infinity ? null : depth, [alpha, beta], why);
		this.announce(FLAG.PASS);
	}

	probe(): void {
		this.announce(FLAG.PROBE);
	}

	research(): void {
		const level = this.open - 1;
		this.low[level] = this.lowBefore[level] as number;
		this.high[level] = this.highBefore[level] as number;
		this.provedLow[level + 1] = this.lastLow[level + 1] as number;
		this.provedHigh[level + 1] = this.lastHigh[level + 1] as number;
		this.announce(FLAG.AGAIN);
	}

	hit(move: Move, maxToMove: boolean, value: number, bound: TableBound, visit: number): void {
		const level = this.push(move, (maxToMove ? FLAG.MAX : 0) | FLAG.HIT, value);
		this.rows.pointAt(visit);
		this.low[level] = bound === 'upper' ? -Infinity : value;
		this.high[level] = bound === 'lower' ? Infinity : value;
	}

	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number {
		const level = this.push(move, maxToMove ? FLAG.MAX : 0, NaN);
		const worst = maxToMove ? -Infinity : Infinity;
		this.low[level] = worst;
		this.high[level] = worst;
		this.best[level] = worst;
		this.moves[level] = moves;
		if (this.failHard) this.handDownWindow(level);
		return this.row[level] as number;
	}

	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void {
		const stands = move === STAND_PAT ? FLAG.STAND : 0;
		const level = this.push(
			move,
			(maxToMove ? FLAG.MAX : 0) | (terminal ? FLAG.TERMINAL : FLAG.HORIZON) | stands,
			value
		);
		this.low[level] = value;
		this.high[level] = value;
	}

	return(value: number): void {
		const level = this.open - 1;
		assert(level > 0, 'a root is finished, not returned');
		if ((this.flags[level] as number) & FLAG.AGAIN) this.join(level);
		this.close(level, value);
		const parent = level - 1;
		const low = this.low[level] as number;
		const high = this.high[level] as number;
		this.lastLow[level] = low;
		this.lastHigh[level] = high;
		this.lowBefore[parent] = this.low[parent] as number;
		this.highBefore[parent] = this.high[parent] as number;
		if (((this.flags[parent] as number) & FLAG.MAX) !== 0) {
			this.low[parent] = Math.max(this.low[parent] as number, low);
			this.high[parent] = Math.max(this.high[parent] as number, high);
			this.best[parent] = Math.max(this.best[parent] as number, value);
		} else {
			this.low[parent] = Math.min(this.low[parent] as number, low);
			this.high[parent] = Math.min(this.high[parent] as number, high);
			this.best[parent] = Math.min(this.best[parent] as number, value);
		}
		this.step++;
	}

	cut(firstUnsearched: number): void {
		const level = this.open - 1;
		const parent = this.row[level] as number;
		const moves = this.moves[level] as readonly Move[];
		assert(firstUnsearched < moves.length, 'a cut leaves at least one move unsearched');
		const flags = (this.flags[level] as number) | FLAG.CUT;
		const max = (flags & FLAG.MAX) !== 0;
		this.reserve(moves.length - firstUnsearched);
		this.flags[level] = flags;
		this.rows.change(parent, OPEN, OPEN, NaN, flags);
		if (max) this.high[level] = Infinity;
		else this.low[level] = -Infinity;
		const childFlags = (max ? 0 : FLAG.MAX) | FLAG.PRUNED;
		for (let i = firstUnsearched; i < moves.length; i++) {
			const first = i === firstUnsearched ? FLAG.FIRST_PRUNED : 0;
			const row = this.rows.add(
				parent,
				moves[i] as Move,
				level + 1,
				childFlags | first,
				this.step,
				NaN
			);
			this.rows.change(row, row + 1, this.step, NaN, childFlags | first);
		}
		this.step++;
	}

	finish(value: number): void {
		assert(this.open === 1, `${this.open - 1} nodes were never returned`);
		this.close(0, value);
		this.step++;
	}

	/** Delivers the rows since the last chunk; call once, when the search has ended. */
	flush(): void {
		this.rows.flush();
	}

	/** Opens a row below the innermost open node and returns its level. */
	private push(move: Move, flags: number, value: number): number {
		const level = this.open;
		if (level === LEVELS) throw new Error(TOO_DEEP);
		this.reserve(1);
		if (!(flags & FLAG.STAND)) this.visit();
		if (level === 0 && !this.announced) this.begin(this.header.setup.depth, OPEN_WINDOW, 'first');
		const parent = level === 0 ? -1 : (this.row[level - 1] as number);
		const first = this.announced ? this.step - 1 : this.step;
		const own = flags | this.announced;
		this.announced = 0;
		this.row[level] = this.rows.add(parent, move, level, own, first, value);
		this.flags[level] = own;
		this.open = level + 1;
		this.step++;
		return level;
	}

	private reserve(rows: number): void {
		const { rows: most = Infinity } = this.options;
		if (this.rows.length + rows > most) throw new RowsReached();
		this.rows.reserve(rows);
	}

	private visit(): void {
		if (this.visited === this.options.budget) throw new BudgetExceeded(this.options.budget);
		if (++this.visited % PROGRESS_INTERVAL === 0) this.options.onProgress?.(this.visited);
	}

	/**
	 * For a node searched twice, both results are true: the second may only say that the node is no better than the
	 * first.
	 */
	private join(level: number): void {
		this.low[level] = Math.max(this.low[level] as number, this.provedLow[level] as number);
		this.high[level] = Math.min(this.high[level] as number, this.provedHigh[level] as number);
	}

	/** Makes a step of its own, with which the next row begins. */
	private announce(how: number): void {
		this.announced = how & ANNOUNCED;
		this.step++;
	}

	private begin(depth: number | null, window: readonly [number, number], why: Pass['why']): void {
		this.current = {
			rootRow: this.rows.length,
			depth,
			window: this.usesWindow ? window : null,
			why
		};
		this.rows.begin(this.current);
	}

	private close(level: number, value: number): void {
		const flags = (this.flags[level] as number) | this.boundAt(level, value);
		this.rows.change(this.row[level] as number, this.rows.length, this.step, value, flags);
		this.open = level;
	}

	/**
	 * The bound bits of a value about to be returned. Fail-hard values are judged by the window, except if the window
	 * has no width and both conditions are true: then the interval decides which of them applies.
	 */
	private boundAt(level: number, value: number): number {
		const low = this.low[level] as number;
		const high = this.high[level] as number;
		if (!this.failHard || ((this.flags[level] as number) & (LEAF | FLAG.HIT)) !== 0) {
			if (low === value) return high === value ? 0 : FLAG.LOWER;
			if (high === value) return FLAG.UPPER;
			throw new Error(`no end of [${low}, ${high}] is the returned value ${value}`);
		}
		const atMostAlpha = value <= (this.alphaGiven[level] as number) && value !== -Infinity;
		const atLeastBeta = value >= (this.betaGiven[level] as number) && value !== Infinity;
		if (atMostAlpha && atLeastBeta) return high <= value ? FLAG.UPPER : FLAG.LOWER;
		return (atMostAlpha ? FLAG.UPPER : 0) | (atLeastBeta ? FLAG.LOWER : 0);
	}

	private handDownWindow(level: number): void {
		if (level === 0) {
			[this.alphaGiven[0], this.betaGiven[0]] = this.current?.window ?? OPEN_WINDOW;
			return;
		}
		const parent = level - 1;
		const alpha = this.alphaGiven[parent] as number;
		const beta = this.betaGiven[parent] as number;
		const best = this.best[parent] as number;
		const max = ((this.flags[parent] as number) & FLAG.MAX) !== 0;
		const limit = parent === 0 ? rootLimit(this.rules.ties, max, best) : best;
		this.alphaGiven[level] = max ? Math.max(alpha, limit) : alpha;
		this.betaGiven[level] = max ? beta : Math.min(beta, limit);
	}
}

const OPEN_WINDOW = [-Infinity, Infinity] as const;

const TOO_DEEP = `a trace holds ${MAX_TRACE_DEPTH} plies at most`;
