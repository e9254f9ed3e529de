import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { pixelAt, plyAt, xAt } from '$lib/core/layout/whole-scale.ts';
import { TEXTBOOK } from '../stepping/searches.ts';
import { DEEP as GRID, LARGE, untilDrawn } from '../stepping/transport-setup.ts';
import { canvas, click, openTree, picture, pixels, WIDE } from './whole-tree-page.ts';

beforeEach(() => {
	document.documentElement.dataset.theme = 'light';
});

const choice = (name: string) => page.getByRole('button', { name, exact: true });
const path = () => page.getByRole('group', { name: 'Search tree' });

describe('the choice of the picture', () => {
	it('goes from the path to the whole tree, and over minimax', async () => {
		const { explorer, screen } = await openTree(GRID, { tree: 'path' });
		await expect.element(path()).toBeVisible();
		expect(choice('Value').query()).toBeNull();
		await screen.getByText('Visited tree', { exact: true }).click();
		await expect.poll(() => explorer.tree).toBe('whole');
		await expect.element(picture()).toBeVisible();
		expect(path().query()).toBeNull();
		await screen.getByText('Full tree').click();
		await expect.poll(() => explorer.tree).toBe('minimax');
		await expect.element(choice('Full tree')).toHaveAttribute('aria-pressed', 'true');
		await screen.getByText('Value', { exact: true }).click();
		expect(explorer.colour).toBe('value');
		await screen.getByText('Path', { exact: true }).click();
		await expect.element(path()).toBeVisible();
	});

	it('says why there is no minimax to lay it over, and shows the search alone', async () => {
		const { explorer, view } = await openTree({ ...GRID, shadow: 'off' }, { tree: 'minimax' });
		expect(explorer.recording.shadow).toBeNull();
		await expect.element(choice('Full tree')).toHaveAttribute('aria-disabled', 'true');
		await expect
			.element(choice('Full tree'))
			.toHaveAccessibleDescription('Not available: minimax was not recorded (see Settings)');
		expect(view.picture).toBe('whole');
		expect(view.tree.units).toBe(explorer.trace);
	});

	it('leaves minimax out where the search is minimax', async () => {
		await openTree({ ...GRID, algorithm: 'minimax' });
		await expect.element(choice('Visited tree')).toHaveAttribute('aria-pressed', 'true');
		expect(choice('Full tree').query()).toBeNull();
	});

	it('keeps the focus where the tools are other ones, and leaves the arrows to the steps', async () => {
		const { explorer } = await openTree(GRID, { tree: 'path', step: 3 });
		choice('Visited tree').element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(choice('Visited tree')).toHaveFocus();
		choice('Path').element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(choice('Path')).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.tree).toBe('path');
	});

	it('outlives its pane', async () => {
		const { explorer, view, screen } = await openTree(GRID);
		await screen.unmount();
		explorer.tree = 'path';
		expect(view.picture).toBe('path');
		explorer.player.go(3);
		explorer.tree = 'minimax';
		expect(view.tree.units).toBe(explorer.recording.shadow);
		expect(view.path).toHaveLength(explorer.moment.path.length);
	});

	it('is what the keys zoom and pan', async () => {
		const { explorer, view } = await openTree(LARGE);
		const before = view.sight;
		await userEvent.keyboard('+');
		expect(view.sight.k).toBeCloseTo(before.k * 1.25, 9);
		const zoomed = view.sight;
		await userEvent.keyboard('d');
		expect(view.sight.from).toBeGreaterThan(zoomed.from);
		await userEvent.keyboard('0');
		expect(view.sight).toEqual(before);
		explorer.tree = 'path';
		await untilDrawn();
		await userEvent.keyboard('+');
		expect(view.sight).toEqual(before);
	});
});

describe('the counts over minimax', () => {
	it('run along with the steps', async () => {
		const { explorer, screen } = await openTree(GRID, { tree: 'minimax', step: 0 });
		await expect.element(screen.getByText('visited 1 of 150')).toBeVisible();
		explorer.player.go(explorer.lastStep);
		await expect.element(screen.getByText('visited 32 of 150', { exact: true })).toBeVisible();
		await expect.element(screen.getByText('never visited 118, with 20 pruned moves')).toBeVisible();
	});

	it('stay away from a picture of the search alone', async () => {
		const { screen } = await openTree(GRID);
		expect(screen.getByText(/of 150/).query()).toBeNull();
	});
});

describe('zooming and panning', () => {
	it('with the wheel and Ctrl keeps what lies under the pointer', async () => {
		const { view } = await openTree(LARGE, { tree: 'minimax' });
		const box = picture().element().getBoundingClientRect();
		// Events have whole pixels of the page.
		const client = { clientX: 500, clientY: 300 };
		const point = { x: client.clientX - box.left, y: client.clientY - box.top };
		const [x, ply] = [xAt(view.sight, point.x), plyAt(view.shape, view.sight, point.y)];
		const before = view.sight.k;
		for (let i = 0; i < 13; i++) {
			picture()
				.element()
				.dispatchEvent(
					new WheelEvent('wheel', {
						...client,
						deltaY: -180,
						ctrlKey: true,
						bubbles: true,
						cancelable: true
					})
				);
			expect(pixelAt(view.sight, x)).toBeCloseTo(point.x, 3);
			expect(plyAt(view.shape, view.sight, point.y)).toBeCloseTo(ply, 3);
		}
		expect(view.sight.k).toBeGreaterThan(8 * before);
	});

	it('with two fingers on a trackpad pans both ways, and never zooms', async () => {
		const { view } = await openTree(LARGE, { tree: 'minimax' });
		const turn = (init: WheelEventInit): boolean => {
			const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
			picture().element().dispatchEvent(event);
			return event.defaultPrevented;
		};
		const whole = view.sight;
		// Everything is shown, so the wheel is the page's.
		expect(turn({ deltaY: -30 })).toBe(false);
		expect(view.sight).toEqual(whole);
		view.zoom(1000);
		view.look({ ...view.sight, top: 40 });
		const { from, k, top } = view.sight;
		expect(turn({ deltaX: 30, deltaY: 20 })).toBe(true);
		expect(view.sight).toEqual({ from: from + 30 / k, k, top: top + 20 });
		expect(turn({ deltaX: -30, deltaY: -20 })).toBe(true);
		expect(view.sight.from).toBeCloseTo(from, 9);
		expect(view.sight.top).toBe(top);
		expect(turn({ deltaY: 30, shiftKey: true })).toBe(true);
		expect(view.sight.from).toBeCloseTo(from + 30 / k, 9);
		expect(view.sight.top).toBe(top);
		// Lines of a mouse's wheel.
		turn({ deltaY: 1, deltaMode: 1 });
		expect(view.sight.top).toBe(top + 25);
	});

	it('by dragging takes the tree along, and goes nowhere', async () => {
		const { explorer, view } = await openTree(LARGE, { tree: 'minimax', step: 200 });
		view.zoom(20);
		const before = view.sight;
		await userEvent.dragAndDrop(picture(), picture(), {
			sourcePosition: { x: 300, y: 200 },
			targetPosition: { x: 200, y: 200 }
		});
		expect((view.sight.from - before.from) * before.k).toBeCloseTo(100, 0);
		expect(view.sight.k).toBe(before.k);
		expect(explorer.step).toBe(200);
	});

	it('ends where the whole tree is seen', async () => {
		const { view, screen } = await openTree(LARGE);
		const whole = view.sight;
		view.zoom(30);
		await screen.getByRole('button', { name: 'Fit' }).click();
		expect(view.sight).toEqual(whole);
	});

	it('follows the search again from the next step on', async () => {
		const { explorer, view } = await openTree(LARGE, { step: 10 });
		view.zoom(60);
		const { width } = view.size;
		view.pan(-1e6, 0);
		expect(view.placeOf(view.path.at(-1) ?? 0).x).toBeLessThan(0);
		explorer.player.go(11);
		const { x } = view.placeOf(view.path.at(-1) ?? 0);
		expect(x).toBeGreaterThan(0);
		expect(x).toBeLessThan(width);
	});

	it('by a double click shows a node with its children, and then everything again', async () => {
		const { explorer, view } = await openTree(LARGE, { tree: 'minimax' });
		const whole = view.sight;
		const node = view.tree.unitOf([...explorer.trace.childrenOf(0)].at(-1) ?? 0);
		await picture().dblClick({ position: view.placeOf(node) });
		expect(view.sight.k).toBeGreaterThan(2 * whole.k);
		expect(view.placeOf(node).x).toBeGreaterThan(0);
		expect(view.placeOf(node).x).toBeLessThan(view.size.width);
		await picture().dblClick({ position: view.placeOf(node) });
		expect(view.sight.k).toBe(whole.k);
	});

	it('shows boards where they have room, with the moves they came by', async () => {
		const { view } = await openTree(GRID, { step: 20 });
		expect(document.querySelectorAll('.boards svg')).toHaveLength(0);
		view.zoom(1000);
		await untilDrawn();
		const boards = document.querySelectorAll('.boards svg');
		expect(boards.length).toBeGreaterThan(2);
		expect(boards.length).toBeLessThanOrEqual(60);
		expect(document.querySelectorAll('.boards .lit').length).toBeGreaterThan(1);
	});

	it('has no boards of a typed tree', async () => {
		const { view } = await openTree(TEXTBOOK);
		view.zoom(1000);
		await untilDrawn();
		expect(document.querySelectorAll('.boards svg')).toHaveLength(0);
	});
});

describe('the picture', () => {
	it('is as sharp as the screen', async () => {
		await openTree(LARGE);
		const { width, height } = picture().element().getBoundingClientRect();
		expect(canvas().width).toBe(Math.round(width * devicePixelRatio));
		expect(canvas().height).toBe(Math.round(height * devicePixelRatio));
	});

	it('is drawn anew in the colours of another theme, and of values', async () => {
		const { explorer } = await openTree(LARGE);
		const seen = (): number[] => [...pixels(100, 200, 300, 200)];
		const light = seen();
		explorer.colour = 'value';
		await untilDrawn();
		const values = seen();
		expect(values).not.toEqual(light);
		document.documentElement.dataset.theme = 'dark';
		await untilDrawn();
		await untilDrawn();
		expect(seen()).not.toEqual(values);
	});

	it('comes back after the browser has taken it away', async () => {
		await openTree(LARGE);
		const before = [...pixels(100, 200, 300, 200)];
		canvas().getContext('2d')?.clearRect(0, 0, 2000, 2000);
		canvas().dispatchEvent(new Event('contextrestored'));
		await untilDrawn();
		expect([...pixels(100, 200, 300, 200)]).toEqual(before);
	});

	it('shows nothing of what is to come unless asked', async () => {
		const { explorer, view } = await openTree(LARGE, { tree: 'minimax', step: 60 });
		const right = Math.ceil(pixelAt(view.sight, view.tree.xOf(view.progress.until))) + 60;
		const rest = (): Uint8ClampedArray => pixels(right, 250, 880 - right, 300);
		expect(rest().every((byte) => byte === 0)).toBe(true);
		explorer.future = 'show';
		await untilDrawn();
		expect(rest().every((byte) => byte === 0)).toBe(false);
	});

	it('frames what is in sight, in units of the overview', async () => {
		const { explorer, view } = await openTree(LARGE, { step: 20 });
		const { rows } = explorer.recording.shadow ?? explorer.trace;
		expect(view.frame).toHaveLength(view.tree.plies);
		expect(view.frame[0]).toEqual({ ply: 0, from: 0, to: rows });
		view.zoom(100);
		const [span] = view.frame.slice(-1);
		expect((span?.to ?? rows) - (span?.from ?? 0)).toBeLessThan(rows / 4);
	});
});

describe('clicking', () => {
	it('goes to the step of a node, and does not look elsewhere', async () => {
		const { explorer, view } = await openTree(WIDE);
		const { sight } = view;
		for (const row of [1, 2, 4]) {
			// Future nodes cannot be clicked.
			explorer.player.go(explorer.lastStep);
			await click(explorer, row);
			expect(explorer.step).toBe(explorer.trace.enterStepOf(row));
			expect(view.sight).toEqual(sight);
		}
	});

	it('goes to the cut above what was never visited', async () => {
		const { explorer, view } = await openTree(GRID, { tree: 'minimax' });
		const { trace } = explorer;
		const pruned = Array.from({ length: trace.rows }, (_, row) => row).find(
			(row) =>
				trace.isPruned(row) &&
				view.tree.units.endOf(view.tree.unitOf(row)) > view.tree.unitOf(row) + 1
		);
		if (pruned === undefined) throw new Error('some pruned move has a subtree');
		await click(explorer, view.tree.unitOf(pruned) + 1);
		expect(explorer.step).toBe(trace.enterStepOf(pruned));
		expect(explorer.moment.kind).toBe('cut');
	});
});
