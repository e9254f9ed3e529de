/** The Compare page's parts: the table with its live and missing figures, the chart of growth, and their files. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { runTask } from '$lib/core/experiments/compare/compare-task.ts';
import { addEvent, NO_FIGURES, type Figures } from '$lib/core/experiments/compare/figures.ts';
import type { AlgorithmId } from '$lib/core/search/registry.ts';
import type { DepthRange } from '$lib/core/search/family/parse-comparison.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { CompareLab } from '$lib/pages/compare/compare.svelte.ts';
import AlgorithmChips from '$lib/pages/compare/AlgorithmChips.svelte';
import GrowthSection from '$lib/pages/compare/growth/GrowthSection.svelte';
import { growthPicture, spread } from '$lib/pages/compare/growth/growth-geometry.ts';
import { countRows } from '$lib/pages/compare/table/count-rows.ts';
import CountsSection from '$lib/pages/compare/table/CountsSection.svelte';
import CountsTable from '$lib/pages/compare/table/CountsTable.svelte';
import { formatShare, formatTimes } from '$lib/core/columns/ratios.ts';
import '$lib/ui/app.css';

const SEARCHES: readonly AlgorithmId[] = ['minimax', 'alphabeta', 'tt'];
const SWIFT_POST = { game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1' };

function setupOf(fields: SetupFields): SearchSetup {
	return SETUP.parse({ game: 'tictactoe', position: '.O..X.O.X', ...fields }).values;
}

function figuresOf(
	setup: SearchSetup,
	algorithms: readonly AlgorithmId[],
	depths: DepthRange | null = null
): Figures {
	let figures: Figures = NO_FIGURES;
	runTask({ question: { setup, algorithms, keys: 'exact' }, depths, knownTrees: [] }, (event) => {
		figures = addEvent(figures, event);
	});
	return figures;
}

const saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
	saved.length = 0;
	let last = new Blob();
	vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
		last = file as Blob;
		return 'blob:none';
	});
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement
	) {
		saved.push({ name: this.download, text: last.text() });
	});
	return () => {
		vi.restoreAllMocks();
	};
});

describe('the table of counts', () => {
	test.each([
		['python-simple', / centipawns?$/],
		['ghess-mended', / (tenth|tenths) of a pawn$/],
		['swift', /^−?[\d.]+$/]
	])('a value of %s has a unit unless it is in pawns', (evaluator, expected) => {
		const setup = setupOf({ ...SWIFT_POST, depth: '1', evaluator });
		const [row] = countRows(setup, ['minimax'], figuresOf(setup, ['minimax']), 'done');
		expect(row?.cells['value']?.text).toMatch(expected);
	});

	test('its figures and ratios', async () => {
		const setup = setupOf({});
		const rows = countRows(setup, SEARCHES, figuresOf(setup, SEARCHES), 'done');
		await render(CountsTable, { rows, caption: 'The example' });
		await expect.element(page.getByRole('table', { name: 'The example' })).toBeVisible();
		const header = page
			.getByRole('columnheader')
			.elements()
			.map(({ textContent }) => textContent);
		const row = page.getByRole('row', { name: /^Alpha-beta 32/ }).element();
		const cells = Object.fromEntries(
			[...row.children].map((cell, at): [string, string] => [
				header[at] ?? '',
				cell.textContent.trim()
			])
		);
		expect(cells).toMatchObject({
			Visited: '32',
			'of minimax': '21%',
			'× minimum': '1.23',
			Leaves: '13',
			Cutoffs: '12',
			'Pruned moves': '20',
			'Never visited': '118',
			Evaluations: '13',
			'Table hits': '0',
			Passes: '1',
			Value: '1',
			Move: 'a3'
		});
		expect(row.querySelector('th')?.getAttribute('scope')).toBe('row');
	});

	test('a search over its budget says so in its row, and what hangs on it has a reason', async () => {
		const setup = setupOf({ budget: '100' });
		const rows = countRows(setup, SEARCHES, figuresOf(setup, SEARCHES), 'done');
		await render(CountsTable, { rows, caption: '' });
		await expect
			.element(page.getByRole('row', { name: /^Minimax/ }))
			.toHaveTextContent('More than its budget of 100 nodes; stopped there.');
		await expect
			.element(page.getByText(/^– under “of minimax”, “Never visited”: plain minimax was not/))
			.toBeVisible();
		await expect
			.element(page.getByRole('row', { name: /^Alpha-beta \+ TT/ }))
			.toHaveTextContent(/27\s*–: plain minimax was not counted/);
	});

	test('live counts, and those whose turn has not come', async () => {
		const live = {
			visited: 16_384,
			leaves: 9000,
			cutoffs: 12,
			prunedMoves: 30,
			evaluations: 9000,
			tableHits: 0
		};
		const figures = { ...NO_FIGURES, working: { who: 'alphabeta', depth: null, live } } as const;
		const rows = countRows(setupOf({}), SEARCHES, figures, 'running');
		await render(CountsTable, { rows, caption: '' });
		await expect
			.element(page.getByRole('row', { name: /^Alpha-beta counting/ }))
			.toHaveTextContent(/16,384\s*9,000\s*12/);
		await expect
			.element(page.getByRole('row', { name: /^Minimax/ }))
			.toHaveTextContent('Not counted yet.');
	});

	test.each([
		[32, 150, '21%', '0.213'],
		[150, 26, '577%', '5.77'],
		[4831, 157_098, '3.1%', '0.0308'],
		[3, 100_000, '0.003%', '0.0000300'],
		[120_400, 100, '120,400%', '1,204']
	])('%i of %i', (part, whole, share, times) => {
		expect(formatShare(part, whole)).toBe(share);
		expect(formatTimes(part, whole)).toBe(times);
	});

	test('is saved as it stands', async () => {
		await render(CountsSection, { lab: new CompareLab() });
		await page.getByRole('button', { name: 'Save the counts as CSV' }).click();
		expect(saved[0]?.name).toBe('counts.csv');
		const lines = (await saved[0]?.text)?.split('\n') ?? [];
		expect(lines[2]).toMatch(/^alphabeta,whole,1,.*,32,118,1,0,150$/);
		expect(lines).toHaveLength(4);
	});

	test('of a uniform tree shows the formula beside the minimal proof tree', async () => {
		const lab = new CompareLab();
		void lab.change({ game: 'tree' });
		void lab.change({ position: '[[3,12,8],[2,4,6],[14,5,2]]' });
		void lab.change({ algorithms: 'alphabeta,sss' });
		await render(CountsSection, { lab });
		const text = document.body.textContent;
		expect(text).toMatch(/b = 3, d = 2.*= 5 leaves.*9 nodes/s);
		expect(text).toMatch(/13 nodes, the full tree\.\s*Counted only to compute the ratios/);
		lab.close();
	});
});

describe('who is compared', () => {
	test('two to four, and why not fewer or more', async () => {
		const lab = new CompareLab();
		void lab.change({ algorithms: 'minimax,alphabeta,pvs,tt' });
		await render(AlgorithmChips, { lab });
		const chip = (name: string) => page.getByRole('button', { name, exact: true });
		await chip('SSS*').click();
		const why = () => lab.faultOf('algorithms')?.message;
		await expect.poll(why).toContain('Four searches can be compared');
		await expect.element(chip('SSS*')).toHaveAttribute('aria-pressed', 'false');
		for (const name of ['Minimax', 'PVS', 'Alpha-beta']) await chip(name).click();
		await expect.poll(why).toContain('at least two');
		expect(lab.algorithms).toEqual(['alphabeta', 'tt']);
		await chip('SSS*').click();
		expect(lab.algorithms).toEqual(['alphabeta', 'tt', 'sss']);
		expect(why()).toBeUndefined();
		expect(lab.link).toBe('algorithms=alphabeta,tt,sss');
	});
});

describe('where the marks of growth lie', () => {
	const FRAME = { left: 0, right: 300, top: 0, bottom: 300 };

	test('one power of ten a step, the budget where it is near', () => {
		const setup = setupOf({ ...SWIFT_POST, budget: '5000' });
		const figures = figuresOf(setup, ['minimax', 'alphabeta'], { first: 1, last: 3 });
		const picture = growthPicture(
			figures,
			['minimax', 'alphabeta'],
			{ first: 1, last: 3 },
			5000,
			FRAME
		);
		// From 10 to 10,000: 24 nodes at 1 ply, the budget of 5,000 above.
		expect(picture.nodeTicks.map(({ at, text }) => [text, Math.round(at)])).toEqual([
			['10', 300],
			['100', 200],
			['1,000', 100],
			['10,000', 0]
		]);
		expect(picture.depthTicks.map(({ at }) => at)).toEqual([0, 150, 300]);
		const [minimax, alphabeta] = picture.lines;
		expect(minimax?.points.map(({ nodes }) => nodes)).toEqual([24, 415]);
		expect(minimax?.points[1]?.y).toBeCloseTo(300 - 100 * Math.log10(41.5), 9);
		expect(minimax?.end).toMatchObject({ depth: 3, x: 300, y: picture.budget });
		expect(alphabeta?.points.map(({ nodes }) => nodes)).toEqual([24, 147, 1214]);
		expect(alphabeta?.end).toBeNull();
		// Finding the third exceeds the budget.
		expect(picture.minimum.points.map(({ nodes }) => nodes)).toEqual([24, 51]);
	});

	test('labels are moved apart, no further than it takes', () => {
		expect(spread([50, 52, 90], 10, 0, 100)).toEqual([50, 60, 90]);
		expect(spread([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
		expect(spread([10, 40], 10, 0, 100)).toEqual([10, 40]);
	});
});

describe('growth', () => {
	test('as a chart, as a table, and as files', async () => {
		await render(GrowthSection, { lab: new CompareLab() });
		await expect
			.element(page.getByRole('img', { name: 'Nodes visited against depth, 1 to 5 plies' }))
			.toBeVisible();
		const table = page.getByRole('region', { name: 'Nodes against depth, as a table' });
		await expect
			.element(table.getByRole('row', { name: /^5 / }))
			.toHaveTextContent(/150\s*1\.27\s*2\.72\s*32/);
		await page.getByRole('button', { name: 'Save as CSV: Nodes against depth' }).click();
		expect((await saved[0]?.text)?.split('\n')).toHaveLength(12);
		await page.getByRole('button', { name: 'Save as SVG: Nodes against depth' }).click();
		expect(saved[1]?.name).toBe('growth.svg');
		const text = (await saved[1]?.text) ?? '';
		const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
		expect(drawing.querySelector('parsererror')).toBeNull();
		expect(drawing.getAttribute('viewBox')).toMatch(/^0 0 \d+ 380$/);
		expect(text).not.toMatch(/\s(class|style)=|var\(|light-dark/);
		// A ground, and every line with a colour of its own.
		expect(drawing.querySelector('rect')?.getAttribute('fill')).toMatch(/^(rgb|#)/);
		const strokes = [...drawing.querySelectorAll('path')].map((path) =>
			path.getAttribute('stroke')
		);
		expect(new Set(strokes).size).toBeGreaterThanOrEqual(3);
		expect(text).toContain('Alpha-beta');
	});

	test('the table of the frame can be put away', async () => {
		await render(GrowthSection, { lab: new CompareLab() });
		const button = page.getByRole('button', { name: 'Table', exact: true });
		await expect.element(button).toHaveAttribute('aria-expanded', 'true');
		await button.click();
		expect(page.getByRole('table').elements()).toHaveLength(0);
	});

	test.each([
		['5-2', 'is reversed: write 2-5'],
		['1-40', 'out of range'],
		['many', 'neither a number of plies nor a range'],
		['0-2', 'starts at 1 ply']
	])('depths %s are refused beside their field, and stay there', async (text, message) => {
		const lab = new CompareLab();
		await render(GrowthSection, { lab });
		const field = page.getByRole('textbox', { name: 'Depths' });
		await field.fill(text);
		(field.element() as HTMLElement).blur();
		await expect.element(page.getByRole('alert')).toHaveTextContent(message);
		await expect.element(field).toHaveValue(text);
		expect(lab.depths).toEqual({ first: 1, last: 5 });
	});

	test('a typed tree has none, and it says why', async () => {
		const lab = new CompareLab();
		void lab.change({ game: 'tree' });
		await render(GrowthSection, { lab });
		await expect
			.element(page.getByText(/^A typed tree has values only at its leaves/))
			.toBeVisible();
	});
});
