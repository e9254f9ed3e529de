import { describe, expect, it } from 'vitest';
import { countInto, makeCounted } from '../../../../src/lib/core/evaluate/krk-paper/counted.ts';
import { freeSquaresTable } from '../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import { READINGS } from '../../../../src/lib/core/games/krk/profile/readings.ts';
import { LEGAL_REPLY, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { slice } from '../../../sweep.ts';
import { COUNTS, TAKEN, readSlowly } from './slow-reading.ts';

const everywhere = listPlacements(LEGAL_REPLY);

describe('free squares against the slow reference', () => {
	it('every square of every placement is checked once per interpretation', () => {
		expect(everywhere).toHaveLength(223_944);
	});

	it.each(READINGS)(
		'every square is counted, removed or excluded as in the slow reference: %s',
		(reading) => {
			const table = freeSquaresTable(reading, 'black');
			const out = makeCounted();
			const wrong: number[] = [];
			for (const id of slice(everywhere, 20)) {
				countInto(out, id >> 12, (id >> 6) & 63, id & 63, reading);
				const slow = readSlowly(id, reading);
				const isSame =
					halfOf(slow, 0, COUNTS) === out.low &&
					halfOf(slow, 32, COUNTS) === out.high &&
					halfOf(slow, 0, TAKEN) === out.takenLow &&
					halfOf(slow, 32, TAKEN) === out.takenHigh &&
					countOf(slow, COUNTS) === table[id];
				if (!isSame) wrong.push(id);
			}
			expect(wrong).toEqual([]);
		},
		120_000
	);
});

function halfOf(squares: Uint8Array, start: number, mark: number): number {
	let bits = 0;
	for (let i = 0; i < 32; i++) if (squares[start + i] === mark) bits |= 1 << i;
	return bits;
}

function countOf(squares: Uint8Array, mark: number): number {
	let count = 0;
	for (const square of squares) if (square === mark) count++;
	return count;
}
