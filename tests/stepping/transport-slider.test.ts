import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHORT_LENGTH } from '../../src/lib/core/explain/sentence.ts';
import { rootImprovements } from '../../src/lib/core/trace/travel.ts';
import { FLAG } from '../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';
import { placeMarks, xOfStep } from '../../src/lib/stepping/transport/slider-marks.ts';
import { DEEP, LARGE, openTransport, SHALLOW } from './transport-setup.ts';

const marks = (kind: string) => document.querySelectorAll(`[data-mark="${kind}"]`).length;

function cutoffSteps(trace: Trace): number[] {
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	return rows
		.filter((row) => (trace.flagsOf(row) & FLAG.FIRST_PRUNED) !== 0)
		.map((row) => trace.enterStepOf(row));
}

beforeEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

describe('the step slider', () => {
	it('says the step and what happens there', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		explorer.player.go(31);
		const slider = screen.getByRole('slider', { name: 'Step' });
		await expect
			.element(slider)
			.toHaveAttribute('aria-valuetext', expect.stringMatching(/^step 31 of 38: .*\bX\b.*[.…]$/));
		await expect.element(slider).toHaveValue('31');
	});

	it('says no more than fits while it moves', async () => {
		const { explorer, screen } = await openTransport(DEEP);
		for (let step = 0; step <= explorer.lastStep; step++) {
			explorer.player.go(step);
			const text = screen.getByRole('slider', { name: 'Step' }).element().ariaValueText ?? '';
			expect(text.length, text).toBeLessThanOrEqual('step 999 of 999: '.length + SHORT_LENGTH);
		}
	});

	it('goes where it is dragged', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		const slider = screen.getByRole('slider', { name: 'Step' });
		await slider.fill('20');
		expect(explorer.step).toBe(20);
		await slider.click({ position: { x: 1, y: 20 } });
		expect(explorer.step).toBe(0);
	});

	it('steps once for a key, with the focus on it', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		explorer.player.go(10);
		const slider = screen.getByRole('slider', { name: 'Step' });
		slider.element().focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.step).toBe(11);
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		expect(explorer.step).toBe(9);
		await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
		expect(explorer.moment.kind).toBe('cut');
	});

	it('keeps up with a search of another length', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		explorer.player.go(explorer.lastStep);
		const slider = screen.getByRole('slider', { name: 'Step' });
		await expect.element(slider).toHaveValue('38');
		await explorer.change(DEEP);
		explorer.player.go(60);
		await expect.element(slider).toHaveValue('60');
		await explorer.change(SHALLOW);
		explorer.player.go(30);
		await expect.element(slider).toHaveValue('30');
		await expect.element(slider).toHaveAttribute('max', '38');
	});

	it('marks what has happened, and what is to come only when asked', async () => {
		const { explorer } = await openTransport(DEEP);
		// Scissors need space.
		await page.viewport(1900, 900);
		const steps = [...cutoffSteps(explorer.trace)];
		expect(steps).toHaveLength(12);
		expect(marks('cutoff')).toBe(0);
		for (let step = 0; step <= explorer.lastStep; step++) {
			explorer.player.go(step);
			await Promise.resolve();
			expect(marks('cutoff'), `step ${step}`).toBe(steps.filter((at) => at <= step).length);
			expect(marks('improvement'), `step ${step}`).toBe(
				rootImprovements(explorer.trace).filter((at) => at <= step).length
			);
		}
		explorer.player.go(0);
		explorer.future = 'show';
		await expect.poll(() => marks('cutoff')).toBe(12);
	});

	it('draws one path of ticks where scissors would not fit', async () => {
		const { explorer } = await openTransport(LARGE);
		explorer.player.go(explorer.lastStep);
		await expect.poll(() => marks('cutoffs')).toBe(1);
		expect(marks('cutoff')).toBe(0);
		const path = document.querySelector('[data-mark="cutoffs"]')?.getAttribute('d') ?? '';
		const ticks = path.split('M').length - 1;
		expect(ticks).toBeGreaterThan(10);
		expect(ticks).toBeLessThan(cutoffSteps(explorer.trace).length);
	});
});

describe('placeMarks', () => {
	const scale = { lastStep: 1000, width: 118, inset: 9 };

	it('puts the ends under the middle of the thumb', () => {
		expect(xOfStep(scale, 0)).toBe(9);
		expect(xOfStep(scale, 1000)).toBe(109);
	});

	it('keeps marks a gap apart, the first of each crowd', () => {
		const steps = [0, 1, 29, 30, 31, 500, 1000];
		expect(placeMarks(scale, steps, 1000, 3)).toEqual([9, 12, 59, 109]);
		expect(placeMarks(scale, steps, 1000, 0.1)).toHaveLength(7);
	});

	it('stops at the step that may be seen', () => {
		expect(placeMarks(scale, [10, 500, 501], 500, 0.1)).toEqual([10, 59]);
		expect(placeMarks(scale, [10, 500, 501], 9, 0.1)).toEqual([]);
	});

	it('draws no more marks than there are pixels, however long the search', () => {
		const steps = Uint32Array.from({ length: 200_000 }, (_, i) => 5 * i);
		const xs = placeMarks({ lastStep: 1_000_000, width: 900, inset: 9 }, steps, 1_000_000, 3);
		expect(xs.length).toBeLessThanOrEqual(295);
		expect(xs.length).toBeGreaterThan(280);
	});

	it('has one mark at most on a slider without width', () => {
		expect(placeMarks({ lastStep: 10, width: 0, inset: 9 }, [1, 2, 3], 10, 3)).toHaveLength(1);
	});
});
