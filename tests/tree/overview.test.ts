import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { IcicleAxis } from '../../src/lib/core/layout/icicle-axis.ts';
import { RAIL } from '../../src/lib/tree/overview/paint-cutoffs.ts';
import { LARGE, openTransport, untilDrawn } from '../stepping/transport-setup.ts';

beforeEach(async () => {
	localStorage.setItem('plyscope-overview', 'open');
	delete document.documentElement.dataset.theme;
	await page.viewport(1280, 900);
});

const overview = () => page.getByRole('slider', { name: /overview/ });
const toggle = () => page.getByRole('button', { name: 'Overview' });

function canvasOf(): HTMLCanvasElement {
	const canvas = overview().element().querySelector('canvas');
	if (canvas === null) throw new Error('the overview has a canvas');
	return canvas;
}

/** The pixels of a stretch of the bars, below the handle and inside their outline, as fractions of the width. */
function pixelsOf(canvas: HTMLCanvasElement, from: number, to: number): Uint8ClampedArray {
	const x = Math.round(from * canvas.width);
	const width = Math.round(to * canvas.width) - x;
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('the canvas has a context');
	return context.getImageData(x, 12, width, canvas.height - RAIL - 15).data;
}

const isBlank = (pixels: Uint8ClampedArray) => pixels.every((byte) => byte === 0);

describe('the overview', () => {
	it('is closed until it is opened, however large the search', async () => {
		localStorage.clear();
		await openTransport(LARGE);
		expect(overview().query()).toBeNull();
		await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
		await toggle().click();
		await expect.element(overview()).toBeVisible();
		await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
	});

	it('stays as it was left, also on the next visit', async () => {
		const { screen } = await openTransport(LARGE);
		await toggle().click();
		await expect.element(overview()).not.toBeInTheDocument();
		await screen.unmount();
		await openTransport(LARGE);
		await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
	});

	it('says where one is', async () => {
		const { explorer } = await openTransport(LARGE);
		explorer.player.go(40);
		const last = `${explorer.lastStep}`;
		await expect.element(overview()).toHaveAttribute('aria-valuenow', '40');
		await expect.element(overview()).toHaveAttribute('aria-valuemax', last);
		await expect
			.element(overview())
			.toHaveAttribute('aria-valuetext', expect.stringContaining(`step 40 of ${last}: `));
		await expect.element(overview()).toHaveAccessibleDescription(/wide as its subtree/);
	});

	it('obeys the same keys as the page', async () => {
		const { explorer } = await openTransport(LARGE);
		overview().element().focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
		expect(explorer.step).toBe(1);
		await userEvent.keyboard('{End}');
		expect(explorer.step).toBe(explorer.lastStep);
	});

	it('goes to what lies under the pointer', async () => {
		const { explorer } = await openTransport(LARGE);
		const axis = new IcicleAxis(explorer.recording);
		const { width } = overview().element().getBoundingClientRect();
		for (const part of [0.25, 0.6, 0.9]) {
			const x = Math.round(part * width);
			await overview().click({ position: { x, y: 40 } });
			expect(explorer.step).toBe(axis.stepAtX((x / width) * axis.width));
		}
	});

	it('is dragged to the last step at its end', async () => {
		const { explorer } = await openTransport(LARGE);
		const { width } = overview().element().getBoundingClientRect();
		await userEvent.dragAndDrop(overview(), overview(), {
			sourcePosition: { x: width / 2, y: 40 },
			targetPosition: { x: width - 1, y: 60 }
		});
		expect(explorer.step).toBe(explorer.lastStep);
	});

	it('shows nothing of what is to come unless asked', async () => {
		const { explorer } = await openTransport(LARGE);
		const axis = new IcicleAxis(explorer.recording);
		explorer.player.go(Math.floor(explorer.lastStep * 0.4));
		await untilDrawn();
		const now = axis.xOfStep(explorer.step) / axis.width;
		expect(now).toBeGreaterThan(0.1);
		expect(now).toBeLessThan(0.9);
		expect(isBlank(pixelsOf(canvasOf(), 0.01, now - 0.02))).toBe(false);
		expect(isBlank(pixelsOf(canvasOf(), now + 0.02, 0.99))).toBe(true);
		explorer.future = 'show';
		await untilDrawn();
		expect(isBlank(pixelsOf(canvasOf(), now + 0.02, 0.99))).toBe(false);
	});

	it('is drawn anew in the colours of another theme', async () => {
		const { explorer } = await openTransport(LARGE);
		explorer.player.go(explorer.lastStep);
		document.documentElement.dataset.theme = 'light';
		await untilDrawn();
		const light = [...pixelsOf(canvasOf(), 0.3, 0.4)];
		document.documentElement.dataset.theme = 'dark';
		await untilDrawn();
		await untilDrawn();
		expect([...pixelsOf(canvasOf(), 0.3, 0.4)]).not.toEqual(light);
	});

	it('is drawn again when the browser gives back a picture it has taken away', async () => {
		const { explorer } = await openTransport(LARGE);
		explorer.player.go(explorer.lastStep);
		await untilDrawn();
		const before = [...pixelsOf(canvasOf(), 0.1, 0.9)];
		const { width, height } = canvasOf();
		canvasOf().getContext('2d')?.clearRect(0, 0, width, height);
		expect(isBlank(pixelsOf(canvasOf(), 0.1, 0.9))).toBe(true);
		canvasOf().dispatchEvent(new Event('contextrestored'));
		await untilDrawn();
		expect([...pixelsOf(canvasOf(), 0.1, 0.9)]).toEqual(before);
	});

	it('is as sharp as the screen', async () => {
		await openTransport(LARGE);
		await untilDrawn();
		const { width, height } = canvasOf().getBoundingClientRect();
		expect(canvasOf().width).toBe(Math.round(width * devicePixelRatio));
		expect(canvasOf().height).toBe(Math.round(height * devicePixelRatio));
	});

	it('says that pruned moves are stubs where minimax does not fit the budget', async () => {
		const { explorer, screen } = await openTransport({ ...LARGE, budget: '700' });
		expect(explorer.recording.shadow).toBeNull();
		await expect.element(screen.getByText(/each pruned move is a stub/)).toBeVisible();
	});
});
