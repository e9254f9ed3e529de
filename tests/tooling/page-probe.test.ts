import { describe, expect, it } from 'vitest';
import { reportLines } from '../../bench/probe/report.mjs';
import { pressMedians } from '../../bench/probe/steps.mjs';
import {
	formatTable,
	formatTime,
	intervalsOf,
	judge,
	judgeFrames,
	median,
	percentile,
	summariseFrames,
	timesSooner,
	together,
	type Target
} from '../../bench/probe/summary.mjs';
import { kindOf } from '../../bench/probe/weight.mjs';

const CAP = 16.7;

it.each([
	['of nothing', [], NaN],
	['of one', [3], 3],
	['of an odd number', [9, 1, 5], 5],
	['of an even number', [10, 1, 2, 3], 2.5],
	['of numbers, not of their texts', [10, 9, 100], 10]
])('median %s', (_name, values, expected) => {
	expect(median(values)).toBe(expected);
});

it.each([
	['of nothing', [], 0.95, NaN],
	['of one', [7], 0.95, 7],
	['95 of 100', Array.from({ length: 100 }, (_, i) => 100 - i), 0.95, 95],
	['one of 20 may be late', [...Array.from({ length: 19 }, () => 1), 50], 0.95, 1],
	['two of 20 may not', [...Array.from({ length: 18 }, () => 1), 50, 50], 0.95, 50],
	['all', [2, 3, 1], 1, 3]
])('percentile: %s', (_name, values, part, expected) => {
	expect(percentile(values, part)).toBe(expected);
});

it('intervals are one fewer than frames', () => {
	expect(intervalsOf([100, 116, 150])).toEqual([16, 34]);
	expect(intervalsOf([100])).toEqual([]);
	expect(intervalsOf([])).toEqual([]);
});

it('the summaries leave their input unchanged', () => {
	const values = [3, 1, 2];
	median(values);
	percentile(values, 0.5);
	expect(values).toEqual([3, 1, 2]);
});

it('the summary covers frames and long tasks', () => {
	const tasks = [
		{ start: 5, duration: 60 },
		{ start: 90, duration: 52 }
	];
	expect(summariseFrames([16, 17, 90, 16], tasks)).toEqual({
		frames: 4,
		median: 16.5,
		p95: 90,
		longestFrame: 90,
		longestTask: 60
	});
	expect(summariseFrames([16], []).longestTask).toBe(0);
});

const targets: readonly [figure: number, sense: Target['sense'], bound: number, verdict: string][] =
	[
		[40, 'at most', 40, 'reached'],
		[40.1, 'at most', 40, 'missed'],
		[5, 'at least', 5, 'reached'],
		[4.99, 'at least', 5, 'missed'],
		[49.9, 'under', 50, 'reached'],
		[50, 'under', 50, 'missed'],
		[NaN, 'under', 50, 'not measured']
	];

it.each(targets)('%d %s %d: %s', (figure, sense, bound, verdict) => {
	expect(judge(figure, { sense, bound })).toBe(verdict);
});

describe('page probe: frames', () => {
	const steady = Array.from({ length: 100 }, () => CAP);
	const judged = (intervals: number[], longest = 0): string => {
		const tasks = longest === 0 ? [] : [{ start: 0, duration: longest }];
		return judgeFrames(summariseFrames(intervals, tasks), CAP);
	};

	it('frames at the cap pass', () => {
		expect(judged(steady)).toBe('reached');
		expect(judged(steady.map((time) => time + 0.1))).toBe('reached');
	});

	it('five per cent of frames may be two frames late, six per cent may not', () => {
		const late = (times: number): number[] => steady.map((time, i) => (i < times ? 5 * CAP : time));
		expect(judged(late(5))).toBe('reached');
		expect(judged(late(6))).toBe('missed');
		expect(judged(steady.map((time, i) => (i < 30 ? 2 * CAP : time)))).toBe('reached');
	});

	it('frames at half the rate fail', () => {
		expect(judged(steady.map((time, i) => (i < 60 ? 2 * CAP : time)))).toBe('missed');
	});

	it('frames with a long task fail, however steady', () => {
		expect(judged(steady, 50)).toBe('missed');
	});

	it('unmeasured frames prove nothing', () => {
		expect(judged([])).toBe('not measured');
	});
});

it('one miss makes the verdict missed, one gap makes it not measured', () => {
	expect(together(['reached', 'reached'])).toBe('reached');
	expect(together(['reached', 'not measured'])).toBe('not measured');
	expect(together(['not measured', 'missed'])).toBe('missed');
	expect(together([])).toBe('not measured');
});

it('ratios compare medians', () => {
	expect(timesSooner([100, 200, 900], [1000, 5000, 1200])).toBe(6);
	expect(timesSooner([100], [])).toBeNaN();
});

it('times are formatted for people', () => {
	expect([0.04, 16.66, 999.94, 1000, 12_345, NaN].map(formatTime)).toEqual([
		'0.0 ms',
		'16.7 ms',
		'999.9 ms',
		'1.00 s',
		'12.35 s',
		'-'
	]);
});

it('table columns are aligned', () => {
	expect(
		formatTable([
			['', 'time', ''],
			['ours', '1 ms', 'reached'],
			['theirs, at length', '20 ms', '']
		])
	).toEqual([
		'                    time',
		'ours                1 ms  reached',
		'theirs, at length  20 ms'
	]);
});

it.each([
	['/', 'page'],
	['/krk/tree/', 'page'],
	['/_app/immutable/chunks/C4ggo058.js', 'script'],
	['/_app/immutable/workers/search.worker-B1.js', 'worker'],
	['/stockfish/stockfish.wasm', 'worker'],
	['/_app/immutable/assets/0.B-vDQjRV.css', 'style'],
	['/favicon.svg', 'other']
])('what %s weighs counts as %s', (path, kind) => {
	expect(kindOf(path)).toBe(kind);
});

it('a press has the median of its runs, so that one slow moment of the machine is none of the page', () => {
	const runs = [
		[30, 10],
		[300, 12],
		[40, 90]
	];
	expect(pressMedians({ search: 'any', slower: 4, most: 50, runs })).toEqual([40, 12]);
});

it('the report says which page is too heavy, and which step too slow', () => {
	const lines = reportLines({
		format: 1,
		taken: '2024-01-01T00:00:00.000Z',
		machine: { cores: 2 },
		profiled: false,
		weights: [
			{ page: '/', bytes: 200_000, kinds: { script: 180_000, page: 20_000 }, files: [] },
			{ page: '/help/', bytes: 180_001, kinds: { script: 180_001 }, files: [] }
		],
		steps: [{ search: 'chess', slower: 4, most: 50, runs: [[50, 20, 51]] }]
	});
	expect(
		lines.filter((line) => /^ {2}[/\w]/.test(line)).map((line) => line.replace(/ +/g, ' '))
	).toEqual([
		' / 200.0 180.0 0.0 20.0 0.0 0.0 0 reached',
		' /help/ 180.0 180.0 0.0 0.0 0.0 0.0 0 missed',
		' chess 1/4 50.0 ms 50.0 ms 51.0 ms missed'
	]);
});

it('the report names slow, abandoned and missing measurements', () => {
	const steady = { intervals: [CAP, CAP, CAP], longTasks: [] };
	const memory = { resident: 599e6, proportional: null, peak: null, heap: 1e6 };
	const run = { milliseconds: 100, ...steady };
	const lines = reportLines({
		format: 1,
		taken: '2024-01-01T00:00:00.000Z',
		machine: { cores: 2 },
		profiled: false,
		explorable: { search: 'ours', nodes: 5, runs: [run, run, run] },
		others: [
			{ id: 'a', name: 'quick', version: '1', nodes: 1, milliseconds: [499, 499, 499] },
			{ id: 'b', name: 'slow', version: '2', nodes: 1, milliseconds: [400, 500, 600] },
			{ id: 'c', name: 'endless', version: '3', nodes: 1, milliseconds: [400, null] }
		],
		views: [
			{
				search: 'large',
				nodes: 3,
				lastStep: 9,
				view: 'overview',
				opening: { ...steady, longTasks: [{ start: 0, duration: 80 }] },
				idle: steady,
				scenarios: [
					{ name: 'scrub', ...steady, tasks: [{ duration: 31, cpu: 12 }] },
					{ name: 'zoom', ...steady, longTasks: [{ start: 0, duration: 60 }] },
					{ name: 'pan', fault: 'not there yet' }
				],
				memory,
				memoryAfter: { ...memory, resident: 600e6, peak: 700e6 }
			}
		]
	});
	expect(
		lines.filter((line) => /^ {2}\w/.test(line)).map((line) => line.replace(/ +/g, ' '))
	).toEqual([
		' ours 5 100.0 ms',
		' quick (1) 1 499.0 ms x 5.0 missed',
		' slow (2) 1 500.0 ms x 5.0 reached',
		' endless (3) 1 given up not measured',
		' longest task on the way: none of 50 ms',
		' doing nothing 3 16.7 ms 16.7 ms 16.7 ms 0.0 ms 0.0 ms the cap',
		' while it runs, and is shown 3 16.7 ms 16.7 ms 16.7 ms 80.0 ms 0.0 ms no target',
		' scrub 3 16.7 ms 16.7 ms 16.7 ms 31.0 ms 12.0 ms reached',
		' zoom 3 16.7 ms 16.7 ms 16.7 ms 60.0 ms 0.0 ms missed',
		' pan not there yet',
		" memory of the page's process: 599 MB resident (reached)",
		' and after all this: 600 MB resident (missed; 700 MB at most so far)'
	]);
});
