import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { Growth, MOST_BINS, type GrowthChunk } from '../../../src/lib/core/layout/growth.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { nestedTrees, record } from './recordings.ts';

interface Bin {
	readonly rows: number;
	/** Per ply, the rows that reach down to it. */
	readonly visited: number[];
	readonly pruned: number[];
}

/** Generated rows, more of them than there are bins. */
function rowsOf(seed: number, rows: number, deepest: number): GrowthChunk {
	const random = seededRandom(seed);
	const depth = Uint8Array.from({ length: rows }, () => Math.floor(random() * (deepest + 1)));
	const flags = Uint16Array.from(depth, () => (random() < 0.3 ? FLAG.PRUNED : FLAG.MAX));
	return { depth, flags };
}

/** The rows in chunks of the given lengths, the last of which repeats. */
function* chunksOf(
	{ depth, flags }: GrowthChunk,
	lengths: readonly number[]
): Generator<GrowthChunk> {
	for (let at = 0, i = 0; at < depth.length; i++) {
		const end = at + (lengths[Math.min(i, lengths.length - 1)] as number);
		yield { depth: depth.subarray(at, end), flags: flags.subarray(at, end) };
		at = end;
	}
}

/** Counted row by row. */
function binOf({ depth, flags }: GrowthChunk, plies: number): Bin {
	const visited = new Array<number>(plies).fill(0);
	const pruned = new Array<number>(plies).fill(0);
	for (const [row, own] of depth.entries()) {
		const counts = (flags[row] as number) & FLAG.PRUNED ? pruned : visited;
		for (let ply = 0; ply <= own; ply++) counts[ply] = (counts[ply] as number) + 1;
	}
	return { rows: depth.length, visited, pruned };
}

function sumOf(growth: Growth, from: number, to: number): Bin {
	const visited = new Float64Array(growth.plies);
	const pruned = new Float64Array(growth.plies);
	const rows = growth.sum(from, to, visited, pruned);
	return { rows, visited: [...visited], pruned: [...pruned] };
}

function expectSame(growth: Growth, all: GrowthChunk): void {
	expect(growth.rows).toBe(all.depth.length);
	expect(growth.plies).toBe(Math.max(...all.depth) + 1);
	expect(growth.pruned).toBe(all.flags.filter((flags) => flags & FLAG.PRUNED).length);
	expect(growth.bins).toBeLessThanOrEqual(MOST_BINS);
	const bins = [...chunksOf(all, [growth.binSize])];
	expect(bins).toHaveLength(growth.bins);
	for (let bin = 0; bin < bins.length; bin += 1 + (bin >> 3)) {
		const expected = binOf(bins[bin] as GrowthChunk, growth.plies);
		expect(sumOf(growth, bin, bin + 1)).toEqual(expected);
	}
	expect(sumOf(growth, 0, growth.bins)).toEqual(binOf(all, growth.plies));
}

describe('Growth', () => {
	it('each bin counts the rows that reach down to each ply, like a count by hand', () => {
		fc.assert(
			fc.property(
				fc.nat(1_000_000),
				fc.integer({ min: 1, max: 20_000 }),
				fc.constantFrom(0, 5, 40),
				fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 }),
				(seed, rows, deepest, lengths) => {
					const all = rowsOf(seed, rows, deepest);
					const growth = new Growth();
					for (const chunk of chunksOf(all, lengths)) growth.add(chunk);
					expectSame(growth, all);
				}
			),
			{ numRuns: 40 }
		);
	});

	it('growth counts the rows of a search one by one', () => {
		fc.assert(
			fc.property(nestedTrees, fc.integer({ min: 1, max: 50 }), (tree, length) => {
				const { depth, flags } = record(tree).trace.columns;
				const growth = new Growth();
				for (const chunk of chunksOf({ depth, flags }, [length])) growth.add(chunk);
				expectSame(growth, { depth, flags });
			}),
			{ numRuns: 40 }
		);
	});

	it('pairs of bins merge exactly when all are in use', () => {
		const growth = new Growth();
		growth.add(rowsOf(1, MOST_BINS, 3));
		expect([growth.bins, growth.binSize]).toEqual([MOST_BINS, 1]);
		growth.add(rowsOf(2, 1, 3));
		expect([growth.bins, growth.binSize]).toEqual([MOST_BINS / 2 + 1, 2]);
		growth.add(rowsOf(3, 100 * MOST_BINS, 3));
		expect([growth.bins, growth.binSize]).toEqual([Math.ceil((101 * MOST_BINS + 1) / 128), 128]);
	});

	it('growth is empty before the first row', () => {
		const { rows, pruned, plies, bins } = new Growth();
		expect({ rows, pruned, plies, bins }).toEqual({ rows: 0, pruned: 0, plies: 0, bins: 0 });
	});
});
