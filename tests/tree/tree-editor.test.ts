import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
	button,
	drawnValues,
	field,
	inputOf,
	node,
	open,
	TEXTBOOK,
	type
} from './tree-editor-page.ts';

beforeEach(async () => {
	await page.viewport(1000, 700);
});

describe('the focus', () => {
	it('goes to the root as the editor opens', async () => {
		await open(TEXTBOOK);
		await expect.element(node('root')).toHaveFocus();
	});

	it('is in the new leaf after +, and digits typed before it is there are its value', async () => {
		const { explorer } = await open('[[3,5],[2,9]]');
		node('b').element().focus();
		const press = (key: string): void => {
			document.activeElement?.dispatchEvent(
				new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
			);
		};
		// Faster than any search.
		for (const key of ['+', '4', '7']) press(key);
		await expect.element(field('b3')).toHaveFocus();
		await expect.element(field('b3')).toHaveValue('47');
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => explorer.setup.position).toBe('[[3,5],[2,9,47]]');
	});

	it('stays in the editor when Undo has nothing left to undo', async () => {
		await open('[[3,5],[2,9]]');
		await type('a1', '7{Enter}');
		await button('Undo').click();
		await expect.element(field('a1')).toHaveValue('3');
		await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Node /);
	});

	it('goes to Done where nothing can be drawn', async () => {
		await open(`[${'1,'.repeat(400)}2]`);
		await expect.element(button('Done')).toHaveFocus();
	});
});

describe('the leaves', () => {
	it('hold their values, and Tab goes through them from left to right', async () => {
		await open(TEXTBOOK);
		await expect.element(field('a1')).toHaveValue('3');
		expect(drawnValues()).toEqual(['3', '12', '8', '2', '4', '6', '14', '5', '2']);
		await field('a1').click();
		const reached: string[] = [];
		for (let leaf = 0; leaf < 9; leaf++) {
			reached.push(document.activeElement?.getAttribute('aria-label') ?? '');
			await userEvent.tab();
		}
		const labels = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];
		expect(reached).toEqual(labels.map((label) => `Value of ${label}`));
	});

	it('keep that order after a move', async () => {
		await open('[1,2,3]');
		node('c').element().focus();
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await field('a').click();
		await userEvent.tab();
		expect(document.activeElement?.getAttribute('aria-label')).toBe('Value of b');
		expect((document.activeElement as HTMLInputElement).value).toBe('1');
	});

	it('take a value with Enter, and the search is another one', async () => {
		const { explorer } = await open(TEXTBOOK);
		expect(explorer.totals.visited).toBe(11);
		await type('b1', '9{Enter}');
		expect(explorer.setup.position).toBe('[[3,12,8],[9,4,6],[14,5,2]]');
		expect(explorer.totals.visited).toBe(13);
		await expect.element(page.getByRole('status')).toHaveTextContent('b1 is now 9.');
		// Typing continues from there.
		await userEvent.keyboard('7{Enter}');
		expect(explorer.setup.position).toBe('[[3,12,8],[7,4,6],[14,5,2]]');
	});

	it('take a value when the field is left', async () => {
		const { explorer } = await open(TEXTBOOK);
		await type('a2', '-1.5');
		expect(explorer.setup.position).toBe(TEXTBOOK);
		await userEvent.tab();
		expect(explorer.setup.position).toBe('[[3,-1.5,8],[2,4,6],[14,5,2]]');
	});

	it.each([
		['+5', '5', '[5,2]'],
		[' 1e3 ', '1000', '[1000,2]'],
		['−3', '-3', '[-3,2]'],
		['-inf', '-inf', '[-inf,2]'],
		['∞', 'inf', '[inf,2]'],
		['−½', '-0.5', '[-0.5,2]'],
		['２½', '2.5', '[2.5,2]']
	])('read %j as %s', async (typed, shown, position) => {
		const { explorer } = await open('[1,2]');
		await field('a').fill(typed);
		await userEvent.keyboard('{Enter}');
		expect(explorer.setup.position).toBe(position);
		await expect.element(field('a')).toHaveValue(shown);
	});

	it('change nothing where the same value is typed again', async () => {
		await open('[1,2]');
		await field('a').fill('1.0');
		await userEvent.keyboard('{Enter}');
		await expect.element(field('a')).toHaveValue('1');
		await expect.element(button('Undo')).toBeDisabled();
	});

	it.each([
		['NaN', /^NaN is not a value/],
		['', /^A leaf needs a value/],
		['abc', /^This is not a number/],
		['[1,2]', /^This is not a number/],
		['1e999', /beyond the range/]
	])('keep %j, marked and with the reason beside it', async (typed, reason) => {
		const { explorer } = await open(TEXTBOOK);
		await field('b2').fill(typed);
		await userEvent.keyboard('{Enter}');
		await expect.element(field('b2')).toHaveValue(typed);
		await expect.element(field('b2')).toHaveAttribute('aria-invalid', 'true');
		await expect.element(field('b2')).toHaveAccessibleDescription(reason);
		const message = page.getByRole('alert');
		await expect.element(message).toHaveTextContent(reason);
		const at = inputOf('b2').getBoundingClientRect();
		const beside = message.element().getBoundingClientRect();
		expect(beside.width).toBeGreaterThan(100);
		const apart = Math.max(beside.top - at.bottom, at.top - beside.bottom);
		expect(apart).toBeGreaterThanOrEqual(0);
		expect(apart).toBeLessThan(20);
		const pane = inputOf('b2').closest('.scrolls')?.getBoundingClientRect();
		expect(beside.top).toBeGreaterThan(pane?.top ?? NaN);
		expect(beside.left).toBeLessThan(at.right);
		expect(beside.right).toBeGreaterThan(at.left);
		// Also kept when the field loses the focus.
		await userEvent.tab();
		await expect.element(field('b2')).toHaveValue(typed);
		expect(explorer.setup.position).toBe(TEXTBOOK);
		expect(explorer.faults).toEqual([]);
	});

	it('come back with Escape', async () => {
		const { explorer } = await open(TEXTBOOK);
		const onkeydown = vi.fn();
		window.addEventListener('keydown', onkeydown);
		await type('c1', 'x{Enter}');
		await expect.element(page.getByRole('alert')).toHaveTextContent('Escape brings back 14.');
		onkeydown.mockClear();
		await userEvent.keyboard('{Escape}');
		expect(onkeydown).not.toHaveBeenCalled();
		window.removeEventListener('keydown', onkeydown);
		await expect.element(field('c1')).toHaveValue('14');
		await expect.element(field('c1')).toHaveAttribute('aria-invalid', 'false');
		expect(page.getByRole('alert').elements()).toEqual([]);
		await userEvent.tab();
		expect(explorer.setup.position).toBe(TEXTBOOK);
	});

	it('open one message of several: where somebody writes', async () => {
		await open(TEXTBOOK);
		await type('a1', 'x{Enter}');
		await type('c3', 'y{Enter}');
		const wide = (): (string | undefined)[] =>
			page
				.getByRole('alert')
				.elements()
				.filter((message) => message.getBoundingClientRect().width > 100)
				.map((message) => message.textContent.match(/brings back (\d+)/)?.[1]);
		await expect.poll(wide).toEqual(['2']);
		await field('a1').click();
		await expect.poll(wide).toEqual(['3']);
		await expect.element(field('c3')).toHaveAccessibleDescription(/not a number/);
	});

	it('keep a draft through a move, and forget it when another tree comes', async () => {
		const { explorer } = await open('[1,2,3]');
		await type('a', 'x{Enter}');
		node('a').element().focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.setup.position).toBe('[2,1,3]');
		await expect.element(field('b')).toHaveValue('x');
		await explorer.change({ position: '[4,5,6]' });
		await expect.element(field('b')).toHaveValue('5');
		expect(page.getByRole('alert').elements()).toEqual([]);
	});

	it('take nothing when the editor goes away under a half-typed value', async () => {
		const { explorer, close } = await open('[1,2]');
		const warn = vi.spyOn(console, 'warn');
		await type('a', '5');
		await close();
		await new Promise(requestAnimationFrame);
		expect(explorer.setup.position).toBe('[1,2]');
		expect(warn).not.toHaveBeenCalled();
		warn.mockRestore();
	});

	it('keep the value that is there where the search is refused', async () => {
		const { explorer } = await open(TEXTBOOK);
		// This order needs the 13 nodes of minimax, one more than the budget.
		await explorer.change({ budget: '12', order: 'best-first' });
		await type('b1', '9{Enter}');
		expect(explorer.setup.position).toBe(TEXTBOOK);
		await expect.element(field('b1')).toHaveValue('9');
		await expect.element(page.getByRole('status')).toHaveTextContent(/could not be searched/);
		await expect.element(button('Undo')).toBeDisabled();
	});
});

describe('the bar', () => {
	it('undoes one change after the other', async () => {
		const { explorer } = await open('[1,2,3]');
		await expect.element(button('Undo')).toBeDisabled();
		await type('a', '9{Enter}');
		node('a').element().focus();
		await userEvent.keyboard('{ArrowRight}{Delete}');
		await expect.poll(() => explorer.setup.position).toBe('[2,3]');
		const seen: string[] = [];
		for (let change = 0; change < 3; change++) {
			await button('Undo').click();
			seen.push(explorer.setup.position);
		}
		expect(seen).toEqual(['[2,9,3]', '[9,2,3]', '[1,2,3]']);
		await expect.element(button('Undo')).toBeDisabled();
		await expect.element(page.getByRole('status')).toHaveTextContent('Undone.');
	});

	it('never undoes what was changed elsewhere', async () => {
		const { explorer } = await open('[1,2]');
		await type('a', '9{Enter}');
		await expect.element(button('Undo')).toBeEnabled();
		await explorer.change({ position: '[7,8]' });
		await expect.element(button('Undo')).toBeDisabled();
	});

	it('lets the other side begin, and undoes that too', async () => {
		const { explorer } = await open(TEXTBOOK);
		await expect.element(node('a')).toHaveAttribute('aria-label', 'Node a, child 1 of 3, MIN');
		await button('Root MAX; switch to MIN').click();
		expect(explorer.setup.root).toBe('min');
		await expect.element(node('a')).toHaveAttribute('aria-label', 'Node a, child 1 of 3, MAX');
		await button('Undo').click();
		expect(explorer.setup.root).toBe('max');
		await expect.element(button('Root MAX; switch to MIN')).toBeVisible();
	});

	it('is done when asked, with what stands in the field', async () => {
		const { explorer, ondone } = await open('[1,2]');
		await type('a', '5');
		await button('Done').click();
		expect(explorer.setup.position).toBe('[5,2]');
		expect(ondone).toHaveBeenCalledOnce();
	});

	it('is not done over a value that cannot be read', async () => {
		const { ondone } = await open('[1,2]');
		await type('b', 'x');
		await button('Done').click();
		expect(ondone).not.toHaveBeenCalled();
		await expect.element(field('b')).toHaveFocus();
		await expect.element(page.getByRole('alert')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await button('Done').click();
		expect(ondone).toHaveBeenCalledOnce();
	});
});

describe('what is edited elsewhere', () => {
	it('is a tree of more than 400 nodes', async () => {
		const leaves = (count: number): string => JSON.stringify(new Array<number>(count).fill(1));
		const { explorer, ondone } = await open(leaves(399));
		expect(page.getByRole('textbox').elements()).toHaveLength(399);
		node('root').element().focus();
		await userEvent.keyboard('+');
		expect(explorer.setup.position).toBe(leaves(399));
		await expect.element(page.getByRole('status')).toHaveTextContent(/at most 400 nodes/);
		await explorer.change({ position: leaves(400) });
		await expect
			.element(
				page.getByText('This tree has 401 nodes. Trees with more than 400 are edited as text.')
			)
			.toBeVisible();
		expect(page.getByRole('textbox').elements()).toEqual([]);
		await button('Done').click();
		expect(ondone).toHaveBeenCalledOnce();
	});

	it('is a game that is no typed tree', async () => {
		const { explorer } = await open(TEXTBOOK);
		await explorer.change({ game: 'tictactoe', position: 'XOXOXO...' });
		await expect.element(page.getByText(/Only typed trees/)).toBeVisible();
	});
});

describe('the room it has', () => {
	it('shows the textbook tree on a phone without scrolling sideways', async () => {
		await open(TEXTBOOK, '366px');
		await expect.element(field('a1')).toBeVisible();
		const pane = inputOf('a1').closest('.scrolls') as HTMLElement;
		expect(pane.scrollWidth).toBe(pane.clientWidth);
		for (const input of page.getByRole('textbox').elements()) {
			const { width, height } = input.getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
		}
	});

	it('shows long numbers whole', async () => {
		await open('[[1000000,-12.25,3],[0.333,5]]', '366px');
		await expect.element(field('a1')).toBeVisible();
		for (const input of page.getByRole('textbox').elements()) {
			expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
		}
	});

	it('edits a tree that is a single leaf', async () => {
		const { explorer } = await open('5');
		await type('root', '6{Enter}');
		expect(explorer.setup.position).toBe('6');
	});
});
