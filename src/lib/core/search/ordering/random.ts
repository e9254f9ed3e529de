import { mixHash, seededRandom, shuffled } from '../../base/random.ts';
import type { MoveOrder } from '../search.ts';

/**
 * Shuffles the moves of each node by a hash of only the seed and the path to it. A single generator for the whole
 * search would be used less often after pruning, so two searches of one tree could not be compared.
 *
 * @param seed any 32-bit whole number, 0 to 4294967295
 */
export function randomOrder(seed: number): MoveOrder {
	const start = mixHash(0x811c9dc5, seed);
	return (moves, _, path) => shuffled(moves, seededRandom(path.reduce(mixHash, start)));
}
