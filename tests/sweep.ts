/** How much of a sweep this run takes: all of it in the exhaustive run, else a part that changes by the day. */
import { mixHash, seededRandom, shuffled } from '../src/lib/core/base/random.ts';

const env = import.meta.env as Record<string, string | undefined>;

/** Whether this is `npm run test:exhaustive`. */
export const EXHAUSTIVE = env['VITE_EXHAUSTIVE'] === '1';
/** The number of the day, or what SWEEP_SEED says; the run prints it. */
export const SEED = Number(env['VITE_SWEEP_SEED']);
if (!Number.isInteger(SEED)) throw new Error('the run has no seed: see settleSweeps');

/** One of so many equal parts of the items, in their order: that many days in a row see every item. */
export function slice<Item>(items: ArrayLike<Item>, parts: number): Item[] {
	const all = Array.from(items);
	if (EXHAUSTIVE) return all;
	return partOf(all, parts, SEED);
}

/** The part of a day; never an empty one unless there is nothing. */
export function partOf<Item>(items: readonly Item[], parts: number, day: number): Item[] {
	const count = Math.min(parts, items.length);
	// In the listed order a part could be all of one kind, such as every placement with one rook.
	const order = shuffled([...items.keys()], seededRandom(parts));
	return order
		.filter((_, place) => place % count === day % count)
		.sort((one, other) => one - other)
		.map((index) => items[index] as Item);
}

/** How many of a number of random cases are tried: a twentieth by the day, or one of `parts`. */
export function runs(most: number, parts = 20): number {
	return EXHAUSTIVE ? most : Math.ceil(most / parts);
}

/** A seed of the day for random cases; another number gives another seed. */
export function seedFrom(number: number): number {
	return mixHash(mixHash(0, SEED), number);
}
