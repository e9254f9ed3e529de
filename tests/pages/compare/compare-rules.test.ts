import '$lib/ui/app.css';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { EXACTNESS, knowRootMoves } from '$lib/core/experiments/compare/ties/price.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { rulesCsv } from '$lib/pages/compare/rules/rule-columns.ts';
import { findings } from '$lib/pages/compare/rules/rule-words.ts';
import RuleTable from '$lib/pages/compare/rules/RuleTable.svelte';
import { ruleRows } from '../../core/experiments/compare/rules/rule-rows.ts';
import { tiesCsv } from '$lib/pages/compare/ties/tie-columns.ts';
import EqualValuesHost from './EqualValuesHost.svelte';
import { cellsOf, wordsOf } from '../../stepping/panels-host.ts';

const TRAP = { game: 'tree', position: '[[3,5],[3,1]]' } as const;
const WAIT = { timeout: 20_000 };
const setupOf = (fields: SetupFields): SearchSetup => SETUP.parse(fields).values;

describe('the table of rules', () => {
	test('has a row for each rule, with a link to where it first differs', async () => {
		await page.viewport(1280, 900);
		const { container } = await render(RuleTable, { setup: setupOf(TRAP) });
		await expect.poll(() => cellsOf(container, 'tbody tr').length, WAIT).toBe(4);
		const rows = cellsOf(container, 'tbody tr');
		expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
			['on equality', 'soft', '6', '3'],
			['on equality', 'hard', '6', '3'],
			['strict', 'soft', '7', '4'],
			['strict', 'hard', '7', '4']
		]);
		expect(rows[1]?.at(-1)).toBe('none: every step is the same');
		const link = container.querySelectorAll('tbody a')[0] as HTMLAnchorElement;
		const { values: state, faults } = EXPLORER.read(link.search);
		expect(faults).toEqual([]);
		expect(state).toMatchObject({
			cut: 'strict',
			fail: 'soft',
			position: TRAP.position
		});
		const expected = ruleRows(TRAP)[2]?.figures?.first;
		expect(state.step).toBe(expected?.step);
		expect(rows[2]?.at(-1)).toBe(
			`step ${expected?.step}: b b2 is valued 1; by the first rule b has a cutoff`
		);
		expect(wordsOf(container)).toContain('has only one variant');
	});

	test('tells a difference in what one node returns, far down, in few words', async () => {
		const { container } = await render(RuleTable, {
			setup: setupOf({ game: 'tictactoe', position: '.O..X.O.X' })
		});
		await expect.poll(() => cellsOf(container, 'tbody tr').length, WAIT).toBe(8);
		expect(cellsOf(container, 'tbody tr')[1]?.at(-1)).toBe(
			'step 9: … a2 c2 returns ≤ 1; by the first rule it returns 0'
		);
	});

	test('says so where no rule changes anything', async () => {
		const { container } = await render(RuleTable, {
			setup: setupOf({ game: 'tree', position: '[1,2]' })
		});
		await expect
			.poll(() => wordsOf(container), WAIT)
			.toContain('The rules make no difference in this tree: every search takes the same steps');
	});

	test('tells of counts and values what the searches of this tree show', () => {
		const said = findings(ruleRows({ game: 'tictactoe', position: '.O..X.O.X' }));
		expect(said[0]).toBe(
			'With cutoffs on equality, fail-hard visits the same number of nodes as fail-soft here; 12 nodes return another value.'
		);
		expect(said[1]).toContain('88 instead of 32');
		expect(said[2]).toContain('124 and 88');
		expect(said[3]).toContain('does not change the count');
		expect(said[4]).toContain('32 nodes instead of 88');
	});

	test('a rule over the budget says so', async () => {
		const setup = setupOf({ game: 'tictactoe', position: '.O..X.O.X', budget: '50' });
		const { container } = await render(RuleTable, { setup });
		await expect.poll(() => cellsOf(container, 'tbody tr').length, WAIT).toBe(8);
		expect(cellsOf(container, 'tbody tr')[2]).toEqual([
			'strict',
			'soft',
			'flat',
			'visits more than 50 nodes, its budget'
		]);
	});

	test('as a file', () => {
		const lines = rulesCsv(ruleRows(TRAP)).split('\n');
		expect(lines[1]).toBe('equal,soft,flat,6,3,1,1,3,6,0,');
		expect(lines[3]).toMatch(/^strict,soft,flat,7,4,0,0,3,6,1,\d+$/);
	});
});

describe('reading “equal” right', () => {
	test('as a file: the cost of each search, and a line for each of its root moves', () => {
		const setup = setupOf(TRAP);
		const known = EXACTNESS.map((exactness) => knowRootMoves(setup, exactness));
		expect(tiesCsv(known, 7).split('\n')).toEqual([
			'search,move,value,known,verdict,rank,nodes',
			'bounds,,,,,,6',
			'bounds,"a",3,exact,best,,0',
			'bounds,"b",3,upper,not better,,0',
			'ties,,,,,,7',
			'ties,"a",3,exact,best,1,0',
			'ties,"b",1,exact,certainly worse,2,0',
			'all,,,,,,9',
			'all,"a",3,exact,best,1,0',
			'all,"b",1,exact,certainly worse,2,3',
			'minimax,,,,,,7',
			''
		]);
	});

	test('the trap: no ranks on bounds; the switch searches again, and shows the price', async () => {
		const { container } = await render(EqualValuesHost, { setup: setupOf(TRAP) });
		await expect.poll(() => container.querySelectorAll('rect.bar').length, WAIT).toBe(4);
		expect(cellsOf(container, 'tbody tr')).toEqual([
			['a', '3', 'exactly', 'best', '–'],
			['b', '≤ 3', 'at most', 'not better (may tie)', '–']
		]);
		expect(wordsOf(container)).toContain('No ranking');
		expect(wordsOf(container)).toContain('6 nodes: 1 of 2 values exact; 1 more look');
		await userEvent.click(page.getByRole('button', { name: 'All exact' }));
		expect(cellsOf(container, 'tbody tr')).toEqual([
			['a', '3', 'exactly', 'best', '1', '–'],
			['b', '1', 'exactly', 'certainly worse', '2', '3']
		]);
		expect(wordsOf(container)).toContain('9 nodes, 1.5 times the 6 of bounds only: 2 of 2 values');
		const counts = [...container.querySelectorAll('text.count')].map(wordsOf);
		expect(counts).toEqual(['6', '7', '9', '7']);
	});

	test('values that are not in pawns have their unit', async () => {
		const headingOf = async (evaluator: string): Promise<string | undefined> => {
			const position = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
			const setup = setupOf({ game: 'chess', position, depth: '1', evaluator });
			const { container, unmount } = await render(EqualValuesHost, { setup });
			await expect.poll(() => cellsOf(container, 'thead tr').length, WAIT).toBe(1);
			const [row] = cellsOf(container, 'thead tr');
			await unmount();
			return row?.[1];
		};
		expect(await headingOf('python-simple')).toBe('Value (centipawns)');
		expect(await headingOf('swift')).toBe('Value');
	});

	test('a root that is a leaf has no moves', async () => {
		const { container } = await render(EqualValuesHost, {
			setup: setupOf({ game: 'tree', position: '5' })
		});
		await expect.poll(() => wordsOf(container), WAIT).toContain('it has no moves');
	});
});
