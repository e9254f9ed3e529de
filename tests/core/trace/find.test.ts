import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventAt } from '../../../src/lib/core/trace/cursor.ts';
import { computeCutoffs } from '../../../src/lib/core/trace/find-cutoffs.ts';
import { adoptCutoffs, cutoffIndex, type CutoffIndex } from '../../../src/lib/core/trace/find.ts';
import { ghostSizeOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { countsOf, record } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';

const TICTACTOE = { game: 'tictactoe', position: '.O..X.O.X' } as const;
/** Many small cutoffs: several blocks of them. */
const LARGE = { game: 'tictactoe', position: 'X........' } as const;
const CHESS = {
	game: 'chess',
	position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1',
	depth: '3'
} as const;

interface Cutoff {
	readonly step: number;
	/** The first pruned row. */
	readonly row: number;
	/** Plies from the root to the first pruned move. */
	readonly depth: number;
	/** Minimax's nodes below each pruned move. */
	readonly sizes: readonly number[];
	readonly saved: number;
}

/** Every cutoff, by checking every step and walking the shadow along each path. */
function bruteCutoffs({ trace, shadow }: Recording, unit: 'nodes' | 'moves'): Cutoff[] {
	const cutoffs: Cutoff[] = [];
	for (let step = 0; step < trace.steps; step++) {
		const { kind, node, subject } = eventAt(trace, step);
		if (kind !== 'cut') continue;
		const pruned = [...trace.childrenOf(node)].filter((row) => trace.isPruned(row));
		const sizes = pruned.map((row) =>
			unit === 'moves' || shadow === null ? 1 : sizeBelow(shadow, shadow.rowAt(trace.movesTo(row)))
		);
		const saved = sizes.reduce((sum, size) => sum + size, 0);
		cutoffs.push({ step, row: subject, depth: trace.movesTo(subject).length, sizes, saved });
	}
	return cutoffs;
}

function sizeBelow(shadow: Trace, row: number): number {
	let size = 1;
	for (const child of shadow.childrenOf(row)) size += sizeBelow(shadow, child);
	return size;
}

/** The first of those with the highest score. */
function firstBest<T>(of: readonly T[], score: (one: T) => number): T | undefined {
	return of.find((one) => of.every((other) => score(other) <= score(one)));
}

function expectAnswers(index: CutoffIndex, cutoffs: readonly Cutoff[], step: number): void {
	const past = cutoffs.filter((cutoff) => cutoff.step <= step);
	const order = past.toSorted((one, other) => other.saved - one.saved || one.step - other.step);
	const pruned = past.flatMap(({ row, sizes }) =>
		sizes.map((size, at) => ({ row: row + at, size }))
	);
	expect(index.top(5, step).map((rank) => index.rowOf(rank))).toEqual(
		order.slice(0, 5).map(({ row }) => row)
	);
	expect(index.deepestBy(step)).toBe(firstBest(past, ({ depth }) => depth)?.row ?? null);
	const sized = index.columns.unit === 'nodes';
	const largest = sized ? firstBest(pruned, ({ size }) => size)?.row : undefined;
	expect(index.largestBy(step)).toBe(largest ?? null);
}

describe('cutoffs by savings', () => {
	test.each(['nodes', 'moves'] as const)('the cutoffs equal those of all steps, in %s', (unit) => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const recording = record(fields);
				const { trace } = recording;
				const index = cutoffIndex(trace, unit === 'nodes' ? ghostSizeOf(recording) : null);
				const cutoffs = bruteCutoffs(recording, unit);
				expect(index.columns.unit).toBe(unit);
				const order = cutoffs.toSorted(
					(one, other) => other.saved - one.saved || one.row - other.row
				);
				expect([...index.columns.rows]).toEqual(order.map(({ row }) => row));
				expect([...index.columns.saved]).toEqual(order.map(({ saved }) => saved));
				const earliest = order.length === 0 ? [] : [Math.min(...order.map(({ row }) => row))];
				expect([...index.columns.earliest]).toEqual(earliest);
				for (let step = 0; step < trace.steps; step++) expectAnswers(index, cutoffs, step);
			}),
			{ numRuns: 60 }
		);
	});

	test.each([
		['tic-tac-toe', TICTACTOE],
		['chess', CHESS]
	])(
		'the cutoffs of %s are listed at every step, and sum to the never visited nodes',
		(_, fields) => {
			const recording = record(fields);
			const { trace } = recording;
			const index = cutoffIndex(trace, ghostSizeOf(recording));
			const cutoffs = bruteCutoffs(recording, 'nodes');
			expect(index.size).toBeGreaterThan(5);
			for (let step = 0; step < trace.steps; step++) expectAnswers(index, cutoffs, step);
			const saved = index.columns.saved.reduce((sum, one) => sum + one, 0);
			expect(saved).toBe(countsOf(recording).neverVisited);
		}
	);

	test('the cutoffs are correct at any step of a trace with several blocks', () => {
		const recording = record(LARGE);
		const index = cutoffIndex(recording.trace, ghostSizeOf(recording));
		expect(index.columns.earliest.length).toBeGreaterThan(1);
		const cutoffs = bruteCutoffs(recording, 'nodes');
		const { steps } = recording.trace;
		for (let part = 0; part <= 12; part++) {
			expectAnswers(index, cutoffs, Math.floor(((steps - 1) * part) / 12));
		}
		expect(index.top(3000, steps - 1)).toHaveLength(Math.min(3000, index.size));
	});

	test('a search without pruning has no cutoffs', () => {
		const recording = record({ ...TICTACTOE, algorithm: 'minimax' });
		const index = cutoffIndex(recording.trace, ghostSizeOf(recording));
		const last = recording.trace.steps - 1;
		expect(index.size).toBe(0);
		expect(index.top(5, last)).toEqual([]);
		expect([index.largestBy(last), index.deepestBy(last)]).toEqual([null, null]);
		expect([index.smallerThanAt(last), index.largerThanAt(last)]).toEqual([null, null]);
	});
});

describe('cutoffs: travelling by savings', () => {
	const recording = record(TICTACTOE);
	const { trace } = recording;
	const index = cutoffIndex(trace, ghostSizeOf(recording));
	const order = [...index.columns.rows];

	test('travelling goes from the largest to the smallest and back', () => {
		const down: number[] = [];
		let step = 0;
		// One press more than there are cutoffs.
		for (let press = 0; press <= order.length; press++) {
			const row = index.smallerThanAt(step);
			if (row === null) break;
			down.push(row);
			step = trace.enterStepOf(row);
		}
		expect(down).toEqual(order);
		const up = [order.at(-1)];
		for (let press = 0; press <= order.length; press++) {
			const row = index.largerThanAt(step);
			if (row === null) break;
			up.push(row);
			step = trace.enterStepOf(row);
		}
		expect(up).toEqual(order.toReversed());
	});

	test('travelling starts with the largest from any other step', () => {
		for (let step = 0; step < trace.steps; step++) {
			if (eventAt(trace, step).kind === 'cut') continue;
			expect(index.smallerThanAt(step)).toBe(order[0]);
			expect(index.largerThanAt(step)).toBeNull();
		}
	});
});

describe('cutoffs: the index of a trace', () => {
	const recording = record(TICTACTOE);

	test('the index is made once, and again when the sizes become known', () => {
		const trace = new Trace(recording.trace.header, recording.trace.columns);
		const moves = cutoffIndex(trace, null);
		expect(cutoffIndex(trace, null)).toBe(moves);
		const nodes = cutoffIndex(trace, ghostSizeOf(recording));
		expect(nodes.columns.unit).toBe('nodes');
		expect(cutoffIndex(trace, ghostSizeOf(recording))).toBe(nodes);
	});

	test('the index is adopted from a worker', () => {
		const trace = new Trace(recording.trace.header, recording.trace.columns);
		const sent = structuredClone(computeCutoffs(trace, ghostSizeOf(recording)));
		const adopted = adoptCutoffs(trace, sent);
		expect(cutoffIndex(trace, ghostSizeOf(recording))).toBe(adopted);
		expect(adopted.columns).toEqual(computeCutoffs(trace, ghostSizeOf(recording)));
	});
});
