import { flushSync } from 'svelte';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { cutoffIndex } from '$lib/core/trace/find.ts';
import { rootImprovements } from '$lib/core/trace/travel.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import FindPanel from '$lib/stepping/find/FindPanel.svelte';
import { finderOf } from '$lib/stepping/find/finder.svelte.ts';
import PanelColumn from '$lib/stepping/panels/PanelColumn.svelte';
import { stepperOf } from '$lib/stepping/transport/stepper.svelte.ts';
import { explorerOf, show, wordsOf } from './panels-host.ts';
import { TEXTBOOK } from './searches.ts';
import { openTransport } from './transport-setup.ts';

/** 12 cutoffs. */
const GRID = { game: 'tictactoe', position: '.O..X.O.X' } as const;
/** Some hundred cutoffs. */
const MANY = { game: 'tictactoe', position: 'X...O...X' } as const;
/** b2 is pruned, with two leaves below. */
const PRUNED = { game: 'tree', position: '[[3,12],[2,[6,7]]]' } as const;

beforeEach(() => {
	localStorage.clear();
});

/** The lists under their headings, as displayed. */
function listsOf(container: Element): Record<string, string[]> {
	const sections = [...container.querySelectorAll('section')];
	return Object.fromEntries(
		sections.map((section) => [
			wordsOf(section.querySelector('h3')),
			[...section.querySelectorAll('li')].map(wordsOf)
		])
	);
}

function cutoffsOf({ trace, story }: Explorer) {
	return cutoffIndex(trace, story.ghostSize);
}

describe('the list of things to find', () => {
	test('tells all where the future is shown', async () => {
		const explorer = await explorerOf(TEXTBOOK);
		explorer.future = 'show';
		const { container } = await show(FindPanel, explorer);
		expect(listsOf(container)).toEqual({
			'New bests at the root': ['a, new best 3'],
			'Largest pruned subtree': ['b b2, 1 node never visited'],
			'Deepest cutoff': ['b, cutoff at ply 1'],
			'Cutoffs by nodes saved': ['b, cutoff: 2 nodes saved']
		});
		expect(container.textContent).not.toContain('Up to this step');
	});

	test('tells nothing that has not happened where it is hidden', async () => {
		const explorer = await explorerOf(TEXTBOOK, 7);
		const { container } = await show(FindPanel, explorer);
		expect(listsOf(container)).toEqual({});
		expect(container.textContent).toContain('Up to this step. Choose All to list everything');
		expect(container.textContent).toContain('No cutoffs yet.');
		explorer.player.go(8);
		flushSync();
		expect(Object.keys(listsOf(container))).toEqual(['New bests at the root']);
		explorer.player.go(12);
		flushSync();
		expect(listsOf(container)['Cutoffs by nodes saved']).toEqual(['b, cutoff: 2 nodes saved']);
		explorer.player.go(explorer.lastStep);
		flushSync();
		expect(container.textContent).not.toContain('Up to this step');
	});

	test('of a search that cuts nothing has only the new bests', async () => {
		const explorer = await explorerOf({ ...TEXTBOOK, algorithm: 'minimax' });
		explorer.future = 'show';
		const { container } = await show(FindPanel, explorer);
		expect(Object.keys(listsOf(container))).toEqual(['New bests at the root']);
		expect(container.textContent).toContain('No cutoffs in this search.');
	});

	test('counts moves, and knows no largest subtree, where minimax was not recorded', async () => {
		const explorer = await explorerOf({ ...TEXTBOOK, shadow: 'off' });
		explorer.future = 'show';
		const { container } = await show(FindPanel, explorer);
		const lists = listsOf(container);
		expect(lists['Cutoffs by moves pruned']).toEqual(['b, cutoff: 2 moves pruned']);
		expect(lists['Largest pruned subtree']).toBeUndefined();
		finderOf(explorer).goToLargest();
		expect(stepperOf(explorer).message).toMatch(/^The sizes of pruned subtrees are unknown/);
	});

	test('leads to the step of each, and marks where one stands', async () => {
		const explorer = await explorerOf(GRID);
		explorer.future = 'show';
		const screen = await show(FindPanel, explorer);
		const buttons = [...screen.container.querySelectorAll<HTMLElement>('li button')];
		expect(buttons.length).toBeGreaterThan(12);
		for (const button of buttons) {
			button.click();
			flushSync();
			expect(button.getAttribute('aria-current')).toBe('true');
			const isNewBest = button.textContent.includes('new best');
			expect(explorer.moment.kind).toBe(isNewBest ? 'return' : 'cut');
		}
		explorer.player.go(0);
		flushSync();
		expect(screen.container.querySelector('[aria-current]')).toBeNull();
	});

	test('shows twenty cutoffs, and twenty more', async () => {
		const explorer = await explorerOf(MANY);
		explorer.future = 'show';
		const screen = await show(FindPanel, explorer);
		const cutoffs = cutoffsOf(explorer);
		expect(cutoffs.size).toBeGreaterThan(40);
		const listed = () => listsOf(screen.container)['Cutoffs by nodes saved'] ?? [];
		expect(listed()).toHaveLength(20);
		const saved = listed().map((entry) =>
			Number(/cutoff: ([\d,]+)/.exec(entry)?.[1]?.replace(',', ''))
		);
		expect(saved).toEqual([...cutoffs.columns.saved.slice(0, 20)]);
		await screen.getByRole('button', { name: '20 more' }).click();
		expect(listed()).toHaveLength(40);
		expect(screen.container.textContent).toContain(`40 of ${cutoffs.size}`);
		expect(wordsOf(document.activeElement)).toBe(listed()[20]);
	});
});

describe('the field for a path', () => {
	async function typePath(explorer: Explorer, text: string) {
		const screen = await show(FindPanel, explorer);
		const field = screen.getByRole('textbox', { name: 'Go to a node by its moves' });
		await field.fill(text);
		await userEvent.keyboard('{Enter}');
		return { screen, field };
	}

	test('leads to the node, and gives the keys back', async () => {
		const explorer = await explorerOf(TEXTBOOK);
		const { screen, field } = await typePath(explorer, 'c 5');
		expect(explorer.story.names.pathTo(explorer.moment.node)).toEqual(['c', 'c2']);
		await expect.element(field).toHaveValue('c 5');
		await expect.element(screen.getByText(`c c2: step ${explorer.step}`)).toHaveFocus();
	});

	test('keeps what it cannot read, with the fault and its place beside it', async () => {
		const explorer = await explorerOf(TEXTBOOK, 3);
		const { screen, field } = await typePath(explorer, 'a 13');
		expect(explorer.step).toBe(3);
		await expect.element(field).toHaveValue('a 13');
		await expect.element(field).toHaveAttribute('aria-invalid', 'true');
		await expect.element(field).toHaveAccessibleDescription(/“13” is no legal move after a\./);
		expect(wordsOf(screen.getByRole('alert').element())).toContain('Character 3');
		await screen.getByRole('button', { name: 'Go to a', exact: true }).click();
		expect(explorer.story.names.pathTo(explorer.moment.node)).toEqual(['a']);
		await expect.element(screen.getByText('a: step 1')).toHaveFocus();
	});

	test('leads to the cut above what was pruned, and says so', async () => {
		const explorer = await explorerOf(PRUNED);
		const { screen } = await typePath(explorer, 'b b2 6');
		expect(explorer.moment.kind).toBe('cut');
		await expect
			.element(screen.getByRole('alert'))
			.toHaveTextContent('b b2 was pruned, so “6” below it was never visited.');
		await expect.element(screen.getByText('It was pruned at this step')).toBeVisible();
	});

	test('forgets the fault while one types, and in another search', async () => {
		const explorer = await explorerOf(TEXTBOOK);
		const { screen, field } = await typePath(explorer, 'z');
		await expect.element(screen.getByRole('alert')).toBeVisible();
		await field.fill('zz');
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('alert')).toBeVisible();
		await explorer.change({ order: 'reversed' });
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
		await expect.element(field).toHaveValue('zz');
	});
});

describe('the keys that find', () => {
	test('/ opens the panel and goes to its field', async () => {
		const explorer = await explorerOf(TEXTBOOK);
		explorer.view = 'text';
		const screen = await show(PanelColumn, explorer);
		finderOf(explorer).open();
		const field = screen.getByRole('textbox', { name: 'Go to a node by its moves' });
		await expect.element(field).toHaveFocus();
		expect(explorer.view).toBe('explore');
		await userEvent.keyboard('a1{Escape}');
		await expect.element(field).not.toHaveFocus();
		finderOf(explorer).open();
		await expect.element(field).toHaveFocus();
		await userEvent.keyboard('b');
		await expect.element(field).toHaveValue('b');
	});

	test('go through the cutoffs by what they saved, and back', async () => {
		await page.viewport(1280, 800);
		const { explorer, screen } = await openTransport(GRID);
		const { trace } = explorer;
		const steps = Array.from(cutoffsOf(explorer).columns.rows, (row) => trace.enterStepOf(row));
		await userEvent.keyboard('{Shift>}B{/Shift}');
		await expect.element(screen.getByText('Go to the largest one first')).toBeVisible();
		for (const step of steps) {
			await userEvent.keyboard('b');
			expect(explorer.step).toBe(step);
		}
		await userEvent.keyboard('b');
		await expect.element(screen.getByText('No cutoff saved less.')).toBeVisible();
		await userEvent.keyboard('{Shift>}B{/Shift}');
		expect(explorer.step).toBe(steps.at(-2));
	});

	test('go to the largest pruned subtree, to the deepest cutoff and to new bests', async () => {
		const { explorer } = await openTransport(GRID);
		const { trace, lastStep } = explorer;
		const cutoffs = cutoffsOf(explorer);
		await userEvent.keyboard('g');
		expect(explorer.step).toBe(trace.enterStepOf(cutoffs.largestBy(lastStep) ?? -1));
		await userEvent.keyboard('v');
		expect(explorer.step).toBe(trace.enterStepOf(cutoffs.deepestBy(lastStep) ?? -1));
		explorer.player.go(0);
		await userEvent.keyboard('r');
		expect(explorer.step).toBe(rootImprovements(trace)[0]);
	});

	test.each(['b', 'g', 'v'])('%s says where nothing was cut', async (key) => {
		const { explorer } = await openTransport({ ...GRID, algorithm: 'minimax' });
		await userEvent.keyboard(key);
		expect(explorer.step).toBe(0);
		expect(stepperOf(explorer).message).toBe('No cutoffs in this search.');
	});
});
