import type { Trace } from '../trace/trace.ts';

/**
 * Counts the visited nodes in any stretch of rows in constant time: one bit for each pruned row, and for
 * each 32 rows the number of pruned rows before them. That is a quarter of a byte a row.
 */
export class FoldIndex {
	private readonly pruned: Uint32Array;
	private readonly prunedBefore: Uint32Array;

	constructor(trace: Trace) {
		const words = (trace.rows >>> 5) + 1;
		this.pruned = new Uint32Array(words);
		this.prunedBefore = new Uint32Array(words);
		let before = 0;
		for (let word = 0; word < words; word++) {
			this.prunedBefore[word] = before;
			const end = Math.min((word + 1) << 5, trace.rows);
			let bits = 0;
			for (let row = word << 5; row < end; row++) {
				if (trace.isPruned(row)) bits |= 1 << (row & 31);
			}
			this.pruned[word] = bits;
			before += countBits(bits);
		}
	}

	/** Visited nodes among the rows [from, to); none where `to` does not lie after `from`. */
	visitedIn(from: number, to: number): number {
		return to <= from ? 0 : to - from - (this.prunedUpTo(to) - this.prunedUpTo(from));
	}

	private prunedUpTo(row: number): number {
		const word = row >>> 5;
		const below = (this.pruned[word] as number) & ((1 << (row & 31)) - 1);
		return (this.prunedBefore[word] as number) + countBits(below);
	}
}

const indices = new WeakMap<Trace, FoldIndex>();

/** The index of a trace, made when first asked for and kept as long as the trace. */
export function foldIndexOf(trace: Trace): FoldIndex {
	const known = indices.get(trace);
	if (known !== undefined) return known;
	const index = new FoldIndex(trace);
	indices.set(trace, index);
	return index;
}

/** The number of ones among 32 bits (H. S. Warren, "Hacker's Delight", section 5-1). */
function countBits(bits: number): number {
	let sum = bits - ((bits >>> 1) & 0x55555555);
	sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
	return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
