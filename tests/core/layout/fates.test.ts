import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOn, basesOf, type Basis } from '../../../src/lib/core/layout/basis.ts';
import {
	FATE,
	FATE_COUNT,
	fateOfValue,
	fatesOf,
	valueOfFate,
	type Fate
} from '../../../src/lib/core/layout/fates.ts';
import { levelsOf } from '../../../src/lib/core/layout/levels.ts';
import { VALUE_CLASSES } from '../../../src/lib/core/layout/value-scale.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { countsOf, record as recordFields } from '../search/record.ts';
import { record } from './recordings.ts';
import { recordings, recordingsOnBasis, recordMinimax, SlowTree, SMALL } from './whole-samples.ts';

/** All the fates of a basis, counted. */
function countFates(recording: Recording, basis: Basis): number[] {
	const { rows } = axisOn(recording, basis).units;
	const counts = new Uint32Array(FATE_COUNT);
	fatesOf(recording, basis).addCounts(0, rows, counts, 0);
	return [...counts];
}

const CHESS = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';

describe('fates', () => {
	it('fates agree with the trace unit by unit', () => {
		fc.assert(
			fc.property(recordingsOnBasis, ({ recording, basis }) => {
				const slow = new SlowTree(recording, basis);
				const order = [...levelsOf(slow.units).order];
				const fates = fatesOf(recording, basis);
				expect(order.map((_, place) => fates.at(place))).toEqual(
					order.map((unit) => slow.fateOf(unit))
				);
			})
		);
	});

	it('counts in any stretch equal one-by-one counts', () => {
		fc.assert(
			fc.property(recordingsOnBasis, fc.nat(), fc.nat(), ({ recording, basis }, a, b) => {
				const { rows } = axisOn(recording, basis).units;
				const fates = fatesOf(recording, basis);
				const [from, to] = [a % (rows + 1), b % (rows + 1)].sort((x, y) => x - y) as [
					number,
					number
				];
				const out = new Uint32Array(FATE_COUNT + 7).fill(1);
				const expected = out.slice();
				for (let place = from; place < to; place++) {
					const slot = 5 + fates.at(place);
					expected[slot] = (expected[slot] as number) + 1;
				}
				fates.addCounts(from, to, out, 5);
				expect(out).toEqual(expected);
			})
		);
	});

	it.each([63, 64, 65, 128])('counts are correct at the end of %i units', (units) => {
		const leaves = Array.from({ length: units - 1 }, () => 4);
		const all = countFates(recordMinimax(leaves), 'search');
		expect(all).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, units, 0]);
	});

	it.each([
		[{ game: 'tictactoe', position: 'X........' }, 59_705],
		[{ game: 'chess', position: CHESS, depth: '3' }, 9_063]
	])('never visited fates sum to minimax’s additional nodes: %o', (fields, minimaxNodes) => {
		const recording = recordFields(fields);
		const { visited, prunedMoves } = countsOf(recording);
		const all = countFates(recording, 'minimax');
		expect((all[FATE.NEVER] as number) + (all[FATE.PRUNED] as number)).toBe(minimaxNodes - visited);
		expect(all[FATE.PRUNED]).toBe(prunedMoves);
		expect(all.reduce((sum, count) => sum + count)).toBe(minimaxNodes);
		const own = countFates(recording, 'search');
		expect([own[FATE.NEVER], own[FATE.PRUNED], own[FATE.OPEN]]).toEqual([0, prunedMoves, 0]);
		expect(own.slice(3)).toEqual(all.slice(3));
	});

	it('never visited fates have the same sum in every whole search with a shadow', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				fc.pre(recording.shadow !== null && recording.trace.partial === null);
				const { visited } = countsOf(recording);
				const all = countFates(recording, 'minimax');
				const ghosts = (all[FATE.NEVER] as number) + (all[FATE.PRUNED] as number);
				expect(ghosts).toBe(recording.shadow.rows - visited);
				expect([all[FATE.OPEN], all[FATE.AHEAD]]).toEqual([0, 0]);
			})
		);
	});

	it('classes of values convert to fates and back', () => {
		const fates = Array.from({ length: FATE_COUNT }, (_, fate) => fate as Fate);
		const values = fates.map(valueOfFate);
		expect(values).toEqual([null, null, null, ...VALUE_CLASSES, null]);
		expect(VALUE_CLASSES.map(fateOfValue)).toEqual([3, 4, 5, 6, 7, 8, 9]);
	});

	it('fates differ between the bases if minimax is another trace', () => {
		const recording = record(SMALL);
		expect(basesOf(recording)).toEqual(['search', 'minimax']);
		expect(basesOf(recordMinimax(SMALL))).toEqual(['search']);
		expect(basesOf({ ...recording, shadow: null, shadowRow: null })).toEqual(['search']);
	});
});
