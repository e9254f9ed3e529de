import { mixHash, seededRandom, shuffled } from '../../base/random.ts';
import type { MoveOrder } from '../search.ts';

/**
 * Shuffles the moves of each node by a hash of the seed and the path to it, and of nothing else. A
 * generator that ran through the whole search would be drawn from less often where branches are pruned,
 * and two searches of one tree could not be compared.
 *
 * @param seed any 32-bit whole number, 0 to 4294967295
 */
export function randomOrder(seed: number): MoveOrder {
	const start = mixHash(0x811c9dc5, seed);
	return (moves, _, path) => shuffled(moves, seededRandom(path.reduce(mixHash, start)));
}
