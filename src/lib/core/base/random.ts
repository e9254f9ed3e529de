/** A source of numbers in [0, 1), the same on every machine for the same seed. */
export type Random = () => number;

/** The largest seed. Seeds are whole numbers of 32 bits, from 0. */
export const MOST_SEED = 0xffffffff;

/** The mulberry32 generator (Tommy Ettinger, public domain): 32 bits of state, enough for shuffles. */
export function seededRandom(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** Folds one more integer into a 32-bit hash (FNV-1a over the four bytes, then avalanche). */
export function mixHash(hash: number, value: number): number {
	let mixed = hash >>> 0;
	for (let shift = 0; shift < 32; shift += 8) {
		mixed = Math.imul(mixed ^ ((value >>> shift) & 0xff), 0x01000193) >>> 0;
	}
	mixed ^= mixed >>> 16;
	return Math.imul(mixed, 0x85ebca6b) >>> 0;
}

/** Fisher-Yates on a copy; every permutation is equally likely under `random`. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
	const copy = items.slice();
	for (let last = copy.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
	}
	return copy;
}
