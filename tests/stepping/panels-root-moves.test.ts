import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import RootMovesPanel from '$lib/stepping/panels/RootMovesPanel.svelte';
import { cellsOf, explorerOf, show } from './panels-host.ts';
import { TEXTBOOK } from './searches.ts';

const TIE_TRAP = { game: 'tree', position: '[[3,5],[3,1]]' } as const;
const UNBEATABLE = { game: 'tree', position: '[inf,1,2]' } as const;

function standingsOf(panel: Element): (string | undefined)[] {
	return cellsOf(panel, 'tbody tr').map((cells) => cells[2]);
}

describe('the root moves', () => {
	test('say what is known by the step, against the best so far', async () => {
		const worse = [
			['b', '≤ 2', 'certainly worse'],
			['c', '2', 'certainly worse']
		];
		const explorer = await explorerOf(TEXTBOOK, 12);
		const { container } = await show(RootMovesPanel, explorer);
		expect(cellsOf(container, 'tr')).toEqual([
			['MAX plays', 'value', 'so far'],
			['a', '3', 'best so far'],
			['b', '–', 'searching'],
			['c', '–', 'not searched yet']
		]);
		explorer.player.go(13);
		flushSync();
		expect(cellsOf(container, 'tbody tr')[1]).toEqual(['b', '≤ 2', 'certainly worse']);
		explorer.player.go(explorer.lastStep - 1);
		flushSync();
		expect(cellsOf(container, 'tr')).toEqual([
			['MAX plays', 'value', 'so far'],
			['a', '3', 'best so far'],
			...worse
		]);
		explorer.player.go(explorer.lastStep);
		flushSync();
		expect(cellsOf(container, 'tr')).toEqual([
			['MAX plays', 'value', 'verdict'],
			['a', '3', 'best'],
			...worse
		]);
	});

	test('of thousands list the best and those around the current one, and say how many', async () => {
		const values = Array.from({ length: 5000 }, (_, index) => (index === 17 ? 9 : index % 7));
		const explorer = await explorerOf({ game: 'tree', position: `[${values.join(',')}]` });
		explorer.player.go(6001);
		const { container } = await show(RootMovesPanel, explorer);
		const names = cellsOf(container, 'tbody tr').map(([name]) => name);
		const current = explorer.trace.childrenOf(0)[3000] as number;
		expect(names).toHaveLength(201);
		expect(names).toContain(explorer.story.names.of(current));
		expect(cellsOf(container, 'tbody tr')[0]).toEqual(['r', '9', 'best so far']);
		expect(container.textContent).toContain('201 of 5,000 moves');
	});

	test('rank no tie that is only a bound', async () => {
		const explorer = await explorerOf(TIE_TRAP);
		explorer.player.go(explorer.lastStep);
		const { container } = await show(RootMovesPanel, explorer);
		expect(cellsOf(container, 'tbody tr')).toEqual([
			['a', '3', 'best'],
			['b', '≤ 3', 'not better (may tie)']
		]);
	});

	test('that were best are worse once a better one has returned', async () => {
		const explorer = await explorerOf({ game: 'tree', position: '[1,3,3]', algorithm: 'minimax' });
		const { container } = await show(RootMovesPanel, explorer);
		const standings = () => standingsOf(container);
		explorer.player.go(2);
		flushSync();
		expect(standings()).toEqual(['best so far', 'not searched yet', 'not searched yet']);
		explorer.player.go(explorer.lastStep - 1);
		flushSync();
		expect(standings()).toEqual(['certainly worse', 'best so far', 'best so far']);
	});

	test('are told with the verdicts where the future is shown', async () => {
		const explorer = await explorerOf(TEXTBOOK, 3);
		const { container } = await show(RootMovesPanel, explorer);
		expect(cellsOf(container, 'tbody tr')[0]).toEqual(['a', '–', 'searching']);
		explorer.future = 'show';
		flushSync();
		expect(cellsOf(container, 'tbody tr')[2]).toEqual(['c', '2', 'certainly worse']);
	});

	test('name the unit of values that are not in pawns', async () => {
		const chess = {
			game: 'chess',
			position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
			depth: '1'
		};
		const headingOf = async (evaluator: string): Promise<string | undefined> => {
			const explorer = await explorerOf({ ...chess, evaluator });
			const { container, unmount } = await show(RootMovesPanel, explorer);
			const [row] = cellsOf(container, 'thead tr');
			await unmount();
			return row?.[1];
		};
		expect(await headingOf('ghess-mended')).toBe('value (tenths of a pawn)');
		expect(await headingOf('swift')).toBe('value');
	});

	test('that a cutoff at the root prunes are pruned from that step on', async () => {
		const explorer = await explorerOf(UNBEATABLE);
		const { container } = await show(RootMovesPanel, explorer);
		const standings = () => standingsOf(container);
		explorer.player.go(2);
		flushSync();
		expect(standings()).toEqual(['best so far', 'not searched yet', 'not searched yet']);
		explorer.player.go(3);
		flushSync();
		expect(explorer.moment.kind).toBe('cut');
		expect(standings()).toEqual(['best so far', 'pruned', 'pruned']);
		explorer.player.go(4);
		flushSync();
		expect(standings()).toEqual(['best', 'pruned', 'pruned']);
	});

	test('lead to their nodes, wherever in the row one clicks, and by keyboard', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(RootMovesPanel, explorer);
		const middle = { position: { x: 250, y: 12 } };
		await userEvent.click(screen.getByRole('row', { name: /^a/ }), middle);
		expect(explorer.step).toBe(1);
		screen.getByRole('button', { name: 'c' }).element().focus();
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(14);
	});

	test('of chess scroll inside the panel, reachable by keyboard', async () => {
		const explorer = await explorerOf({ game: 'chess', depth: '1' });
		const screen = await show(RootMovesPanel, explorer);
		const region = screen.getByRole('group', { name: 'Root moves' });
		await expect.element(region).toHaveAttribute('tabindex', '0');
		expect(screen.container.querySelectorAll('tbody tr').length).toBeGreaterThan(10);
		const element = region.element();
		expect(element.scrollHeight).toBeGreaterThan(element.clientHeight);
		expect(element.clientHeight).toBeLessThanOrEqual(320);
		expect(cellsOf(screen.container, 'thead tr')[0]?.[0]).toBe('White plays');
	});

	test('of a root that is a leaf are none', async () => {
		const explorer = await explorerOf({ game: 'tictactoe', position: 'XXXOO....' });
		const { container } = await show(RootMovesPanel, explorer);
		expect(container.textContent).toContain('The root is a leaf: it has no moves.');
	});
});
