/** The part of a sweep in this run: all of it in the exhaustive run, otherwise a part that changes by the day. */
import { mixHash, seededRandom, shuffled } from '../src/lib/core/base/random.ts';

const env = import.meta.env as Record<string, string | undefined>;

/** True in `npm run test:exhaustive`. */
export const EXHAUSTIVE = env['VITE_EXHAUSTIVE'] === '1';
/** The number of the day, or SWEEP_SEED; printed by the run. */
export const SEED = Number(env['VITE_SWEEP_SEED']);
if (!Number.isInteger(SEED)) throw new Error('the run has no seed: see settleSweeps');

/**
 * How often each part that a sweep asks for is divided again by the day: the one number to raise when more tests have
 * come than `npm test` has time for.
 */
export const THINNER = 2;

/**
 * One of `parts` equal parts of the items, in order: `parts` times THINNER consecutive days cover every item. Those who ask
 * with different numbers `at` get different parts on one day.
 */
export function slice<Item>(items: ArrayLike<Item>, parts: number, at = 0): Item[] {
	const all = Array.from(items);
	if (EXHAUSTIVE) return all;
	return partOf(all, parts * THINNER, SEED + at);
}

/** Whether a test that cannot be divided has its turn: one day in `days`; other numbers `at` have other days. */
export function hasTurn(days: number, at: number): boolean {
	return EXHAUSTIVE || (SEED + at) % days === 0;
}

/** The part of a day; empty only if there are no items. */
export function partOf<Item>(items: readonly Item[], parts: number, day: number): Item[] {
	const count = Math.min(parts, items.length);
	// In listed order a part could be uniform, such as all placements with one rook.
	const order = shuffled([...items.keys()], seededRandom(parts));
	return order
		.filter((_, place) => place % count === day % count)
		.sort((one, other) => one - other)
		.map((index) => items[index] as Item);
}

/** Number of random cases to try: by the day one of `parts` parts, divided by THINNER. */
export function runs(most: number, parts = 20): number {
	return EXHAUSTIVE ? most : Math.ceil(most / (parts * THINNER));
}

/** A seed of the day for random cases; another number gives another seed. */
export function seedFrom(number: number): number {
	return mixHash(mixHash(0, SEED), number);
}
