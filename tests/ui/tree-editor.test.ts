import { page, userEvent, type Locator } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '$lib/view/app.css';
import { Explorer } from '$lib/state/explorer.svelte.ts';
import Host from './TreeEditorHost.svelte';

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';
const UNEVEN = 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]';

interface Opened {
	readonly explorer: Explorer;
	readonly ondone: ReturnType<typeof vi.fn<() => void>>;
	readonly close: () => Promise<void>;
}

async function open(position: string, width = '720px'): Promise<Opened> {
	const explorer = new Explorer();
	await explorer.change({ position });
	const ondone = vi.fn<() => void>();
	const view = await render(Host, { explorer, ondone, width });
	return { explorer, ondone, close: () => view.unmount() };
}

function field(label: string): Locator {
	return page.getByRole('textbox', { name: `Value of ${label}`, exact: true });
}

function node(label: string): Locator {
	return page.getByRole('button', { name: new RegExp(`^Node ${label}, `) });
}

function inputOf(label: string): HTMLInputElement {
	return field(label).element() as HTMLInputElement;
}

function button(name: string | RegExp): Locator {
	return page.getByRole('button', { name, exact: true });
}

async function type(label: string, text: string): Promise<void> {
	await field(label).click();
	await userEvent.keyboard(text);
}

/** The values of the leaves from left to right, as they are drawn. */
function drawnValues(): string[] {
	return page
		.getByRole('textbox')
		.elements()
		.map((input) => ({ left: input.getBoundingClientRect().left, input }))
		.sort((one, other) => one.left - other.left)
		.map(({ input }) => (input as HTMLInputElement).value);
}

function middleOf(element: Element): { x: number; y: number } {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}

/** A hand on the pointer, for looking at what stands while it is down. */
class Hand {
	private at: { x: number; y: number };

	constructor(
		private readonly element: Element,
		private readonly pointerType = 'mouse'
	) {
		this.at = middleOf(element);
		this.send('pointerdown', element);
	}

	/** Moves sideways in small steps, as a hand does. */
	moveBy(dx: number): void {
		for (let step = 0; step < 8; step++) {
			this.at = { ...this.at, x: this.at.x + dx / 8 };
			this.send('pointermove', this.element);
		}
	}

	send(type: string, target: EventTarget = this.element): void {
		target.dispatchEvent(
			new PointerEvent(type, {
				bubbles: true,
				cancelable: true,
				isPrimary: true,
				pointerId: 7,
				pointerType: this.pointerType,
				button: type === 'pointermove' ? -1 : 0,
				buttons: type === 'pointerup' ? 0 : 1,
				clientX: this.at.x,
				clientY: this.at.y
			})
		);
	}
}

beforeEach(async () => {
	await page.viewport(1000, 700);
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
		// Typing goes on from there.
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
		['∞', 'inf', '[inf,2]']
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
		const pane = inputOf('b2').closest('.pane')?.getBoundingClientRect();
		expect(beside.top).toBeGreaterThan(pane?.top ?? NaN);
		expect(beside.left).toBeLessThan(at.right);
		expect(beside.right).toBeGreaterThan(at.left);
		// Also not lost when the field is left.
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
		// 11 nodes are enough for this tree, but not once its second move is good.
		await explorer.change({ budget: '11' });
		await type('b1', '9{Enter}');
		expect(explorer.setup.position).toBe(TEXTBOOK);
		await expect.element(field('b1')).toHaveValue('9');
		await expect.element(page.getByRole('status')).toHaveTextContent(/could not be searched/);
		await expect.element(button('Undo')).toBeDisabled();
	});
});

describe('dragging', () => {
	it('puts a node where the mouse lets it go', async () => {
		const { explorer } = await open(TEXTBOOK);
		// Let go a little before the middle of c, and then a little behind the middle of a.
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
		// What was b stands where a was, and is called so; its leaves have gone with it.
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
		const pane = inputOf('a').closest('.pane') as HTMLElement;
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
		await expect.element(page.getByRole('status')).toHaveTextContent(/only child and stays/);
	});

	it('removes a whole subtree, and offers only what is possible', async () => {
		const { explorer } = await open('[[1,[2]],3]');
		await node('a').click();
		await button('Remove a and all that is below it').click();
		expect(explorer.setup.position).toBe('[3]');
		await expect.element(node('a')).toHaveFocus();
		expect(page.getByRole('button', { name: /^(Add|Remove)/ }).elements()).toEqual([]);
		await userEvent.keyboard('+');
		expect(explorer.setup.position).toBe('[3]');
		node('root').element().focus();
		await expect.element(button('Add a child to root')).toBeVisible();
		await userEvent.keyboard('{Delete}');
		await expect.element(page.getByRole('status')).toHaveTextContent('The root stays.');
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
		await button('Root MAX: let MIN begin').click();
		expect(explorer.setup.root).toBe('min');
		await expect.element(node('a')).toHaveAttribute('aria-label', 'Node a, child 1 of 3, MAX');
		await button('Undo').click();
		expect(explorer.setup.root).toBe('max');
		await expect.element(button('Root MAX: let MIN begin')).toBeVisible();
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
		await expect.element(page.getByRole('status')).toHaveTextContent(/400 nodes at the most/);
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
		const pane = inputOf('a1').closest('.pane') as HTMLElement;
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
