import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { SideBySide } from '$lib/pages/compare/side-by-side/side-by-side.svelte.ts';
import SideBySidePart from '$lib/pages/compare/side-by-side/SideBySide.svelte';
import { nameSpeed } from '$lib/ui/speed-words.ts';
import { openTransport, SHALLOW } from '../stepping/transport-setup.ts';

let lanes: SideBySide | null = null;
afterEach(() => {
	lanes?.close();
	lanes = null;
});

test('a speed of one has its unit in the singular', () => {
	expect([0.5, 1, 10].map((speed) => nameSpeed(speed))).toEqual([
		'0.5 steps a second',
		'1 step a second',
		'10 steps a second'
	]);
	expect(nameSpeed(1, ['move', 'moves'])).toBe('1 move a second');
});

test('the speeds of the Explorer have the unit that fits', async () => {
	const { screen } = await openTransport(SHALLOW);
	await screen.getByRole('button', { name: 'More ways to step' }).click();
	await expect.element(screen.getByLabelText('Speed')).toBeVisible();
	const speeds = [...screen.getByLabelText('Speed').element().querySelectorAll('option')];
	expect(speeds.map((option) => option.textContent)).toEqual([
		'0.5 steps a second',
		'1 step a second',
		...[2, 4, 8, 16, 32].map((speed) => `${speed} steps a second`)
	]);
});

test('searches side by side have the unit that keeps them in sync', async () => {
	const { values: setup } = SETUP.parse({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
	lanes = new SideBySide();
	lanes.show(setup, ['minimax', 'alphabeta']);
	const { container } = await render(SideBySidePart, { lanes });
	const speeds = (): string[] =>
		[...container.querySelectorAll('option')].map((option) => option.textContent);
	for (const [name, one, more] of [
		['By step', '1 step a second', '2 steps a second'],
		['By node visited', '1 node a second', '2 nodes a second'],
		['By root move', '1 root move a second', '2 root moves a second']
	] as const) {
		await page.getByRole('button', { name }).click();
		await expect.poll(speeds).toEqual(expect.arrayContaining([one, more]));
	}
});
