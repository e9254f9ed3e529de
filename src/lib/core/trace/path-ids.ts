/**
 * Finds the rows that are the same node of the tree, reached by the same moves from the root. Only algorithms that
 * visit nodes again have such rows.
 */
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

/** Twice as many slots as rows keep the chains of the hash table short. */
const PLACES_PER_ROW = 2;

/** For each row the first row reached by the same moves; O(rows). */
function firstRowsByPath({ rows, columns }: Trace): Uint32Array {
	const first = new Uint32Array(rows);
	const { parent, move } = columns;
	const size = 2 ** Math.ceil(Math.log2(PLACES_PER_ROW * rows));
	// The first root is not in it, so that 0 is an empty slot.
	const table = new Uint32Array(size);
	for (let row = 0; row < rows; row++) {
		const above = parent[row] as number;
		// All roots are one node.
		if (above < 0) continue;
		const parentPath = first[above] as number;
		const ownMove = move[row] as number;
		let place = hash(parentPath, ownMove) & (size - 1);
		for (;;) {
			const other = table[place] as number;
			if (other === 0) {
				table[place] = row;
				first[row] = row;
				break;
			}
			if (move[other] === ownMove && first[parent[other] as number] === parentPath) {
				first[row] = other;
				break;
			}
			place = (place + 1) & (size - 1);
		}
	}
	return first;
}

/** A bit for each row that is the first visit of its node; a pruned move is not visited. */
export function markFirstVisits(trace: Trace): Uint32Array {
	const first = firstRowsByPath(trace);
	const bits = new Uint32Array(Math.ceil(trace.rows / 32));
	const isVisited = new Uint8Array(trace.rows);
	const { flags } = trace.columns;
	for (let row = 0; row < trace.rows; row++) {
		const path = first[row] as number;
		if (((flags[row] as number) & FLAG.PRUNED) !== 0 || isVisited[path] === 1) continue;
		isVisited[path] = 1;
		bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
	}
	return bits;
}

/** Spreads neighbouring rows and moves over all bits, after the finaliser of A. Appleby's MurmurHash3. */
function hash(path: number, move: number): number {
	let mixed = Math.imul(path, 0x9e3779b1) ^ move;
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return mixed ^ (mixed >>> 16);
}
