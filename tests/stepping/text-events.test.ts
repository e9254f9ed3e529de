import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { textOf } from '$lib/core/explain/sentence.ts';
import { createStory } from '$lib/core/explain/story.ts';
import EventsTable from '$lib/stepping/text/EventsTable.svelte';
import { EventRows } from '$lib/stepping/text/event-rows.ts';
import { cellsOf, explorerOf, recordingOf, show, wordsOf } from './panels-host.ts';
import { TEXTBOOK, TICTACTOE } from './searches.ts';

/** 7,332 nodes by minimax: far more events than a page holds. */
const LONG = { game: 'tictactoe', position: 'X...O....' } as const;

describe('an event as a line of text', () => {
	const rows = new EventRows(createStory(recordingOf(TEXTBOOK).trace, null));
	const lineOf = (step: number): (number | string)[] => {
		const [row] = rows.between(step, step);
		if (row === undefined) throw new Error(`step ${step} is in the trace`);
		return [row.step, row.kind, row.path, row.value, row.alpha, row.beta];
	};

	test.each([
		[0, 'enter', 'root', '', '−∞', '∞'],
		[2, 'evaluate', 'a1', '3', '−∞', '∞'],
		[3, 'return', 'a1', '3', '−∞', '3'],
		[8, 'return', 'a', '3', '3', '∞'],
		[12, 'cut', 'b', '≤ 2', '3', '2'],
		[13, 'return', 'b', '≤ 2', '3', '∞'],
		[22, 'finish', 'root', '3', '3', '∞']
	])('step %d', (...line) => {
		expect(lineOf(line[0])).toEqual(line);
	});

	test('has no window where the search has none', () => {
		const { trace } = recordingOf({ ...TEXTBOOK, algorithm: 'minimax' });
		const [first] = new EventRows(createStory(trace, null)).between(0, 0);
		expect([first?.alpha, first?.beta]).toEqual(['', '']);
	});

	test('is made once, as long as it is kept', () => {
		const story = createStory(recordingOf({ ...LONG, algorithm: 'minimax' }).trace, null);
		const kept = new EventRows(story);
		const [before] = kept.between(5, 5);
		expect(kept.between(5, 5)[0]).toBe(before);
		kept.between(0, 3000);
		expect(kept.between(5, 5)[0]).toEqual(before);
	});
});

describe('the events', () => {
	test('are those up to the step and no other, with their sentences', async () => {
		const explorer = await explorerOf(TICTACTOE, 0);
		const { container } = await show(EventsTable, explorer, { width: '1000px' });
		for (const step of [0, 7, explorer.lastStep, 3]) {
			explorer.player.go(step);
			flushSync();
			const lines = cellsOf(container, 'tbody tr');
			expect(lines.map(([at]) => at)).toEqual([...Array(step + 1).keys()].map(String));
			expect(lines.at(-1)?.at(-1)).toBe(textOf(explorer.sentence));
			const current = [...container.querySelectorAll('[aria-current="step"]')];
			expect(current.map((row) => wordsOf(row.firstElementChild))).toEqual([String(step)]);
		}
	});

	test('are all of them where the future is shown', async () => {
		const explorer = await explorerOf(TEXTBOOK, 3);
		const { container } = await show(EventsTable, explorer, { width: '1000px' });
		explorer.future = 'show';
		flushSync();
		expect(cellsOf(container, 'tbody tr')).toHaveLength(explorer.lastStep + 1);
	});

	test('lead to their step, wherever in the row one clicks, and by keyboard', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(EventsTable, explorer, { width: '1000px' });
		const middle = { position: { x: 600, y: 12 } };
		await userEvent.click(screen.getByRole('row', { name: /^8 return/ }), middle);
		expect(explorer.step).toBe(8);
		await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
		expect(explorer.step).toBe(7);
	});

	test('keep the arrow keys that move through them from stepping', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(EventsTable, explorer, { width: '1000px' });
		const heard: string[] = [];
		const listen = ({ key }: KeyboardEvent): void => {
			heard.push(key);
		};
		window.addEventListener('keydown', listen);
		screen.getByRole('button', { name: '12', exact: true }).element().focus();
		await userEvent.keyboard('{ArrowUp}{ArrowRight}');
		window.removeEventListener('keydown', listen);
		expect(heard).toEqual(['ArrowRight']);
		expect(wordsOf(document.activeElement)).toBe('11');
	});

	test('have one tab stop, at the current one', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const { container } = await show(EventsTable, explorer);
		const stops = [...container.querySelectorAll('tbody button[tabindex="0"]')];
		expect(stops.map((stop) => wordsOf(stop))).toEqual(['12']);
	});

	test('stand on pages of a hundred, around the current step', async () => {
		const explorer = await explorerOf(LONG, 1234);
		const screen = await show(EventsTable, explorer, { width: '1000px' });
		const steps = (): (string | undefined)[] =>
			cellsOf(screen.container, 'tbody tr').map(([at]) => at);
		expect([steps()[0], steps().at(-1)]).toEqual(['1200', '1234']);
		await expect.element(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
		await screen.getByRole('button', { name: 'Previous page' }).click();
		expect([steps()[0], steps().at(-1)]).toEqual(['1100', '1199']);
		await expect.element(screen.getByText('Steps 1,100 to 1,199')).toBeVisible();
		expect(explorer.step).toBe(1234);
		await screen.getByRole('button', { name: 'Next page' }).click();
		expect(steps().at(-1)).toBe('1234');
		explorer.player.go(50);
		flushSync();
		expect([steps()[0], steps().at(-1)]).toEqual(['0', '50']);
	});

	test('keep the current one in sight', async () => {
		const explorer = await explorerOf(LONG, 1299);
		const screen = await show(EventsTable, explorer, { width: '1000px' });
		const region = screen.getByRole('group', { name: 'Events', exact: true }).element();
		const inSight = (): boolean => {
			const row = region.querySelector('[aria-current]')?.getBoundingClientRect();
			const box = region.getBoundingClientRect();
			return row !== undefined && row.top >= box.top && row.bottom <= box.bottom + 1;
		};
		expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
		expect(inSight()).toBe(true);
		explorer.future = 'show';
		explorer.player.go(1210);
		flushSync();
		expect(inSight()).toBe(true);
	});

	test('can be reached by typing a step', async () => {
		const explorer = await explorerOf(TEXTBOOK, 3);
		const screen = await show(EventsTable, explorer, { width: '1000px' });
		const field = screen.getByRole('textbox', { name: 'Go to step' });
		await field.fill('9');
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(9);
		await field.fill('99');
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('alert')).toHaveTextContent('There is no step 99');
		expect(explorer.step).toBe(9);
		await field.fill('nine');
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('alert')).toHaveTextContent('“nine” is not a step');
		await field.fill('4');
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(4);
		expect(screen.container.querySelector('[role="alert"]')).toBeNull();
	});

	test('have no window columns in minimax', async () => {
		const explorer = await explorerOf({ ...TEXTBOOK, algorithm: 'minimax' }, 3);
		const { container } = await show(EventsTable, explorer);
		expect(cellsOf(container, 'thead tr')[0]).toEqual([
			'step',
			'event',
			'path',
			'value',
			'sentence'
		]);
	});

	test('fit into a phone', async () => {
		const explorer = await explorerOf(TICTACTOE, 30);
		const screen = await show(EventsTable, explorer, { width: '390px' });
		const region = screen.getByRole('group', { name: 'Events', exact: true }).element();
		expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
	});
});
