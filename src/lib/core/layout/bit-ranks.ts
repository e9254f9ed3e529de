/** One bit a row, and for each 32 rows the number of bits set before them: a quarter of a byte a row. */
export interface BitRanksData {
	readonly bits: Uint32Array;
	readonly before: Uint32Array;
}

export function makeBitRanks(rows: number, isSet: (row: number) => boolean): BitRanksData {
	const words = (rows >>> 5) + 1;
	const bits = new Uint32Array(words);
	const before = new Uint32Array(words);
	let sum = 0;
	for (let word = 0; word < words; word++) {
		before[word] = sum;
		const end = Math.min((word + 1) << 5, rows);
		let set = 0;
		for (let row = word << 5; row < end; row++) {
			if (isSet(row)) set |= 1 << (row & 31);
		}
		bits[word] = set;
		sum += countBits(set);
	}
	return { bits, before };
}

/** Number of rows in [0, row) whose bit is set; constant time. */
export function countSetBefore({ bits, before }: BitRanksData, row: number): number {
	const word = row >>> 5;
	const below = (bits[word] as number) & ((1 << (row & 31)) - 1);
	return (before[word] as number) + countBits(below);
}

/** The number of ones among 32 bits (H. S. Warren, "Hacker's Delight", section 5-1). */
function countBits(bits: number): number {
	let sum = bits - ((bits >>> 1) & 0x55555555);
	sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
	return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
