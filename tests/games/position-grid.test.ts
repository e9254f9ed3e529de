import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exploreAt, GRID } from './boards-explorer.ts';
import { openEditor } from './position-editor.ts';

const cell = (name: string): ReturnType<typeof page.getByRole> =>
	page.getByRole('button', { name: new RegExp(`^${name}:`) });

it('cycles a cell from empty to X to O and back', async () => {
	const { text } = await openEditor(await exploreAt(GRID));
	for (const [sign, position] of [
		['X', 'XO..X.O.X'],
		['O', 'OO..X.O.X'],
		['empty', '.O..X.O.X']
	] as const) {
		await cell('a3').click();
		await expect.element(cell('a3')).toHaveAccessibleName(`a3: ${sign}`);
		await expect.element(text).toHaveValue(position);
	}
});

it('says whose turn follows, or how the game is over, or what is wrong', async () => {
	const { alert } = await openEditor(await exploreAt(GRID));
	const status = page.getByRole('status');
	await expect.element(status).toHaveTextContent('X to move.');
	await cell('a2').click();
	await expect.element(status).toHaveTextContent('O to move.');
	await cell('c2').click();
	await expect.element(alert).toHaveTextContent(/X has 4 marks and O has 2/);
	await cell('c2').click();
	await expect.element(status).toHaveTextContent('X to move.');
});

it('sets cells by keys', async () => {
	const { text } = await openEditor(await exploreAt(GRID));
	await page.getByRole('button', { name: 'Clear board' }).click();
	await expect.element(text).toHaveValue('.........');
	cell('b2').element().focus();
	await userEvent.keyboard('x');
	await userEvent.keyboard('{Shift>}{Tab}{/Shift}O');
	await expect.element(text).toHaveValue('...OX....');
	await userEvent.keyboard('{Delete}');
	await expect.element(text).toHaveValue('....X....');
});

it('follows what is typed, and keeps the last grid while that cannot be read', async () => {
	const explorer = await exploreAt(GRID);
	const { text, apply } = await openEditor(explorer);
	await userEvent.fill(text, 'xo-/---/---');
	await expect.element(cell('a3')).toHaveAccessibleName('a3: X');
	await userEvent.fill(text, 'xo');
	await expect.element(cell('b3')).toHaveAccessibleName('b3: O');
	await cell('c1').click();
	await expect.element(text).toHaveValue('XO......X');
	await apply.click();
	expect(explorer.setup.position).toBe('XO......X');
});
