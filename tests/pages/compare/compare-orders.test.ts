import '$lib/ui/app.css';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { spreadOf, type Spread } from '$lib/core/experiments/compare/orders/spread.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import { placeHistogram } from '$lib/pages/compare/orders/histogram-geometry.ts';
import { formatOrders, formatShare } from '$lib/pages/compare/orders/order-words.ts';
import { ordersCsv } from '$lib/pages/compare/orders/orders-csv.ts';
import SampleForm from '$lib/pages/compare/orders/SampleForm.svelte';
import OrderLabHost from './OrderLabHost.svelte';
import { cellsOf, wordsOf } from '../../stepping/panels-host.ts';

const AIMA = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' } as const;
const SWIFT = {
	game: 'chess',
	position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	depth: '3'
} as const;
const WAIT = { timeout: 20_000 };

async function showLab(
	fields: SetupFields,
	given: string | null = null
): Promise<{ container: Element; onown: ReturnType<typeof vi.fn> }> {
	await page.viewport(1280, 900);
	const onown = vi.fn();
	const { values: setup, faults } = SETUP.parse(fields);
	expect(faults).toEqual([]);
	const { container } = await render(OrderLabHost, { props: { setup, given, onown } });
	return { container, onown };
}

const chips = (container: Element): string[] =>
	[...container.querySelectorAll('ol button')].map((chip) => chip.textContent);

describe('a tree that is small enough', () => {
	test('has all its orders counted, and the named ones among them', async () => {
		const { container } = await showLab(AIMA);
		await expect.element(page.getByRole('img', { name: 'over all orders' }), WAIT).toBeVisible();
		await expect.poll(() => cellsOf(container, 'tbody tr').length, WAIT).toBe(6);
		expect(wordsOf(container)).toContain('has 1,296 orders of moves');
		expect(wordsOf(container)).toContain('the fewest are 9, the most 13');
		const rows = cellsOf(container, 'tbody tr').map((cells) => cells.slice(0, 3));
		expect(rows).toEqual([
			['Knuth–Moore minimum', '9', 'none'],
			['best first', '9', 'none'],
			['listed', '11', expect.stringMatching(/^[\d.]+%$/)],
			['worst first', '13', expect.stringMatching(/^[\d.]+%$/)],
			['previous depth’s values', '–', '–'],
			['previous iteration’s line', '–', '–']
		]);
		expect(container.querySelector('form')).toBeNull();
	});

	test('says where best first is not the least', async () => {
		const { container } = await showLab({ game: 'tictactoe', position: '.O..X.O.X' });
		await expect
			.poll(() => wordsOf(container), WAIT)
			.toContain('Best-first is not the minimum. 7.9% of the orders visit fewer than its 32 nodes');
		expect(wordsOf(container)).toContain('1.9 × 10²⁷ orders');
	});

	test('shows its bars as a table', async () => {
		const { container } = await showLab(AIMA);
		await userEvent.click(page.getByRole('button', { name: 'Table' }));
		const region = page.getByRole('region', { name: 'as a table' }).element();
		const bins = cellsOf(region, 'tbody tr');
		expect(bins.map(([from]) => from)).toEqual(['9', '10', '11', '12', '13']);
		expect(container.querySelectorAll('rect.bar')).toHaveLength(5);
	});
});

describe('an order of one’s own', () => {
	test('by the keyboard: the move goes, keeps its focus, and is told to the ear', async () => {
		const { container, onown } = await showLab(AIMA);
		expect(chips(container)).toEqual(['1. a', '2. b', '3. c']);
		(container.querySelector('ol button') as HTMLElement).focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(onown).toHaveBeenLastCalledWith('1,0,2');
		await expect.poll(() => chips(container)).toEqual(['1. b', '2. a', '3. c']);
		await expect
			.poll(() => wordsOf(container.querySelector('[aria-live]')))
			// b first: 2, 4, 6 are visited, then 3, 12, 8, then 14, 5, 2: there is no cutoff.
			.toBe('a is 2 of 3. Alpha-beta visits 13 nodes in this order.');
		await expect.poll(() => document.activeElement?.textContent).toBe('2. a');
		await userEvent.keyboard('{Home}');
		expect(onown).toHaveBeenLastCalledWith(null);
		await userEvent.keyboard('{ArrowLeft}');
		expect(onown).toHaveBeenCalledTimes(2);
	});

	test('by the buttons, and back to the listed order', async () => {
		const { container, onown } = await showLab(AIMA);
		await expect.element(page.getByRole('button', { name: 'Earlier' })).toBeDisabled();
		await userEvent.click(page.getByRole('button', { name: '3. c' }));
		await userEvent.click(page.getByRole('button', { name: 'Earlier' }));
		expect(onown).toHaveBeenLastCalledWith('0,2,1');
		expect(chips(container)).toEqual(['1. a', '2. c', '3. b']);
		await userEvent.click(page.getByRole('button', { name: 'Listed order' }));
		expect(onown).toHaveBeenLastCalledWith(null);
		expect(chips(container)).toEqual(['1. a', '2. b', '3. c']);
	});

	test('by dragging', async () => {
		const { container, onown } = await showLab(AIMA);
		// The results push the moves down as they arrive.
		await expect.poll(() => cellsOf(container, 'tbody tr').length, WAIT).toBe(6);
		await expect.element(page.getByRole('img', { name: 'over all orders' })).toBeVisible();
		await userEvent.dragAndDrop(
			page.getByRole('button', { name: '1. a' }),
			page.getByRole('button', { name: '3. c' })
		);
		expect(onown).toHaveBeenCalledTimes(1);
		expect(onown).toHaveBeenLastCalledWith('1,2,0');
		expect(chips(container)).toEqual(['1. b', '2. c', '3. a']);
	});

	test('from an address: marked on the chart; a faulty one is told of', async () => {
		const { container } = await showLab(AIMA, '2,1,0');
		await expect.poll(() => cellsOf(container, 'tbody tr').length, WAIT).toBe(7);
		const yours = cellsOf(container, 'tbody tr').find(([name]) => name === 'yours');
		const label = [...container.querySelectorAll('text.own')].map(wordsOf);
		expect(label).toEqual([`yours ${yours?.[1]}`]);
		const { container: faulty } = await showLab(AIMA, '7');
		expect(chips(faulty)).toEqual(['1. a', '2. b', '3. c']);
		expect(wordsOf(faulty.querySelector('[role=alert]'))).toContain('no move “7”');
	});
});

describe('a larger tree', () => {
	test('is sampled: the same figures for the same seed', async () => {
		const { container } = await showLab(SWIFT);
		await expect.element(page.getByRole('button', { name: 'Sample' }), WAIT).toBeVisible();
		await userEvent.fill(page.getByRole('textbox', { name: 'Random orders' }), '20');
		await userEvent.click(page.getByRole('button', { name: 'Sample' }));
		const figures = (): string => wordsOf(container.querySelector('.figures'));
		const isDone = (): boolean => container.querySelector('progress') === null;
		await expect.poll(isDone, WAIT).toBe(true);
		const first = figures();
		expect(first).toContain('sampled orders visit at most');
		await userEvent.fill(page.getByRole('textbox', { name: 'Seed' }), '2');
		await userEvent.click(page.getByRole('button', { name: 'Sample' }));
		await expect.poll(isDone, WAIT).toBe(true);
		expect(figures()).not.toBe(first);
		await userEvent.fill(page.getByRole('textbox', { name: 'Seed' }), '1');
		await userEvent.click(page.getByRole('button', { name: 'Sample' }));
		await expect.poll(isDone, WAIT).toBe(true);
		await expect.poll(figures, WAIT).toBe(first);
	});

	test('that is over its budget shows no sample of its cheap orders alone', async () => {
		const { container } = await showLab({ ...SWIFT, budget: '1000' });
		await expect
			.poll(() => wordsOf(container.querySelector('[role=alert]')), WAIT)
			.toBe('A search visits more than the 1,000 nodes of its budget.');
		expect(container.querySelector('.chart')).toBeNull();
		expect(wordsOf(container)).toContain('is over the node budget');
	});

	test('waits to be asked where it is large, and can be stopped', async () => {
		const { container } = await showLab({ game: 'chess', depth: '4' });
		expect(wordsOf(container)).toContain('Start the count when you are ready');
		await userEvent.click(page.getByRole('button', { name: 'Count the orders' }));
		await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
		await expect.element(page.getByRole('status')).toHaveTextContent('Stopped');
		await expect.element(page.getByRole('button', { name: 'Start again' })).toHaveFocus();
	});

	test('a sample of ten million is refused beside its field, and stays there', async () => {
		const onsample = vi.fn();
		const { container } = await render(SampleForm, { plan: { size: 300, seed: 1 }, onsample });
		const field = page.getByRole('textbox', { name: 'Random orders' });
		await userEvent.fill(field, '10000000');
		expect(wordsOf(container.querySelector('.fault'))).toBe(
			'A sample has 10 to 10,000 orders: each of them is a whole search.'
		);
		await expect.element(field).toHaveValue('10000000');
		await expect.element(page.getByRole('button', { name: 'Sample' })).toBeDisabled();
		await userEvent.fill(field, '500');
		await userEvent.click(page.getByRole('button', { name: 'Sample' }));
		expect(onsample).toHaveBeenCalledExactlyOnceWith({ size: 500, seed: 1 });
	});
});

describe('where things lie, and what they are called', () => {
	const spread: Spread = spreadOf([10, 11, 11, 12, 20]);

	test('bars touch, marks stand in their bar, and one far away at the edge', () => {
		const marks = [
			{ id: 'a', label: 'a', nodes: 11 },
			{ id: 'b', label: 'b', nodes: 11 },
			{ id: 'far', label: 'far', nodes: 5000 }
		];
		const { bins, marks: placed, rows, highest } = placeHistogram(spread, marks, 0, 550);
		expect(bins).toHaveLength(11);
		for (const [i, bin] of bins.entries()) {
			expect(bin.width).toBeCloseTo(50, 9);
			if (i > 0) expect(bin.x).toBeCloseTo((bins[i - 1]?.x ?? 0) + 50, 9);
		}
		expect(placed.map(({ x }) => Math.round(x))).toEqual([75, 75, 550]);
		expect(placed.map(({ beyond }) => beyond)).toEqual([null, null, 'right']);
		expect([placed[0]?.row, placed[1]?.row, rows]).toEqual([0, 1, 2]);
		expect(highest).toBeCloseTo(0.4, 12);
	});

	test('numbers of orders', () => {
		expect(formatOrders({ nodes: 1, height: 0, orders: 1296n, log10: 3.1 })).toBe('1,296');
		expect(
			formatOrders({ nodes: 1, height: 0, orders: 410_000_000_000_000_000n, log10: 17.6128 })
		).toBe('4.1 × 10¹⁷');
		expect(formatOrders({ nodes: 1, height: 0, orders: null, log10: 1299.99999 })).toBe(
			'1.0 × 10¹³⁰⁰'
		);
	});

	test('shares are never rounded to none or all', () => {
		const shares = [0, 1e-9, 0.079, 0.9999, 1];
		expect(shares.map(formatShare)).toEqual(['none', 'under 0.1%', '7.9%', 'over 99.9%', '100%']);
	});

	test('the file', () => {
		const marks = [{ id: 'listed', nodes: 11 } as const];
		const text = ordersCsv(spread, marks, { order: '1 0', nodes: 12 });
		expect(text.split('\n')).toEqual([
			'kind,name,nodes,share',
			'sample-of-5,,10,0.2',
			'sample-of-5,,11,0.4',
			'sample-of-5,,12,0.2',
			'sample-of-5,,20,0.2',
			'order,listed,11,',
			'order,"own 1 0",12,',
			''
		]);
	});
});
