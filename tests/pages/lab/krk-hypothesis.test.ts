import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import {
	type Evidence,
	type TimedPoint,
	answerAll
} from '$lib/core/experiments/krk/hypothesis-claims.ts';
import { MATES, type Mates } from '$lib/core/experiments/krk/hypothesis-point.ts';
import { matesPanel, movesPanel } from '$lib/pages/lab/hypothesis/chart-geometry.ts';
import ClaimCards from '$lib/pages/lab/hypothesis/ClaimCards.svelte';
import FiguresTable from '$lib/pages/lab/hypothesis/FiguresTable.svelte';
import HypothesisChart from '$lib/pages/lab/hypothesis/HypothesisChart.svelte';
import PlayGames from '$lib/pages/lab/hypothesis/PlayGames.svelte';
import StepsFigures from '$lib/pages/lab/hypothesis/StepsFigures.svelte';

function point(mates: Mates, steps: number): TimedPoint {
	return {
		mates,
		steps,
		mate: steps === 16 ? 1 : 1 - 10 ** -steps,
		unmated: steps === 16 ? 0 : 10 ** -steps,
		moves: mates === 'flat' ? 25 + steps : 25 - steps / 2,
		perfectMoves: 9.8648,
		whiteDecisions: 0.784,
		blackDecisions: 0.865,
		whitePlayed: 0.354,
		blackPlayed: 0.66,
		surelyMated: 44_552,
		neverMated: 0,
		longest: steps === 16 ? 16 : 51,
		dawdler: { start: 13_267, moves: 41.5 },
		matesBy: { near: steps === 1 ? null : 0.8, next: 0.82, far: steps === 7 ? null : 0.77 },
		huntsBy: { near: 0.5, next: 0.6, far: steps === 7 ? null : 0.8 },
		seconds: steps
	};
}

const EVIDENCE: Evidence = {
	points: MATES.flatMap((mates) => Array.from({ length: 16 }, (_, at) => point(mates, at + 1))),
	samples: [
		{
			mates: 'flat',
			steps: 7,
			starts: 'every:100',
			seeds: 1,
			games: 1752,
			mate: 1,
			mateDeviation: 0,
			threefold: 0,
			moves: 45.61,
			movesDeviation: 0.23
		}
	]
};
const FRAME = { left: 0, right: 300, top: 0, bottom: 100 };

describe('where the marks lie', () => {
	test('per cent: from none at the foot to all at the head', () => {
		const { series, ticks } = matesPanel(EVIDENCE, FRAME, 'percent');
		expect(ticks.map(({ text }) => text)).toEqual(['0%', '25%', '50%', '75%', '100%']);
		const heights = series[0]?.points.map(({ y }) => y) ?? [];
		expect(heights[0]).toBeCloseTo(10, 9);
		expect(heights[15]).toBe(0);
	});

	test('logarithmic: one power of ten a step, and none on the floor', () => {
		const { series } = matesPanel(EVIDENCE, FRAME, 'log');
		const heights = series[1]?.points.map(({ y }) => y) ?? [];
		expect(heights).toHaveLength(16);
		expect((heights[2] as number) - (heights[1] as number)).toBeCloseTo(
			(heights[6] as number) - (heights[5] as number),
			9
		);
		expect(heights[15]).toBe(100);
		expect(series[0]?.marks).toMatchObject([{ steps: 7, y: 100 }]);
	});

	test('lengths, with perfect play and the bars of one deviation', () => {
		const { series, perfect } = movesPanel(EVIDENCE, FRAME);
		expect(perfect?.at).toBeCloseTo(100 - 2 * 9.8648, 9);
		const [mark] = series[0]?.marks ?? [];
		expect(mark?.y).toBeCloseTo(100 - 2 * 45.61, 9);
		expect((mark?.bottom ?? 0) - (mark?.top ?? 0)).toBeCloseTo(4 * 0.23, 9);
		expect(movesPanel({ points: [], samples: [] }, FRAME).perfect).toBeNull();
	});
});

test('the slider under the chart chooses the steps', async () => {
	const onsteps = vi.fn();
	await render(HypothesisChart, { evidence: EVIDENCE, scale: 'percent', steps: 7, onsteps });
	await expect.element(page.getByRole('img', { name: /Games that end in mate/ })).toBeVisible();
	const slider = page.getByRole('slider', { name: 'Steps' });
	await expect.element(slider).toHaveAttribute('aria-valuetext', '7 steps');
	(slider.element() as HTMLElement).focus();
	await userEvent.keyboard('{ArrowRight}');
	expect(onsteps).toHaveBeenLastCalledWith(8);
});

test('a claim says that it is being computed until its figures are there', async () => {
	const empty = { points: [], samples: [] };
	const { rerender } = await render(ClaimCards, { answers: answerAll(empty), isRunning: true });
	expect(page.getByText('Computing…').elements()).toHaveLength(5);
	await rerender({ answers: answerAll(EVIDENCE), isRunning: true });
	expect(page.getByText('Computing…').elements()).toHaveLength(0);
	// The first part still waits for the games of depth-aware mates, and says so next to the exact figure.
	await expect
		.element(page.getByText(/^Not all of the games by all rules have been played yet/))
		.toBeVisible();
	await expect
		.element(page.getByRole('heading', { name: /play optimally.*: not as claimed/ }))
		.toBeVisible();
});

test('the figures of one number of steps, and a dash where there is none', async () => {
	await render(StepsFigures, { evidence: EVIDENCE, steps: 7 });
	const row = page.getByRole('row', { name: /^Mean moves 45\.61/ });
	await expect.element(row).toHaveTextContent(/45\.61 ± 0\.23\s*–/);
	await expect.element(page.getByRole('row', { name: /Longest/ })).toHaveTextContent('no mate');
});

test('the table has all sixteen', async () => {
	await render(FiguresTable, { evidence: EVIDENCE });
	const rows = page.getByRole('row').elements();
	expect(rows).toHaveLength(18);
	expect(rows[17]?.textContent).toMatch(/16\s*100%/);
});

describe('games to be played', () => {
	test('as chosen', async () => {
		const onplay = vi.fn();
		await render(PlayGames, { disabled: false, onplay });
		for (const steps of ['1', '2', '3', '5'])
			await page.getByRole('checkbox', { name: steps, exact: true }).click();
		await page.getByRole('checkbox', { name: 'Flat' }).click();
		await page.getByRole('textbox', { name: 'Seeds' }).fill('3');
		await page.getByRole('button', { name: 'Play 5,256 games' }).click();
		expect(onplay).toHaveBeenCalledExactlyOnceWith([
			{ mates: 'depth', steps: 7, starts: 'every:100', seeds: 3 }
		]);
	});

	test.each(['0', '31', 'many', ''])('not with %s seeds, and it says why', async (seeds) => {
		const onplay = vi.fn();
		await render(PlayGames, { disabled: false, onplay });
		await page.getByRole('textbox', { name: 'Seeds' }).fill(seeds);
		await expect.element(page.getByRole('alert')).toHaveTextContent('from 1 to 30');
		await page.getByRole('button', { name: /^Play/ }).click();
		expect(onplay).not.toHaveBeenCalled();
		await expect.element(page.getByRole('textbox', { name: 'Seeds' })).toHaveValue(seeds);
	});
});
