import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fateColumnsOf } from '../../../src/lib/core/layout/fate-columns.ts';
import { FATE_COUNT } from '../../../src/lib/core/layout/fates.ts';
import { IcicleAxis } from '../../../src/lib/core/layout/icicle-axis.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { shares } from '../search/samples.ts';
import { recordings, SlowTree } from './whole-samples.ts';

/** The fate of every unit of the axis, computed one by one. */
function fatesByHand(recording: Recording): number[] {
	const slow = new SlowTree(recording, recording.shadow === null ? 'search' : 'minimax');
	return slow.all.map((unit) => slow.fateOf(unit));
}

describe('fateColumnsOf', () => {
	it('the fate of every unit is correct', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const columns = fateColumnsOf(recording);
				for (const [unit, fate] of fatesByHand(recording).entries()) {
					expect(columns.fateOf(unit)).toBe(fate);
				}
			})
		);
	});

	it('the counts by fate in a stretch of a ply equal one-by-one counts', () => {
		const part = shares;
		fc.assert(
			fc.property(recordings, part, part, (recording, a, b) => {
				const columns = fateColumnsOf(recording);
				const fates = fatesByHand(recording);
				const { units, width } = new IcicleAxis(recording);
				const from = Math.floor(Math.min(a, b) * width);
				const to = Math.ceil(Math.max(a, b) * width);
				const counts = new Uint32Array(FATE_COUNT);
				const plies = Math.max(...units.columns.depth) + 1;
				for (let ply = 0; ply < plies; ply++) {
					const expected = new Array<number>(FATE_COUNT).fill(0);
					let started = 0;
					let covering: number | null = null;
					for (const [unit, fate] of fates.entries()) {
						if (units.depthOf(unit) !== ply) continue;
						if (unit < from && units.endOf(unit) > from) covering = fate;
						if (unit < from || unit >= to) continue;
						expected[fate] = (expected[fate] as number) + 1;
						started++;
					}
					if (started === 0 && covering !== null) expected[covering] = 1;
					const total = columns.count(ply, from, to, counts);
					expect([...counts]).toEqual(expected);
					expect(total).toBe(expected.reduce((sum, count) => sum + count, 0));
				}
			})
		);
	});
});
