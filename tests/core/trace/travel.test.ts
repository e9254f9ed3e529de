import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventAt, momentAt } from '../../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import {
	STRIDES,
	nextStep,
	previousStep,
	rootImprovements,
	type Stride
} from '../../../src/lib/core/trace/travel.ts';
import { record } from '../search/record.ts';
import { partialTrace } from './stopped.ts';
import { everySearch } from '../search/samples.ts';

/** The steps of a stride, found by checking each step. */
function stopsOf(trace: Trace, stride: Stride): number[] {
	const steps = Array.from({ length: trace.steps }, (_, step) => step);
	return steps.filter((step) => {
		const { kind, node } = eventAt(trace, step);
		if (stride === 'node') return kind === 'enter' || kind === 'evaluate' || kind === 'hit';
		if (stride === 'leaf') return kind === 'evaluate';
		if (stride === 'cutoff') return kind === 'cut';
		if (stride === 'pass') return kind === 'pass' || step === 0;
		if (stride === 'improvement') return trace.parentOf(node) < 0 && momentAt(trace, step).improved;
		return true;
	});
}

describe.each(STRIDES)('travelling by %s', (stride) => {
	test('travel reaches the nearest step of that kind, in both directions, from every step', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const { trace } = record(fields);
				const stops = stopsOf(trace, stride);
				for (let step = 0; step < trace.steps; step++) {
					expect(nextStep(trace, step, stride)).toBe(stops.find((at) => at > step) ?? null);
					expect(previousStep(trace, step, stride)).toBe(stops.findLast((at) => at < step) ?? null);
				}
			}),
			{ numRuns: 60 }
		);
	});
});

test('the root of AIMA figure 5.2 improves once, when a returns 3', () => {
	const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
	expect(rootImprovements(trace)).toEqual([8]);
});

test('a move that was not returned before the search was stopped improves nothing', () => {
	// The root is entered, a is evaluated and returned at step 2, and b is evaluated.
	const fields = { game: 'tree', position: '[3,5,4]' };
	expect(rootImprovements(partialTrace(fields, 4))).toEqual([2]);
	expect(rootImprovements(partialTrace(fields, 5))).toEqual([2, 4]);
});

test('pruned moves of the root improve nothing', () => {
	const { trace } = record({ game: 'tree', position: '[3,inf,7]' });
	expect(trace.isPruned(3)).toBe(true);
	expect(rootImprovements(trace)).toEqual([2, 4]);
});

test('a MIN root improves downwards', () => {
	const { trace } = record({ game: 'tree', position: '[3,4,2,2,1]', root: 'min' });
	expect(rootImprovements(trace)).toEqual([2, 6, 10]);
});
