import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fingers, openOverview, pixelsIn, pointer, strip, wheel, zoomBy } from './overview-host.ts';
import { LARGE, untilDrawn } from '../stepping/transport-setup.ts';

beforeEach(async () => {
	localStorage.setItem('plyscope-overview', 'open');
	delete document.documentElement.dataset.theme;
	await page.viewport(1280, 900);
});

describe('zooming the overview', () => {
	it('shows more where the pointer is when the wheel turns with Ctrl', async () => {
		const { view } = await openOverview(LARGE);
		const { width } = view.axis;
		expect(view.isWhole).toBe(true);
		zoomBy(0.25, 1);
		// Twice as close, and the point at a quarter of the width has stayed there.
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(width / 2, 3);
		expect(view.stretch.from + 0.25 * (width / 2)).toBeCloseTo(width / 4, 3);
		zoomBy(0.5, 40);
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(8, 3);
		zoomBy(0.9, -40);
		expect(view.stretch).toEqual({ from: 0, to: width });
	});

	it('moves along with the wheel, whichever way that turns', async () => {
		const { view } = await openOverview(LARGE);
		zoomBy(0.5, 2);
		const { from, to } = view.stretch;
		const across = strip().element().getBoundingClientRect().width;
		wheel(0.5, { deltaX: across / 10, deltaY: 1 });
		expect(view.stretch.from).toBeCloseTo(from + (to - from) / 10, 3);
		wheel(0.5, { deltaY: -across / 10, shiftKey: true });
		expect(view.stretch.from).toBeCloseTo(from, 3);
		expect(wheel(0.5, { deltaY: across / 10 })).toBe(true);
		expect(view.stretch.from).toBeCloseTo(from + (to - from) / 10, 3);
		wheel(0.5, { deltaX: 1, deltaY: -across / 10 });
		expect(view.stretch.from).toBeCloseTo(from, 3);
		expect(view.stretch.to).toBeCloseTo(to, 3);
	});

	it('follows two fingers, and goes nowhere while they pinch', async () => {
		const { view, explorer } = await openOverview(LARGE);
		const { width } = view.axis;
		pointer('pointerdown', 1, 0.4);
		fingers('touchstart', [0.4]);
		const { step } = explorer;
		pointer('pointerdown', 2, 0.6);
		fingers('touchstart', [0.4, 0.6]);
		pointer('pointermove', 1, 0.3);
		pointer('pointermove', 2, 0.7);
		fingers('touchmove', [0.3, 0.7]);
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(width / 2, 3);
		expect(view.stretch.from).toBeCloseTo(width / 4, 3);
		// Both to the right: what they hold comes along.
		fingers('touchmove', [0.4, 0.8]);
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(width / 2, 3);
		expect(view.stretch.from).toBeCloseTo(width / 4 - 0.1 * (width / 2), 3);
		const { stretch } = view;
		pointer('pointerup', 2, 0.7);
		fingers('touchend', [0.4]);
		pointer('pointermove', 1, 0.9);
		fingers('touchmove', [0.9]);
		expect(view.stretch).toEqual(stretch);
		pointer('pointerup', 1, 0.9);
		fingers('touchend', []);
		expect(explorer.step).toBe(step);
		pointer('pointerdown', 3, 0.9);
		expect(explorer.step).toBeGreaterThan(step);
	});

	it('leaves the wheel to the page where there is nothing to move, but never goes back or zooms it', async () => {
		const { view } = await openOverview(LARGE);
		// As far out as it goes already.
		expect(wheel(0.5, { deltaY: 500 })).toBe(false);
		expect(view.isWhole).toBe(true);
		expect(wheel(0.5, { deltaY: 500, shiftKey: true })).toBe(false);
		expect(wheel(0.5, { deltaX: 500 })).toBe(true);
		expect(wheel(0.5, { deltaY: 500, ctrlKey: true })).toBe(true);
	});

	it('shows all again on a double click', async () => {
		const { view } = await openOverview(LARGE);
		zoomBy(0.5, 2);
		expect(view.isWhole).toBe(false);
		await strip().dblClick({ position: { x: 400, y: 40 } });
		expect(view.isWhole).toBe(true);
	});

	it('goes to what lies under the pointer, and stays there', async () => {
		const { view, explorer } = await openOverview(LARGE);
		zoomBy(0.7, 3);
		const { stretch } = view;
		const { width } = strip().element().getBoundingClientRect();
		for (const part of [0.2, 0.5, 0.95]) {
			const x = Math.round(part * width);
			await strip().click({ position: { x, y: 40 } });
			const unit = stretch.from + (x / width) * (stretch.to - stretch.from);
			expect(explorer.step).toBe(view.axis.stepAtX(unit));
			expect(view.stretch).toEqual(stretch);
		}
	});

	it('has its own keys, before those of the tree, and leaves the arrows to the steps', async () => {
		const { view, explorer, tree } = await openOverview(LARGE);
		strip().element().focus();
		await userEvent.keyboard('+');
		const wide = view.stretch.to - view.stretch.from;
		expect(wide).toBeCloseTo(view.axis.width / 1.5, 3);
		await userEvent.keyboard('=');
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(wide / 1.5, 3);
		const { from } = view.stretch;
		await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
		expect(view.stretch.from - from).toBeCloseTo(wide / 1.5 / 4, 3);
		await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
		expect(view.stretch.from).toBeCloseTo(from, 3);
		expect(explorer.step).toBe(0);
		await userEvent.keyboard('-');
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(wide, 3);
		await userEvent.keyboard('0');
		expect(view.isWhole).toBe(true);
		expect(tree.zoom).not.toHaveBeenCalled();
		expect(tree.fit).not.toHaveBeenCalled();
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.step).toBe(1);
		strip().element().blur();
		await userEvent.keyboard('+');
		expect(tree.zoom).toHaveBeenCalledOnce();
		expect(view.isWhole).toBe(true);
	});

	it('says which keys it has', async () => {
		await openOverview(LARGE);
		await expect.element(strip()).toHaveAccessibleDescription(/Alt with an arrow/);
	});

	it('does all that with buttons too', async () => {
		const { view, screen } = await openOverview(LARGE);
		const button = (name: string) => screen.getByRole('button', { name });
		await expect.element(button('Show all of the search')).toHaveAttribute('aria-disabled', 'true');
		await button('Zoom in').click();
		await button('Zoom in').click();
		const { from, to } = view.stretch;
		const long = to - from;
		expect(long).toBeCloseTo(view.axis.width / 2.25, 3);
		await button('Move right').click();
		expect(view.stretch.from - from).toBeCloseTo(long / 4, 3);
		await button('Move left').click();
		await button('Zoom out').click();
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(view.axis.width / 1.5, 3);
		await button('Show all of the search').click();
		expect(view.isWhole).toBe(true);
	});

	it('says which part is shown', async () => {
		const { view, screen } = await openOverview(LARGE);
		expect(screen.getByText(/Shown: rows/).query()).toBeNull();
		view.look({ from: 99.5, to: 300.2 });
		const all = view.axis.width.toLocaleString('en');
		await expect.element(screen.getByText(`Shown: rows 100 to 301 of ${all}.`)).toBeVisible();
	});

	it('follows the step out of sight, and never takes what was looked at away', async () => {
		const { view, explorer } = await openOverview(LARGE);
		view.look({ from: 0, to: 50 });
		while (view.playhead <= 50) explorer.travel('next', 'event');
		expect(view.stretch.from).toBeGreaterThan(0);
		expect(view.stretch.to).toBeGreaterThanOrEqual(view.playhead);
		const { stretch } = view;
		explorer.travel('previous', 'event');
		expect(view.stretch).toBe(stretch);
		// The playhead is out of view, and the step has not changed.
		const far = { from: view.axis.width - 60, to: view.axis.width - 10 };
		view.look(far);
		await untilDrawn();
		expect(view.stretch).toBe(far);
		explorer.travel('next', 'event');
		expect(view.stretch.from).toBeLessThan(view.playhead);
		expect(view.stretch.to - view.stretch.from).toBeCloseTo(50, 5);
	});

	it('shows another search of the same size through the same window', async () => {
		const { view, explorer } = await openOverview(LARGE);
		const part = { from: 0, to: view.axis.width / 2 };
		view.look(part);
		await explorer.change({ algorithm: 'minimax' });
		expect(view.stretch).toEqual(part);
		await explorer.change({ position: 'XO..O...X' });
		expect(view.isWhole).toBe(true);
	});

	it('is painted anew in another stretch', async () => {
		const { view, explorer } = await openOverview(LARGE);
		explorer.player.go(explorer.lastStep);
		await untilDrawn();
		const whole = pixelsIn(100, 30, 400, 60);
		view.look({ from: 40, to: 120 });
		await untilDrawn();
		expect(pixelsIn(100, 30, 400, 60)).not.toBe(whole);
		view.fit();
		await untilDrawn();
		expect(pixelsIn(100, 30, 400, 60)).toBe(whole);
	});

	it('paints its bars for a stretch, and not again at a step', async () => {
		const { view, explorer } = await openOverview(LARGE);
		explorer.player.go(5);
		await untilDrawn();
		const cleared = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
		/** The bars are painted on a canvas that is not in the page. */
		const painted = () =>
			(cleared.mock.contexts as CanvasRenderingContext2D[]).filter(
				({ canvas }) => !canvas.isConnected
			).length;
		for (const step of [6, 40, explorer.lastStep]) {
			explorer.player.go(step);
			await untilDrawn();
		}
		expect(painted()).toBe(0);
		view.look({ from: 40, to: 120 });
		await untilDrawn();
		expect(painted()).toBe(1);
		cleared.mockRestore();
	});
});
