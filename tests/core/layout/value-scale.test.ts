import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, shuffled } from '../../../src/lib/core/base/random.ts';
import {
	adoptValueScale,
	makeValueScale,
	valueScaleOf,
	VALUE_CLASSES
} from '../../../src/lib/core/layout/value-scale.ts';
import { record as recordFields } from '../search/record.ts';
import { record } from './recordings.ts';
import { recordings } from './whole-samples.ts';

/** The scale of a search that visits leaves of these values, under a root. */
function scaleOf(values: readonly number[]) {
	return valueScaleOf(record(values, 'minimax').trace);
}

function countTo(most: number): number[] {
	return Array.from({ length: most }, (_, i) => i + 1);
}

describe('the value scale', () => {
	it('wins, draws and losses get the ends and the middle', () => {
		const { trace } = recordFields({ game: 'tictactoe', position: '.O..X.O.X' });
		expect(valueScaleOf(trace).ranges).toEqual([
			{ level: -3, from: -1, to: -1 },
			{ level: 0, from: 0, to: 0 },
			{ level: 3, from: 1, to: 1 }
		]);
	});

	it('magnitudes are split into thirds, regardless of sign', () => {
		expect(scaleOf([1, -2, 3, -4, 5, 6, -7, 8, 9]).ranges).toEqual([
			{ level: -3, from: -7, to: -7 },
			{ level: -2, from: -4, to: -4 },
			{ level: -1, from: -2, to: -2 },
			{ level: 1, from: 1, to: 3 },
			{ level: 2, from: 5, to: 6 },
			{ level: 3, from: 8, to: 9 }
		]);
	});

	it.each([
		['zeros alone', [0, 0], [[0, 0, 0]]],
		['one value', [5], [[3, 5, 5]]],
		[
			'infinities alone',
			[-Infinity, Infinity],
			[
				[-3, -Infinity, -Infinity],
				[3, Infinity, Infinity]
			]
		],
		[
			'infinities beside 1 and 2',
			[1, 2, Infinity],
			[
				[2, 1, 1],
				[3, 2, Infinity]
			]
		]
	])('the scale is correct for %s', (_name, values, expected) => {
		const { ranges } = scaleOf(values);
		expect(ranges.map(({ level, from, to }) => [level, from, to])).toEqual(expected);
	});

	it('zeros are excluded from the thirds, and a small search uses every value', () => {
		const values = [...countTo(999), ...Array.from({ length: 500 }, () => 0)];
		expect(scaleOf(values).ranges).toEqual([
			{ level: 0, from: 0, to: 0 },
			{ level: 1, from: 1, to: 333 },
			{ level: 2, from: 334, to: 666 },
			{ level: 3, from: 667, to: 999 }
		]);
	});

	it('a large search is judged by a sample', () => {
		const values = shuffled(countTo(10_000), seededRandom(5));
		const scale = scaleOf(values);
		for (const level of [1, 2, 3] as const) {
			const share = values.filter((value) => scale.classOf(value) === level).length / values.length;
			expect(Math.abs(share - 1 / 3)).toBeLessThan(0.03);
		}
	});

	it('the scale is odd, and never falls as values grow', () => {
		fc.assert(
			fc.property(
				recordings,
				fc.array(fc.double({ noNaN: true }), { maxLength: 20 }),
				({ trace }, more) => {
					const scale = valueScaleOf(trace);
					const values = [...trace.columns.value, ...more].filter((value) => !Number.isNaN(value));
					let level = -3;
					for (const value of values.sort((a, b) => a - b)) {
						expect(scale.classOf(value)).toBeGreaterThanOrEqual(level);
						level = scale.classOf(value);
						expect(scale.classOf(-value) + level).toBe(0);
						expect(Math.sign(level)).toBe(Math.sign(value) + 0);
					}
				}
			)
		);
	});

	it('each class has its least and its greatest value', () => {
		fc.assert(
			fc.property(recordings, ({ trace }) => {
				const scale = valueScaleOf(trace);
				const values = [...trace.columns.value].filter((value) => !Number.isNaN(value));
				const expected = VALUE_CLASSES.flatMap((level) => {
					const own = values.filter((value) => scale.classOf(value) === level);
					if (own.length === 0) return [];
					return [{ level, from: Math.min(...own), to: Math.max(...own) }];
				});
				expect(scale.ranges).toEqual(expected);
			})
		);
	});

	it('a scale is made once, or adopted', () => {
		const { trace } = record([1, 2, 3], 'minimax');
		expect(valueScaleOf(trace)).toBe(valueScaleOf(trace));
		adoptValueScale(trace, makeValueScale(record([10, 20, 30], 'minimax').trace));
		expect(valueScaleOf(trace).classOf(9)).toBe(1);
	});
});
