import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { formatBound, formatValue } from '$lib/core/explain/format.ts';
import { bestAt } from '$lib/core/explain/knowledge.ts';
import { createStory } from '$lib/core/explain/story.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import { boundOf } from '$lib/core/trace/schema.ts';
import StackPanel from '$lib/stepping/panels/StackPanel.svelte';
import { numberLine, WIDTH } from '$lib/stepping/panels/number-line.ts';
import { stackRows } from '$lib/stepping/panels/stack-rows.ts';
import { ValueRange } from '$lib/stepping/panels/value-range.ts';
import { cellsOf, explorerOf, recordingOf, show, wordsOf } from './panels-host.ts';
import { DEEP, TEXTBOOK, TICTACTOE } from './searches.ts';

const MINIMAX = { ...TEXTBOOK, algorithm: 'minimax' } as const;
const CHAIN = { game: 'tree', position: `${'['.repeat(60)}1,2${']'.repeat(60)}` } as const;

describe('the stack as a table', () => {
	test('names who set each bound, however far up', () => {
		const { trace } = recordingOf(DEEP);
		const story = createStory(trace, null);
		const cut = [...Array(trace.steps).keys()].find((step) => momentAt(trace, step).kind === 'cut');
		const rows = stackRows(story, momentAt(trace, cut ?? 0));
		expect(rows.map(({ name, shape }) => [name, shape])).toEqual([
			['root', 'max'],
			['b', 'min'],
			['b1', 'max'],
			['b1.1', 'min']
		]);
		expect(rows.map(({ alpha }) => alpha)).toEqual([
			{ text: '5', origin: 'here', by: 'a', owner: 'root' },
			{ text: '5', origin: 'inherited', by: 'a', owner: 'root' },
			{ text: '5', origin: 'inherited', by: 'a', owner: 'root' },
			{ text: '5', origin: 'inherited', by: 'a', owner: 'root' }
		]);
		expect(rows.map(({ beta }) => beta?.origin)).toEqual(['start', 'start', 'start', 'here']);
		expect(rows.map(({ best }) => best)).toEqual(['5', '', '', '4']);
		expect(rows.map(({ current }) => current)).toEqual([false, false, false, true]);
	});

	test('is the path of the moment at every step, a leaf with its value', () => {
		const { trace } = recordingOf(TICTACTOE);
		const story = createStory(trace, null);
		for (let step = 0; step < trace.steps; step++) {
			const moment = momentAt(trace, step);
			const rows = stackRows(story, moment);
			expect(rows.map(({ row }) => row)).toEqual(moment.path.map(({ row }) => row));
			rows.forEach(({ row, alpha, beta, best, shape, value }, i) => {
				const frame = moment.path[i];
				expect(alpha?.text).toBe(formatValue(frame?.alpha ?? NaN));
				expect(beta?.text).toBe(formatValue(frame?.beta ?? NaN));
				expect(value).toBe(shape === 'leaf' ? formatValue(trace.valueOf(row)) : '');
				const known = shape === 'leaf' ? null : bestAt(trace, row, step);
				expect(best).toBe(known === null ? '' : formatBound(known.value, known.bound));
			});
		}
	});
});

describe('the number line', () => {
	test.each([TEXTBOOK, TICTACTOE, DEEP, MINIMAX])(
		'says what the table says, at every step of $position',
		(fields) => {
			const { trace } = recordingOf(fields);
			const story = createStory(trace, null);
			const ranges = new ValueRange(trace);
			for (let step = 0; step < trace.steps; step++) {
				const moment = momentAt(trace, step);
				const here = moment.path.at(-1);
				const line = numberLine(trace, moment, ranges.at(step));
				const windowed = trace.hasWindow;
				expect(line.alpha?.text).toBe(
					windowed ? `α ${formatValue(here?.alpha ?? NaN)}` : undefined
				);
				expect(line.beta?.text).toBe(windowed ? `β ${formatValue(here?.beta ?? NaN)}` : undefined);
				const row = stackRows(story, moment).at(-1);
				expect(line.best?.text).toBe(row?.best ? `best ${row.best}` : undefined);
				if (row?.value) expect(line.value?.text).toBe(`value ${row.value}`);
				if (moment.kind === 'return') {
					const { subject } = moment;
					const returned = formatBound(trace.valueOf(subject), boundOf(trace.flagsOf(subject)));
					expect(line.value?.text).toBe(`returned ${returned}`);
				}
				for (const mark of [line.alpha, line.beta, line.best, line.value]) {
					if (mark === null) continue;
					expect(mark.x).toBeGreaterThan(0);
					expect(mark.x).toBeLessThan(WIDTH);
				}
			}
		}
	);

	test('tells a bound as a bound, of what was returned and of the best so far', () => {
		const textbook = recordingOf(TEXTBOOK).trace;
		const returned = numberLine(textbook, momentAt(textbook, 13), [2, 14]);
		expect(returned.value?.text).toBe('returned ≤ 2');
		expect(returned.best?.text).toBe('best 3');
		expect(returned.label).toBe('alpha 3, beta ∞, best 3, returned at most 2');

		const { trace } = recordingOf({ game: 'tictactoe', position: '.O..X.O.X' });
		const moment = momentAt(trace, 30);
		const line = numberLine(trace, moment, [-1, 1]);
		expect([line.best?.text, line.value?.text]).toEqual(['best ≤ 0', 'returned ≤ 0']);
		expect(line.label).toContain('best at most 0, returned at most 0');
		expect(stackRows(createStory(trace, null), moment).at(-1)?.best).toBe('≤ 0');
	});

	test('puts infinity at its ends and equal values in one place', () => {
		const { trace } = recordingOf(TEXTBOOK);
		const ranges = new ValueRange(trace);
		const start = numberLine(trace, momentAt(trace, 0), ranges.at(0));
		expect([start.alpha?.text, start.beta?.text]).toEqual(['α −∞', 'β ∞']);
		expect(start.bar).toEqual({ from: start.alpha?.x, to: start.beta?.x });
		expect(start.ticks).toEqual([]);
		const returned = numberLine(trace, momentAt(trace, 11), ranges.at(11));
		expect(returned.beta?.x).toBe(returned.best?.x);
		expect(returned.value?.x).toBe(returned.best?.x);
		expect(returned.alpha?.x).toBeGreaterThan(returned.beta?.x ?? NaN);
	});

	test('has no bar where the window is empty, and says so', () => {
		const { trace } = recordingOf(TEXTBOOK);
		const line = numberLine(trace, momentAt(trace, 12), new ValueRange(trace).at(12));
		expect(line.bar).toBeNull();
		expect(line.label).toBe('alpha 3, beta 2, the window is empty, best 2');
	});

	test.each([TEXTBOOK, TICTACTOE, { game: 'tree', position: '[[inf,4],[-inf,[1.5,-7]]]' }])(
		'reaches as far as the values met so far: $position',
		(fields) => {
			const { trace } = recordingOf(fields);
			const ranges = new ValueRange(trace);
			for (let step = 0; step < trace.steps; step++) {
				const met = [...Array(trace.rows).keys()]
					.filter((row) => trace.isLeaf(row) && trace.enterStepOf(row) <= step)
					.map((row) => trace.valueOf(row))
					.filter(Number.isFinite);
				expect(ranges.at(step)).toEqual(
					met.length === 0 ? null : [Math.min(...met), Math.max(...met)]
				);
			}
		}
	);

	test('knows the range of a search of many blocks', () => {
		const { trace } = recordingOf({ game: 'tictactoe', position: 'X...O....' });
		const ranges = new ValueRange(trace);
		expect(trace.rows).toBeGreaterThan(512);
		expect(ranges.at(trace.steps - 1)).toEqual([-1, 1]);
	});
});

describe('the stack panel', () => {
	test('shows alpha, beta and best of every open node, the deepest last', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(StackPanel, explorer);
		expect(cellsOf(screen.container, 'thead tr')).toEqual([
			['node', 'αbest for MAX', 'βbest for MIN', 'best']
		]);
		expect(cellsOf(screen.container, 'tbody tr')).toEqual([
			['MAX root', '3 by a', '∞', '3'],
			['MIN b', '3 ↓ a set at root, passed down', '2 by b1', '2']
		]);
		await expect
			.element(
				screen.getByRole('img', {
					name: 'Window at b: alpha 3, beta 2, the window is empty, best 2'
				})
			)
			.toBeVisible();
		const current = screen.container.querySelectorAll('tr[aria-current="step"]');
		expect([...current].map((row) => wordsOf(row.querySelector('button')))).toEqual(['MIN b']);
	});

	test('has no best at a leaf, but its value', async () => {
		const explorer = await explorerOf(TEXTBOOK, 2);
		const screen = await show(StackPanel, explorer);
		expect(cellsOf(screen.container, 'tbody tr').at(-1)?.slice(3)).toEqual(['– value 3']);
		await expect.element(screen.getByRole('img', { name: /no best yet, value 3$/ })).toBeVisible();
	});

	test('leads to a node, by mouse and by keyboard', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(StackPanel, explorer);
		await screen.getByRole('button', { name: 'MIN b' }).click();
		expect(explorer.step).toBe(9);
		screen.getByRole('button', { name: 'MAX root' }).element().focus();
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(0);
	});

	test('has only best where there is no window', async () => {
		const explorer = await explorerOf(MINIMAX, 11);
		const screen = await show(StackPanel, explorer);
		expect(cellsOf(screen.container, 'tr')).toEqual([
			['node', 'best'],
			['MAX root', '3'],
			['MIN b', '2']
		]);
		await expect
			.element(screen.getByRole('img', { name: 'Values at b: best 2, returned 2' }))
			.toBeVisible();
	});

	test('scrolls a stack of sixty calls, and keeps the deepest in sight', async () => {
		const explorer = await explorerOf(CHAIN);
		const screen = await show(StackPanel, explorer);
		const region = screen.getByRole('group', { name: 'Call stack' }).element();
		explorer.player.go(61);
		flushSync();
		expect(region.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(60);
		expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
		const deepest = region.querySelector('tbody tr:last-child')?.getBoundingClientRect();
		expect(deepest?.bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom + 1);
		expect(region.getAttribute('tabindex')).toBe('0');
	});
});
