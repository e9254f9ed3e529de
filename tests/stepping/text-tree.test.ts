import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { describeNode } from '$lib/core/explain/describe-node.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import TreeOutline from '$lib/stepping/text/TreeOutline.svelte';
import { explorerOf, show, wordsOf } from './panels-host.ts';
import { TEXTBOOK } from './searches.ts';

interface Shown {
	readonly explorer: Explorer;
	readonly items: () => Element[];
	readonly words: () => string[];
	readonly focused: () => string;
	/** Puts the focus where Tab would. */
	readonly enter: () => void;
}

async function showTree(step: number): Promise<Shown> {
	const explorer = await explorerOf(TEXTBOOK, step);
	const { container } = await show(TreeOutline, explorer, { width: '700px' });
	const items = (): Element[] => [...container.querySelectorAll('[role="treeitem"]')];
	return {
		explorer,
		items,
		words: () => items().map((item) => wordsOf(item)),
		focused: () => wordsOf(document.activeElement),
		enter: () => {
			container.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
		}
	};
}

describe('the tree of the text view', () => {
	test('names every node as it stands at the step', async () => {
		const { explorer, words } = await showTree(12);
		const rows = [0, 1, 5, 6, 7, 8, 9];
		const windows = new Map([
			[0, '; alpha 3 by a, beta ∞'],
			[5, '; alpha 3 by a at the root, beta 2 by b1']
		]);
		expect(words()).toEqual(
			rows.map((row) => describeNode(explorer.story, row, 12) + (windows.get(row) ?? ''))
		);
		expect(words()[2]).toContain('at most 2');
		expect(words().at(-1)).toContain('not searched yet');
	});

	test('tells of no window where there is none', async () => {
		const explorer = await explorerOf({ ...TEXTBOOK, algorithm: 'minimax' }, 12);
		const { container } = await show(TreeOutline, explorer, { width: '700px' });
		expect(wordsOf(container)).not.toMatch(/alpha|beta/);
	});

	test('says nothing of the future until it is shown', async () => {
		const { explorer, items, words } = await showTree(1);
		expect(words().filter((text) => text.includes('not searched yet'))).toHaveLength(5);
		expect(items().filter((item) => item.ariaExpanded !== null)).toHaveLength(2);
		explorer.future = 'show';
		flushSync();
		expect(words().filter((text) => text.includes('not searched yet'))).toEqual([]);
		expect(items().filter((item) => item.ariaExpanded !== null)).toHaveLength(4);
	});

	test('has the roles and numbers of a tree', async () => {
		const { items } = await showTree(12);
		expect(document.querySelector('[role="tree"]')?.getAttribute('aria-label')).toBe('Search tree');
		const numbers = items().map((item) =>
			['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) =>
				item.getAttribute(name)
			)
		);
		expect(numbers).toEqual([
			['1', '1', '1', 'true'],
			['2', '1', '3', 'false'],
			['2', '2', '3', 'true'],
			['3', '1', '3', null],
			['3', '2', '3', null],
			['3', '3', '3', null],
			['2', '3', '3', null]
		]);
		const current = items().filter((item) => item.getAttribute('aria-current') === 'step');
		expect(current).toEqual([items()[2]]);
	});

	test('has one tab stop, which follows the arrow keys and the step', async () => {
		const { explorer, items, enter, focused } = await showTree(12);
		const stops = (): Element[] => items().filter((item) => item.getAttribute('tabindex') === '0');
		expect(stops()).toEqual([items()[2]]);
		enter();
		await userEvent.keyboard('{ArrowDown}');
		expect(focused()).toContain('b1');
		expect(stops()).toEqual([items()[3]]);
		explorer.player.go(13);
		flushSync();
		expect(stops()).toEqual([items()[0]]);
	});

	test('is walked through with the arrow keys, Home and End', async () => {
		const { enter, focused, words } = await showTree(12);
		enter();
		const at = async (keys: string): Promise<number> => {
			await userEvent.keyboard(keys);
			return words().indexOf(focused());
		};
		expect(await at('{ArrowDown}')).toBe(3);
		expect(await at('{ArrowUp}{ArrowUp}')).toBe(1);
		expect(await at('{Home}')).toBe(0);
		expect(await at('{ArrowUp}')).toBe(0);
		expect(await at('{End}')).toBe(6);
		expect(await at('{ArrowDown}')).toBe(6);
		expect(await at('{ArrowLeft}')).toBe(0);
		expect(await at('{ArrowLeft}')).toBe(0);
	});

	test('opens with right and closes with left', async () => {
		const { enter, focused, items, words } = await showTree(12);
		enter();
		await userEvent.keyboard('{ArrowUp}');
		const node = items()[1];
		expect(node?.ariaExpanded).toBe('false');
		await userEvent.keyboard('{ArrowRight}');
		expect(node?.ariaExpanded).toBe('true');
		expect(words()).toHaveLength(10);
		expect(document.activeElement).toBe(node);
		await userEvent.keyboard('{ArrowRight}');
		expect(focused()).toBe(words()[2]);
		await userEvent.keyboard('{ArrowLeft}');
		expect(document.activeElement).toBe(node);
		await userEvent.keyboard('{ArrowLeft}');
		expect(node?.ariaExpanded).toBe('false');
		expect(words()).toHaveLength(7);
	});

	test('goes to a node on Enter, on Space and on a click', async () => {
		const { explorer, enter, items } = await showTree(12);
		enter();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(explorer.step).toBe(10);
		await userEvent.keyboard('{Home} ');
		expect(explorer.step).toBe(0);
		await userEvent.click(items()[1] as Element);
		expect(explorer.step).toBe(1);
	});

	test('opens by mouse without going anywhere', async () => {
		const { explorer, items, words } = await showTree(12);
		await userEvent.click(items()[1]?.querySelector('.twist') as Element);
		expect(explorer.step).toBe(12);
		expect(words()).toHaveLength(10);
		await userEvent.click(items()[0]?.querySelector('.twist') as Element);
		expect(words()).toHaveLength(1);
		expect(items()[0]?.getAttribute('tabindex')).toBe('0');
	});

	test('keeps its keys to itself and leaves the others to the page', async () => {
		const { enter } = await showTree(12);
		const heard: string[] = [];
		const listen = ({ key }: KeyboardEvent): void => {
			heard.push(key);
		};
		window.addEventListener('keydown', listen);
		enter();
		await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowLeft}{ArrowRight}{Home}{End}{Enter} n');
		await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
		window.removeEventListener('keydown', listen);
		expect(heard).toEqual(['n', 'Shift', 'ArrowRight']);
	});

	test('asks for more children of a broad node on Enter, and stays beside them', async () => {
		const values = Array.from({ length: 250 }, (_, i) => i);
		const explorer = await explorerOf({ game: 'tree', position: `[${values.join(',')}]` });
		const { container } = await show(TreeOutline, explorer, { width: '700px' });
		const items = (): Element[] => [...container.querySelectorAll('[role="treeitem"]')];
		expect(items()).toHaveLength(102);
		container.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		await userEvent.keyboard('{End}');
		expect(wordsOf(document.activeElement)).toContain('150 later');
		await userEvent.keyboard('{Enter}');
		expect(items()).toHaveLength(202);
		expect(document.activeElement).toBe(items()[100]);
		expect(explorer.step).toBe(0);
	});
});
