import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { CLEAN, RELEASED } from '$lib/core/games/krk/profile/profile.ts';
import { Experiment, summariseTally, type Summary } from '$lib/core/experiments/krk/experiment.ts';
import { lengthsOf } from '$lib/core/experiments/krk/figures.ts';
import { PAPER_RUN } from '$lib/core/experiments/krk/paper-run.ts';
import { PAPER_PLAN, type RunPlan } from '$lib/core/experiments/krk/run-plan.ts';
import { UNPLAYED, emptyResults, partBounds } from '$lib/core/experiments/krk/run-results.ts';
import { ExperimentLab } from '$lib/pages/lab/experiment/experiment.svelte.ts';
import BoardMap from '$lib/pages/lab/experiment/BoardMap.svelte';
import FiguresTable from '$lib/pages/lab/experiment/FiguresTable.svelte';
import LengthChart from '$lib/pages/lab/experiment/LengthChart.svelte';
import OutcomeBar from '$lib/pages/lab/experiment/OutcomeBar.svelte';
import PlanForm from '$lib/pages/lab/experiment/PlanForm.svelte';
import { namePlan, nameSteps, nameTime } from '$lib/pages/lab/experiment/plan-words.ts';
import { makeCsv } from '$lib/pages/lab/experiment/make-csv.ts';
import { wordsOf } from '../../stepping/panels-host.ts';

const SAMPLE: RunPlan = { ...PAPER_PLAN, starts: 'every:2000', steps: [1] };
const EXPERIMENT = new Experiment({
	profile: RELEASED,
	whiteSteps: 1,
	blackSteps: 1,
	starts: 'every:2000',
	firstSeed: 1,
	seeds: 1
});
const TALLY = EXPERIMENT.run(0, EXPERIMENT.games, null);

function rowsOf(container: Element): string[][] {
	return [...container.querySelectorAll('tr')].map((row) => [...row.children].map(wordsOf));
}

describe('the figures beside the paper’s', () => {
	const summary: Summary = { ...summariseTally(TALLY), meanMoves: 37.116 };
	const exact: Summary = { ...summary, shares: { ...summary.shares, checkmate: 0.48153 } };

	test('one step of the released program, every start', async () => {
		const { container } = await render(FiguresTable, {
			summary: exact,
			committed: null,
			isWhole: true,
			plan: PAPER_PLAN,
			steps: 1
		});
		const rows = rowsOf(container);
		expect(rows[0]).toEqual(['Figure', 'The paper', '30 seeds', 'This run, off by']);
		// 48.153 is 0.188 below 48.341, two deviations of 0.094; 37.116 is three of 0.027 above.
		expect(rows[1]).toEqual(['Mates, %', '48.27', '48.341 ± 0.094', '48.153 −2.0 sd']);
		expect(rows[3]).toEqual(['Stalemates, %', 'none', 'none', 'none']);
		expect(rows[6]).toEqual(['Mean moves', '37', '37.035 ± 0.027', '37.116 +3.0 sd']);
	});

	test('the first games are no sample of all: how far off is told in the end', async () => {
		const props = { summary: exact, committed: null, isWhole: false, plan: PAPER_PLAN, steps: 1 };
		const { container } = await render(FiguresTable, props);
		expect(rowsOf(container)[1]?.slice(3)).toEqual(['48.153']);
	});

	test('before a game is played, the committed run is there to compare', async () => {
		const { container } = await render(FiguresTable, {
			summary: null,
			committed: PAPER_RUN.parts[1] ?? null,
			isWhole: false,
			plan: PAPER_PLAN,
			steps: 2
		});
		const rows = rowsOf(container);
		expect(rows[0]).toEqual(['Figure', 'The paper', '30 seeds', 'Committed run, seed 1']);
		// As `krk experiment --steps 2` prints it.
		expect(rows[1]).toEqual(['Mates, %', '84.25', '84.269 ± 0.060', '84.200']);
		expect(rows[6]).toEqual(['Mean moves', '23', '23.379 ± 0.022', '23.373']);
	});

	test('the committed run has a column next to this run', async () => {
		const { container } = await render(FiguresTable, {
			summary: exact,
			committed: PAPER_RUN.parts[0] ?? null,
			isWhole: true,
			plan: PAPER_PLAN,
			steps: 1
		});
		const rows = rowsOf(container);
		expect(rows[0]?.slice(3)).toEqual(['Committed run, seed 1', 'This run, off by']);
		expect(rows[1]?.slice(3)).toEqual(['48.162', '48.153 −2.0 sd']);
	});

	test('another profile has the paper’s column alone; other steps have none', async () => {
		const other = { ...SAMPLE, profile: { ...CLEAN, reading: 'flood' } as const };
		const { container, rerender } = await render(FiguresTable, {
			summary,
			committed: null,
			isWhole: true,
			plan: other,
			steps: 1
		});
		expect(rowsOf(container)[0]).toEqual(['Figure', 'The paper', 'This run']);
		expect(container.textContent).toContain('it need not match');
		await rerender({ summary, committed: null, isWhole: true, plan: other, steps: 5 });
		expect(rowsOf(container)[0]).toEqual(['Figure', 'This run']);
	});

	test('a range of numbers is no sample: no deviations are counted', async () => {
		const plan: RunPlan = { ...SAMPLE, starts: 'ids:0-5000' };
		const { container } = await render(FiguresTable, {
			summary: exact,
			committed: null,
			isWhole: true,
			plan,
			steps: 1
		});
		expect(rowsOf(container)[1]?.[3]).toBe('48.153 −0.19');
		expect(container.textContent).toContain('are not a random sample');
	});
});

test('outcomes and lengths have their figures as text', async () => {
	const { shares, meanMoves } = summariseTally(TALLY);
	const bar = await render(OutcomeBar, { shares });
	expect(bar.container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
		`Outcomes: Mate ${(100 * shares.checkmate).toFixed(2)}%, Fifty moves ${(100 * shares['fifty-moves']).toFixed(2)}%`
	);
	const lengths = lengthsOf(TALLY);
	const chart = await render(LengthChart, { lengths, meanMoves });
	const bars = [...chart.container.querySelectorAll('rect.mates title')].map(wordsOf);
	expect(bars).toHaveLength(lengths.mates.filter((n) => n > 0).length);
	expect(chart.container.querySelector('tbody')).toBeNull();
	await chart.getByText('The lengths as a table').click();
	expect(rowsOf(chart.container)).toHaveLength(1 + 50);
	expect(wordsOf(chart.container)).toContain(`${lengths.draws[50] ?? 0} draws at move 50`);
});

describe('the games as a table', () => {
	const parts = [EXPERIMENT.plan, { ...EXPERIMENT.plan, profile: CLEAN, firstSeed: 7 }];
	const bounds = partBounds(parts);
	const results = emptyResults(bounds[2] ?? 0);
	for (const [part, plan] of parts.entries()) {
		const own = results.subarray(bounds[part], bounds[part + 1]);
		new Experiment(plan).run(0, own.length, own);
	}
	const going = new AbortController().signal;

	test('has a line for each played game', async () => {
		const some = results.slice();
		some[0] = UNPLAYED;
		const shares: number[] = [];
		const file = await makeCsv({ parts, bounds, results: some }, going, (share) =>
			shares.push(share)
		);
		const [head, ...lines] = (await file?.text())?.trimEnd().split('\n') ?? [];
		expect(head).toBe('id,fen,seed,steps,outcome,moves,weight');
		expect(lines).toHaveLength(some.length - 1);
		expect(lines.filter((line) => line.includes(',7,1,'))).toHaveLength(bounds[1] ?? 0);
		expect(shares.at(-1)).toBe(1);
	});

	test('is not made once it is cancelled', async () => {
		const stop = new AbortController();
		const making = makeCsv({ parts, bounds, results }, stop.signal, () => {
			stop.abort();
		});
		expect(await making).toBeNull();
	});
});

describe('the board map', () => {
	const map = Array.from({ length: 64 }, (_, square) => ({
		starts: square === 9 ? 0 : 200,
		ended: square
	}));

	test('says the share of each square, and is walked by arrow keys', async () => {
		let chosen: number | null = null;
		const screen = await render(BoardMap, {
			map,
			piece: 'rook',
			chosen: null,
			onpiece: () => undefined,
			onsquare: (square: number | null) => (chosen = square)
		});
		const squares = [...screen.container.querySelectorAll<HTMLElement>('[data-square]')];
		expect(squares).toHaveLength(64);
		expect(squares.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
		// a8 is 0, a7 is 1, b8 is 8; rows are drawn from rank 8 down.
		expect(squares.slice(0, 2).map((one) => one.getAttribute('aria-label'))).toEqual([
			'a8: 0% mates of 200 games',
			'b8: 4% mates of 200 games'
		]);
		expect(squares[9]?.getAttribute('aria-label')).toBe('b7: no game played');
		squares[0]?.focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
		// c8
		expect(chosen).toBe(16);
		expect(screen.container.textContent).toContain(
			'From 0.0% (weakest colour) to 31.5% (strongest).'
		);
	});
});

describe('the form', () => {
	let lab: ExperimentLab | null = null;

	afterEach(() => {
		lab?.close();
	});

	test('keeps what was typed, and says what is wrong with it', async () => {
		lab = new ExperimentLab();
		const screen = await render(PlanForm, { lab, onstart: () => undefined });
		expect(screen.container.textContent).toContain('350,336 games');
		const steps = screen.getByRole('textbox', { name: 'Steps' });
		await steps.fill('1, 17');
		await userEvent.keyboard('{Tab}');
		flushSync();
		await expect.element(steps).toHaveValue('1, 17');
		await expect.element(screen.getByRole('alert')).toHaveTextContent('not “17”');
		await steps.fill('1, 7');
		await userEvent.keyboard('{Tab}');
		expect(screen.container.querySelector('[role="alert"]')).toBeNull();
		expect(lab.plan?.steps).toEqual([1, 7]);
	});
});

test('an unknown field of a link is reported, until another link is opened', () => {
	const lab = new ExperimentLab();
	lab.open('?junk=1');
	expect(lab.linkFaults.map(({ fault }) => fault.message)).toEqual([
		expect.stringContaining('“junk”')
	]);
	lab.open('?steps=1');
	expect(lab.linkFaults).toEqual([]);
	lab.close();
});

test('a run without workers says why they cannot be started', async () => {
	const lab = new ExperimentLab();
	lab.open('?profile=clean&steps=1&starts=ids:194-200&seed=77&seeds=1');
	vi.stubGlobal('Worker', undefined);
	lab.start();
	await expect
		.poll(() => lab.run?.problem)
		.toMatch(/^The run has stopped\. The worker could not be started: .*Reload the page/);
	vi.unstubAllGlobals();
	lab.close();
});

test('plans and times in words', () => {
	expect(namePlan(PAPER_PLAN)).toBe('Released; 1 and 2 steps; every start; seed 1');
	expect(
		namePlan({
			profile: { ...CLEAN, ties: 'released' },
			steps: [3],
			starts: 'ids:194-500',
			firstSeed: 4,
			seeds: 3
		})
	).toBe('Clean, tied moves: by the program’s index; 3 steps; starts 194 to 500; seeds 4 to 6');
	expect(nameSteps([1])).toBe('1 step');
	expect(nameSteps([1, 2, 7])).toBe('1, 2 and 7 steps');
	expect([0.4, 1, 59.6, 600, 7300].map(nameTime)).toEqual([
		'under a second',
		'1 second',
		'60 seconds',
		'10 minutes',
		'2 hours'
	]);
});
