/** The review of a game: its chart by pointer and by keys, its table, and an interrupted review. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { START_FEN } from '$lib/core/fen/start-fen.ts';
import type { PositionScore } from '$lib/core/experiments/accuracy/win-percent.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { readLine, type GameLine } from '$lib/core/games/game-line.ts';
import { GameReview } from '$lib/stepping/game-review/game-review.svelte.ts';
import AdvantageChart from '$lib/stepping/game-review/AdvantageChart.svelte';
import ReviewPanel from '$lib/stepping/game-review/ReviewPanel.svelte';
import { Stockfish } from '$lib/workers/stockfish/stockfish.ts';

function lineOf(...ids: string[]): GameLine {
	const chess = gameOf('chess');
	const state = chess.parse(START_FEN, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	const moves = ids.map((id) => {
		const move = state.value.legalMoves().find((one) => chess.moveId(state.value, one) === id);
		if (move === undefined) throw new Error(`${id} is legal`);
		state.value.play(move);
		return move;
	});
	return readLine('chess', START_FEN, moves);
}

const LINE = lineOf('e2e4', 'e7e5', 'g1f3', 'b8c6');

describe('the advantage chart', () => {
	const SCORES: readonly (PositionScore | null)[] = [
		{ cp: 0 },
		{ cp: 500 },
		{ cp: -500 },
		{ winner: 'max', mate: 3 },
		null
	];
	const chart = page.getByRole('slider', { name: /^Advantage chart/ });

	async function show(ply: number): Promise<(ply: number) => void> {
		const ongoto = vi.fn<(ply: number) => void>();
		const chances = [50, 86, 14, 100, null];
		await render(AdvantageChart, { line: LINE, chances, scores: SCORES, ply, ongoto });
		return ongoto;
	}

	/** The corners of the curve, from left to right. */
	function corners(): { x: number; y: number }[] {
		const d = chart.element().querySelector('.curve')?.getAttribute('d') ?? '';
		return [...d.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => ({
			x: Number(x),
			y: Number(y)
		}));
	}

	test('has a point for each position that is evaluated, higher where White stands better', async () => {
		await show(1);
		const points = corners();
		expect(points).toHaveLength(4);
		const gaps = points.slice(1).map(({ x }, at) => x - (points[at]?.x ?? 0));
		for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? NaN, 0);
		const [even, better, worse, mate] = points.map(({ y }) => y) as [
			number,
			number,
			number,
			number
		];
		expect(mate).toBeLessThan(better);
		expect(better).toBeLessThan(even);
		expect(even).toBeLessThan(worse);
		// As far up as down.
		expect(even - better).toBeCloseTo(worse - even, 1);
		await page.getByRole('button', { name: 'Pawns' }).click();
		await expect.poll(() => corners()[1]?.y).toBeGreaterThan(better);
		await expect
			.element(chart)
			.toHaveAttribute('aria-valuetext', '1. e4: +5.00, White’s winning chance 86%');
	});

	test('goes to the move that is clicked', async () => {
		const ongoto = await show(0);
		const box = chart.element().getBoundingClientRect();
		const [first, second] = corners();
		if (first === undefined || second === undefined) throw new Error('there are points');
		const gap = second.x - first.x;
		for (const ply of [3, 1, 4]) {
			const position = { x: Math.min(first.x + gap * (ply + 0.2), box.width - 2), y: 40 };
			await userEvent.click(chart, { position });
			expect(ongoto).toHaveBeenLastCalledWith(ply);
		}
	});

	test('goes by the keys, and no further than the game', async () => {
		const ongoto = await show(3);
		(chart.element() as SVGElement).focus();
		for (const [key, ply] of [
			['ArrowLeft', 2],
			['ArrowRight', 4],
			['Home', 0],
			['End', 4],
			['PageUp', 4],
			['PageDown', 0]
		] as const) {
			await userEvent.keyboard(`{${key}}`);
			expect(ongoto).toHaveBeenLastCalledWith(ply);
		}
	});
});

describe('the review', () => {
	/** Answers a limited number of requests. */
	class Patient extends Stockfish {
		#let: (() => void)[] = [];
		override evaluate(): Promise<{ score: PositionScore; best: string | null }> {
			return new Promise((resolve) => {
				this.#let.push(() => {
					resolve({ score: { cp: 20 }, best: null });
				});
			});
		}
		override stop(): void {
			this.#let = [];
		}
		async answer(count: number): Promise<void> {
			for (let at = 0; at < count; at++) {
				await expect.poll(() => this.#let.length).toBe(1);
				this.#let.shift()?.();
			}
		}
	}

	let review: GameReview;
	afterEach(() => {
		review.close();
	});

	test('tells how far it is beside its means, and its button keeps the focus', async () => {
		const stockfish = new Patient();
		review = new GameReview(stockfish);
		const ongoto = vi.fn<(ply: number) => void>();
		await render(ReviewPanel, { line: LINE, review, ply: 4, ongoto });
		await page.getByRole('button', { name: 'Review this game' }).click();
		await stockfish.answer(3);
		await expect.element(page.getByText('So far, 3 of 5 positions.')).toBeVisible();
		await page.getByRole('button', { name: 'Cancel the review' }).click();
		await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
		await expect.element(page.getByText('So far, 3 of 5 positions.')).toBeVisible();

		const rows = page.getByRole('region', { name: 'Each move, judged' }).getByRole('row');
		const texts = (): (string | null)[] => rows.elements().map((row) => row.textContent);
		expect(texts()).toHaveLength(5);
		expect(texts()[2]).toMatch(/e5.*100%.*\+0\.20/s);
		expect(texts()[3]).toMatch(/Nf3.*…/s);
		await page.getByRole('button', { name: 'White, 2. Nf3' }).click();
		expect(ongoto).toHaveBeenLastCalledWith(3);

		await page.getByRole('button', { name: 'Continue' }).click();
		await stockfish.answer(2);
		await expect.element(page.getByText('Review finished.')).toBeInTheDocument();
		expect(page.getByText(/^So far/).elements()).toHaveLength(0);
		expect(texts()[3]).toMatch(/Nf3.*100%/s);
		expect(page.getByRole('button', { name: /^(Go on|Cancel)/ }).elements()).toHaveLength(0);
	});
});
