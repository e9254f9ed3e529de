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

it('reads a board as people draw it, says so, and writes it in our notation and back', async () => {
	const drawn = '_|X|_\n_|O|_\nO|X|X';
	const explorer = await exploreAt(GRID);
	const { text, apply } = await openEditor(explorer);
	await userEvent.fill(text, drawn);
	// The side to move is said once.
	await expect.element(page.getByText(/O to move\./)).toHaveTextContent(/^Read as /);
	await expect
		.element(page.getByText('Read as a board drawn with lines: O to move.'))
		.toBeInTheDocument();
	await expect.element(cell('b3')).toHaveAccessibleName('b3: X');
	await page.getByRole('button', { name: 'Use our notation' }).click();
	await expect.element(text).toHaveValue('.X..O.OXX');
	await page.getByRole('button', { name: 'Back to the text before' }).click();
	await expect.element(text).toHaveValue(drawn);
	await apply.click();
	expect(explorer.setup.position).toBe('.X..O.OXX');
});

it('asks which of two readings is meant, and searches neither before', async () => {
	const explorer = await exploreAt(GRID);
	const { text, apply } = await openEditor(explorer);
	const before = explorer.setup.position;
	await userEvent.fill(text, '[[2,1,0],[0,2,0],[1,0,2]]');
	await expect.element(page.getByText(/^There are 2 ways to read this text\./)).toBeInTheDocument();
	await apply.click();
	expect(explorer.setup.position).toBe(before);
	await page.getByRole('button', { name: /1 is O, 2 is X/ }).click();
	await apply.click();
	expect(explorer.setup.position).toBe('XO..X.O.X');
});
