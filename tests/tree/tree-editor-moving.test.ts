import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
	button,
	drawnValues,
	field,
	Hand,
	inputOf,
	middleOf,
	node,
	open,
	TEXTBOOK,
	type
} from './tree-editor-page.ts';

const UNEVEN = 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]';

beforeEach(async () => {
	await page.viewport(1000, 700);
});

describe('dragging', () => {
	it('puts a node where the mouse lets it go', async () => {
		const { explorer } = await open(TEXTBOOK);
		// Dropped a little before the middle of c, and then a little after the middle of a.
		await userEvent.dragAndDrop(node('a'), node('c'), { targetPosition: { x: 5, y: 10 } });
		await expect.poll(() => explorer.setup.position).toBe('[[2,4,6],[3,12,8],[14,5,2]]');
		await userEvent.dragAndDrop(node('c'), node('a'), { targetPosition: { x: 60, y: 10 } });
		await expect.poll(() => explorer.setup.position).toBe('[[2,4,6],[14,5,2],[3,12,8]]');
		await expect.poll(drawnValues).toEqual(['2', '4', '6', '14', '5', '2', '3', '12', '8']);
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent('c moved to place 2 of 3; it is now b.');
		await expect.element(node('b')).toHaveFocus();
	});

	it('takes a leaf at its field, which a click opens and a drag does not', async () => {
		const { explorer } = await open(TEXTBOOK);
		await userEvent.dragAndDrop(field('a3'), field('a1'), { targetPosition: { x: 2, y: 10 } });
		await expect.poll(() => explorer.setup.position).toBe('[[8,3,12],[2,4,6],[14,5,2]]');
		expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement);
		await expect.element(node('a1')).toHaveFocus();
		await field('a1').click();
		await expect.element(field('a1')).toHaveFocus();
		expect(inputOf('a1').selectionEnd).toBe(1);
	});

	it.each(['mouse', 'touch'])('follows the %s, and the siblings make room', async (pointer) => {
		const { explorer } = await open(TEXTBOOK);
		const element = node('a').element();
		const before = middleOf(element);
		const places = ['a', 'b', 'c'].map((label) => middleOf(node(label).element()).x);
		const [a = 0, b = 0] = places;
		const hand = new Hand(element, pointer);
		hand.moveBy(b - a + 10);
		await expect.poll(() => middleOf(element).x).toBeCloseTo(b + 10, 0);
		expect(middleOf(element).y).toBeCloseTo(before.y, 0);
		// The former b is at a's place and has a's label; its leaves have moved along.
		await expect.poll(() => middleOf(node('a').element()).x).toBeCloseTo(a, 0);
		await expect.poll(() => drawnValues().slice(0, 3)).toEqual(['2', '4', '6']);
		await expect.element(node('b')).toHaveAttribute('aria-label', 'Node b, child 2 of 3, MIN');
		expect(node('b').element()).toBe(element);
		expect(explorer.setup.position).toBe(TEXTBOOK);
		hand.send('pointerup');
		await expect.poll(() => explorer.setup.position).toBe('[[2,4,6],[3,12,8],[14,5,2]]');
		await expect.poll(() => middleOf(node('b').element()).x).toBeCloseTo(b, 0);
	});

	it.each(['Escape', 'pointercancel'])('is given up by %s', async (what) => {
		const { explorer } = await open(TEXTBOOK);
		const onkeydown = vi.fn();
		window.addEventListener('keydown', onkeydown);
		const element = node('a').element();
		const { x } = middleOf(element);
		const hand = new Hand(element);
		hand.moveBy(250);
		await expect.poll(() => middleOf(element).x).toBeGreaterThan(x + 200);
		if (what === 'Escape') await userEvent.keyboard('{Escape}');
		else hand.send(what);
		await expect.poll(() => middleOf(element).x).toBeCloseTo(x, 0);
		hand.send('pointerup');
		await expect.poll(drawnValues).toEqual(['3', '12', '8', '2', '4', '6', '14', '5', '2']);
		expect(explorer.setup.position).toBe(TEXTBOOK);
		expect(onkeydown).not.toHaveBeenCalled();
		window.removeEventListener('keydown', onkeydown);
		await expect.element(button('Undo')).toBeDisabled();
	});

	it('leaves the root and an only child where they are', async () => {
		const { explorer } = await open('[[1],2]');
		for (const label of ['root', 'a1']) {
			const element = node(label).element();
			const { x } = middleOf(element);
			const hand = new Hand(element);
			hand.moveBy(120);
			await new Promise(requestAnimationFrame);
			expect(middleOf(element).x).toBe(x);
			hand.send('pointerup');
		}
		expect(explorer.setup.position).toBe('[[1],2]');
	});

	it('scrolls a wide tree along', async () => {
		const leaves = Array.from({ length: 40 }, (_, leaf) => leaf);
		const { explorer } = await open(JSON.stringify(leaves));
		const pane = inputOf('a').closest('.scrolls') as HTMLElement;
		expect(pane.scrollWidth).toBeGreaterThan(pane.clientWidth + 500);
		const hand = new Hand(node('a').element());
		hand.moveBy(pane.getBoundingClientRect().right - middleOf(node('a').element()).x - 5);
		await expect
			.poll(() => pane.scrollLeft, { timeout: 10_000 })
			.toBe(pane.scrollWidth - pane.clientWidth);
		hand.send('pointerup');
		await expect.poll(() => explorer.setup.position).toMatch(/^\[1,2,.*,39,0\]$|^\[1,2,.*,0,39\]$/);
	});
});

describe('the keyboard', () => {
	it('moves a node among its siblings; focus stays with it, and the page does not step', async () => {
		const { explorer } = await open(TEXTBOOK);
		const onkeydown = vi.fn();
		window.addEventListener('keydown', onkeydown);
		const b = node('b').element();
		b.focus();
		expect(b.getAttribute('aria-label')).toBe('Node b, child 2 of 3, MIN');
		await userEvent.keyboard('{ArrowLeft}');
		expect(explorer.setup.position).toBe('[[2,4,6],[3,12,8],[14,5,2]]');
		await expect.element(page.getByRole('status')).toHaveTextContent('b moved to place 1 of 3');
		await expect.poll(() => document.activeElement).toBe(b);
		expect(b.getAttribute('aria-label')).toBe('Node a, child 1 of 3, MIN');
		await userEvent.keyboard('{ArrowLeft}');
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent('a is already the first of 3.');
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await expect.poll(() => explorer.setup.position).toBe('[[3,12,8],[14,5,2],[2,4,6]]');
		expect(document.activeElement).toBe(b);
		expect(onkeydown).not.toHaveBeenCalled();
		expect(explorer.step).toBe(0);
		window.removeEventListener('keydown', onkeydown);
	});

	it('keeps names with what they name', async () => {
		const { explorer } = await open(UNEVEN);
		node('press').element().focus();
		await userEvent.keyboard('{ArrowLeft}');
		expect(explorer.setup.position).toBe(
			'start:[attack:[win:9,lose:-9],trade:[press:[gain:2,slip:-1],even:0],wait:-3]'
		);
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent(/^press moved to place 1 of 2\.$/);
	});

	it('goes from node to node, of which one is in the order of the Tab key', async () => {
		await open('[[1,2],3]');
		const focused = (): string | null | undefined =>
			document.activeElement?.getAttribute('aria-label');
		node('root').element().focus();
		expect(focused()).toBe('Node root, the root, MAX, 2 children');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		expect(focused()).toBe('Node a1, child 1 of 2, leaf');
		await userEvent.keyboard('{ArrowUp}');
		expect(focused()).toBe('Node a, child 1 of 2, MIN');
		await userEvent.keyboard('{End}');
		expect(focused()).toBe('Node b, child 2 of 2, leaf');
		const stops = page.getByRole('button', { name: /^Node / }).elements();
		expect(stops.filter((stop) => (stop as HTMLElement).tabIndex === 0)).toEqual([
			document.activeElement
		]);
		await userEvent.keyboard('{Enter}');
		await expect.element(field('b')).toHaveFocus();
		await expect.element(node('b')).toHaveAccessibleDescription(/arrow move it/);
	});

	it('undoes with Ctrl+Z, but not while somebody types', async () => {
		const { explorer } = await open('[1,2]');
		node('a').element().focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.setup.position).toBe('[2,1]');
		await type('a', '5');
		await userEvent.keyboard('{Control>}z{/Control}{Escape}');
		expect(explorer.setup.position).toBe('[2,1]');
		node('b').element().focus();
		await userEvent.keyboard('{Control>}z{/Control}');
		await expect.poll(() => explorer.setup.position).toBe('[1,2]');
	});
});

describe('adding and removing', () => {
	it('adds a leaf to the chosen node and asks for its value', async () => {
		const { explorer } = await open(TEXTBOOK);
		await node('b').click();
		await button('Add a child to b').click();
		expect(explorer.setup.position).toBe('[[3,12,8],[2,4,6,0],[14,5,2]]');
		await expect.element(field('b4')).toHaveFocus();
		await userEvent.keyboard('1{Enter}');
		expect(explorer.setup.position).toBe('[[3,12,8],[2,4,6,1],[14,5,2]]');
	});

	it('does both by key', async () => {
		const { explorer } = await open('[[1,2],3]');
		node('a').element().focus();
		await userEvent.keyboard('+');
		expect(explorer.setup.position).toBe('[[1,2,0],3]');
		await expect.element(field('a3')).toHaveFocus();
		node('a1').element().focus();
		await userEvent.keyboard('{Delete}');
		expect(explorer.setup.position).toBe('[[2,0],3]');
		await expect.element(node('a1')).toHaveFocus();
		await userEvent.keyboard('{Delete}');
		expect(explorer.setup.position).toBe('[[0],3]');
		await expect.element(node('a1')).toHaveFocus();
		await userEvent.keyboard('{Delete}');
		expect(explorer.setup.position).toBe('[[0],3]');
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent(/only child and cannot be removed/);
	});

	it('removes a whole subtree, and offers only what is possible', async () => {
		const { explorer } = await open('[[1,[2]],3]');
		await node('a').click();
		await button('Remove a with its subtree').click();
		expect(explorer.setup.position).toBe('[3]');
		await expect.element(node('a')).toHaveFocus();
		expect(page.getByRole('button', { name: /^(Add|Remove)/ }).elements()).toEqual([]);
		await userEvent.keyboard('+');
		expect(explorer.setup.position).toBe('[3]');
		node('root').element().focus();
		await expect.element(button('Add a child to root')).toBeVisible();
		await userEvent.keyboard('{Delete}');
		await expect.element(page.getByRole('status')).toHaveTextContent('The root cannot be removed.');
	});
});
