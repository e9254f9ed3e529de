import { describe, expect, test } from 'vitest';
import { explainStep, textOf } from '../../src/lib/core/explain/sentence.ts';
import { createStory } from '../../src/lib/core/explain/story.ts';
import { ghostSizeOf } from '../../src/lib/core/trace/recording.ts';
import { momentAt } from '../../src/lib/core/trace/cursor.ts';
import { record } from '../core/search/record.ts';
import { eventsOf } from '../core/trace/naive.ts';
import { plyscope, words, type Options } from './command.ts';

async function traceOf(options: Options): Promise<string[][]> {
	const { code, stdout, stderr } = await plyscope(['trace', ...words(options)]);
	expect([code, stderr]).toEqual([0, '']);
	expect(stdout.endsWith('\n')).toBe(true);
	return stdout
		.slice(0, -1)
		.split('\n')
		.map((line) => line.split('\t'));
}

describe('trace', () => {
	test('trace prints AIMA figure 5.2 event by event', async () => {
		const { stdout } = await plyscope(['trace']);
		expect(stdout.replace(/\t/g, ' | ')).toBe(`0 | enter | root | - | - | -Infinity | Infinity | -
1 | enter | 0 | - | - | -Infinity | Infinity | -
2 | evaluate | 0 0 | 3 | exact | -Infinity | Infinity | -
3 | return | 0 0 | 3 | exact | -Infinity | 3 | -
4 | evaluate | 0 1 | 12 | exact | -Infinity | 3 | -
5 | return | 0 1 | 12 | exact | -Infinity | 3 | -
6 | evaluate | 0 2 | 8 | exact | -Infinity | 3 | -
7 | return | 0 2 | 8 | exact | -Infinity | 3 | -
8 | return | 0 | 3 | exact | 3 | Infinity | -
9 | enter | 1 | - | - | 3 | Infinity | -
10 | evaluate | 1 0 | 2 | exact | 3 | Infinity | -
11 | return | 1 0 | 2 | exact | 3 | 2 | -
12 | cut | 1 | 2 | - | 3 | 2 | 1 2
13 | return | 1 | 2 | upper | 3 | Infinity | -
14 | enter | 2 | - | - | 3 | Infinity | -
15 | evaluate | 2 0 | 14 | exact | 3 | Infinity | -
16 | return | 2 0 | 14 | exact | 3 | 14 | -
17 | evaluate | 2 1 | 5 | exact | 3 | 14 | -
18 | return | 2 1 | 5 | exact | 3 | 5 | -
19 | evaluate | 2 2 | 2 | exact | 3 | 5 | -
20 | return | 2 2 | 2 | exact | 3 | 2 | -
21 | return | 2 | 2 | exact | 3 | Infinity | -
22 | finish | root | 3 | exact | 3 | Infinity | -
`);
	});

	test('a trace of minimax has no window columns', async () => {
		const lines = await traceOf({ algorithm: 'minimax', position: '[4,[6]]' });
		expect(lines.map((columns) => columns.join(' | '))).toEqual([
			'0 | enter | root | - | -',
			'1 | evaluate | 0 | 4 | exact',
			'2 | return | 0 | 4 | exact',
			'3 | enter | 1 | - | -',
			'4 | evaluate | 1 0 | 6 | exact',
			'5 | return | 1 0 | 6 | exact',
			'6 | return | 1 | 6 | exact',
			'7 | finish | root | 6 | exact'
		]);
	});

	test.each([
		{ game: 'tictactoe', position: '.O..X.O.X', order: 'random:3', fail: 'hard' },
		{ game: 'chess', position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1', depth: '2' }
	])('a trace has one line per event of the search: %j', async (fields) => {
		const lines = await traceOf(fields);
		const { trace } = record(fields);
		const events = eventsOf(trace.header.setup);
		expect(lines.map(([step]) => Number(step))).toEqual(events.map((_, step) => step));
		expect(lines.map(([, kind]) => kind)).toEqual(events.map(({ kind }) => kind));
		for (const [step, [, kind, path, value, , alpha, beta, pruned]] of lines.entries()) {
			const event = events[step];
			const here = momentAt(trace, step).path.at(-1);
			if (event !== undefined && 'value' in event) expect(Number(value)).toBe(event.value);
			expect([alpha, beta]).toEqual([String(here?.alpha), String(here?.beta)]);
			expect(pruned === '-').toBe(kind !== 'cut');
			const wordPattern = fields.game === 'chess' ? '[a-h][1-8][a-h][1-8][bnqr]?' : '[0-8]';
			expect(path).toMatch(new RegExp(`^(root|${wordPattern}( ${wordPattern})*)$`));
		}
	});

	test('--sentences adds the sentence of each step', async () => {
		const position = '[[3,12,8],[2,4,6],[14,5,2]]';
		const plain = await traceOf({ position });
		const { stdout } = await plyscope(['trace', '--position', position, '--sentences']);
		const recording = record({ game: 'tree', position });
		const story = createStory(recording.trace, ghostSizeOf(recording));
		const expected = plain.map((columns, step) =>
			[...columns, textOf(explainStep(story, step))].join('\t')
		);
		expect(stdout).toBe(`${expected.join('\n')}\n`);
	});

	test('trace reports mistakes like search', async () => {
		const { code, stdout, stderr } = await plyscope(['trace', '--depth', '1']);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(/^--depth: /);
	});
});
