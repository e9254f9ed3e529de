/** Parts of the Sources page: what was claimed beside what was found, and verdicts in words and signs. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import FindingTable from '../../src/lib/view/sources/FindingTable.svelte';
import Verdict from '../../src/lib/view/sources/Verdict.svelte';
import RFigure from '../../src/lib/view/sources/figures/RFigure.svelte';

test('a figure says in words whether it agrees, and a missing claim is a dash', async () => {
	const screen = await render(FindingTable, {
		label: 'Figures',
		figures: [
			{ name: 'Nodes', claimed: '362,880', found: '549,946', agrees: false },
			{ name: 'Value', claimed: '0', found: '0', agrees: true },
			{ name: 'Games', claimed: null, found: '255,168', agrees: null }
		]
	});
	const row = (name: string): Element =>
		screen.getByRole('row', { name: new RegExp(`^${name}`) }).element();
	expect(row('Nodes').textContent).toMatch(/362,880\s*549,946\s*≠\s*not as claimed/);
	expect(row('Value').textContent).toMatch(/=\s*as claimed/);
	expect(row('Games').textContent).toMatch(/–\s*255,168/);
	expect(row('Games').textContent).not.toMatch(/as claimed/);
});

test.each([
	['true', '✓', 'true'],
	['partly', '≈', 'true in part'],
	['not-as-claimed', '✗', 'not as claimed']
] as const)('%s has a sign and words of its own', async (verdict, sign, words) => {
	const finding = { verdict, sentence: '', figures: [], see: [] };
	const screen = await render(Verdict, { check: { kind: 'done', finding, seconds: 1 } });
	expect(screen.container.textContent.replace(/\s+/g, ' ').trim()).toBe(`${sign} ${words}`);
});

test('the tree of Figure 1 is told node by node', async () => {
	const screen = await render(RFigure);
	const items = [...screen.container.querySelectorAll('li')].map((item) => item.textContent);
	expect(items).toHaveLength(7);
	expect(items[0]).toBe('The root: 0, White’s largest');
	expect(items).toContain('Ke8: −3, Black’s smallest');
	expect(items).toContain('Ke8 Kxc7: −3, evaluated');
});
