import { rowsAt } from '$lib/core/trace/cursor.ts';
import { LEAF } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

const BLOCK = 256;

/**
 * The least and the greatest finite value of a search up to some step: a scale made from it only grows while you step
 * forward, and reveals no later values. One pass over the leaves, since every backed-up value is some leaf's.
 */
export class ValueRange {
	private readonly low: Float64Array;
	private readonly high: Float64Array;

	constructor(private readonly trace: Trace) {
		const blocks = Math.ceil(trace.rows / BLOCK) + 1;
		this.low = new Float64Array(blocks).fill(Infinity);
		this.high = new Float64Array(blocks).fill(-Infinity);
		for (let block = 1; block < blocks; block++) {
			const [low, high] = this.widen(block - 1, Math.min(block * BLOCK, trace.rows));
			this.low[block] = low;
			this.high[block] = high;
		}
	}

	/** Just after event `step`; null before the first finite value. */
	at(step: number): readonly [low: number, high: number] | null {
		const rows = rowsAt(this.trace, step);
		const [low, high] = this.widen(Math.floor(rows / BLOCK), rows);
		return low <= high ? [low, high] : null;
	}

	private widen(block: number, rows: number): [number, number] {
		let low = this.low[block] as number;
		let high = this.high[block] as number;
		for (let row = block * BLOCK; row < rows; row++) {
			if ((this.trace.flagsOf(row) & LEAF) === 0) continue;
			const value = this.trace.valueOf(row);
			if (!Number.isFinite(value)) continue;
			low = Math.min(low, value);
			high = Math.max(high, value);
		}
		return [low, high];
	}
}
