/** Whole trees, steps and stretches for the properties. */
import fc from 'fast-check';
import { adoptPlaces, makeLeafPlaces } from '../../../src/lib/core/layout/row-places.ts';
import type { DensityView } from '../../../src/lib/core/layout/ply-scene.ts';
import { wholeTreeOf, type WholeTree } from '../../../src/lib/core/layout/whole-tree.ts';
import { shares } from '../search/samples.ts';
import { recordingsOnBasis, SlowTree } from './whole-samples.ts';

/** The whole tree and the slow one, placed tidily or by leaves as for a large tree, and a step. */
export const trees = fc
	.record({
		sample: recordingsOnBasis,
		leaves: fc.boolean(),
		share: shares
	})
	.map(({ sample: { recording, basis }, leaves, share }) => {
		const slow = new SlowTree(recording, basis);
		if (leaves) adoptPlaces(slow.units, makeLeafPlaces(slow.units));
		const whole = wholeTreeOf(recording, basis) as WholeTree;
		const step = Math.floor(share * slow.trace.steps);
		const text = `${fc.stringify(recording)} on ${basis} at ${step}, leaves: ${leaves}`;
		return { whole, slow, step, [fc.toStringMethod]: () => text };
	});

/** A stretch as shares of a tree's width, its ends on quarters of a unit or anywhere. */
export interface SomeView {
	readonly ends: readonly [number, number];
	readonly grid: number;
	readonly columns: number;
}

export const views: fc.Arbitrary<SomeView> = fc.record({
	ends: fc.tuple(
		shares.map((share) => 1.4 * share - 0.2),
		shares.map((share) => 1.4 * share - 0.2)
	),
	grid: fc.constantFrom(0, 4),
	columns: fc.integer({ min: 1, max: 40 })
});

/** The corresponding stretch of a tree. */
export function viewOf({ width }: WholeTree, { ends, grid, columns }: SomeView): DensityView {
	const place = (share: number): number => {
		const x = share * (width + 1);
		return grid === 0 ? x : Math.round(x * grid) / grid;
	};
	const from = Math.min(place(ends[0]), place(ends[1]));
	const to = Math.max(place(ends[0]), place(ends[1]));
	return { from, to: to > from ? to : from + 1, columns };
}
