/** The start of a match is read in the notations that people have, and asked about where there are two ways. */
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import MatchForm from '$lib/pages/matches/MatchForm.svelte';
import { MatchLab } from '$lib/pages/matches/match-lab.svelte.ts';

let lab: MatchLab;
beforeEach(() => {
	lab = new MatchLab();
});
afterEach(() => {
	lab.close();
});

const field = () => page.getByRole('textbox', { name: 'Start' });

async function type(game: 'chess' | 'tictactoe', text: string): Promise<void> {
	lab.change({ game });
	await render(MatchForm, { lab });
	await field().fill(text);
	await userEvent.keyboard('{Enter}');
}

test('an address of a position is its position, and says so', async () => {
	await type('chess', 'https://lichess.org/analysis/8/8/8/8/8/5k2/8/5K1R_w_-_-_0_1');
	await expect.element(page.getByText(/^Read as an address.*\.$/)).toBeVisible();
	await expect.element(field()).toHaveValue('8/8/8/8/8/5k2/8/5K1R w - - 0 1');
	expect(lab.isBlocked).toBe(false);
	expect(lab.setup.start).toBe('8/8/8/8/8/5k2/8/5K1R w - - 0 1');
});

test('what a text was read as gives way to the text again', async () => {
	const text = 'FEN: "8/8/8/8/8/5k2/8/5K1R w - - 0 1"';
	await type('chess', text);
	await expect.element(field()).toHaveValue('8/8/8/8/8/5k2/8/5K1R w - - 0 1');
	const back = page.getByRole('button', { name: 'Back to the text before' });
	await back.click();
	await expect.element(field()).toHaveValue(text);
	await expect.element(back).not.toBeInTheDocument();
	await field().fill(`${text} `);
	await userEvent.keyboard('{Enter}');
	await expect.element(field()).toHaveValue('8/8/8/8/8/5k2/8/5K1R w - - 0 1');
});

test('two ways are asked, and the text stays until one is chosen', async () => {
	const text = '[[2,1,0],[0,2,0],[0,0,0]]';
	await type('tictactoe', text);
	await expect
		.element(page.getByRole('alert'))
		.toHaveTextContent('There are 2 ways to read this text. Choose one.');
	await expect.element(field()).toHaveValue(text);
	expect(lab.isBlocked).toBe(true);
	await page.getByRole('button', { name: /2 is X/ }).click();
	await expect.element(field()).toHaveValue('XO..X....');
	expect(lab.isBlocked).toBe(false);
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a fault of another notation is said in its words', async () => {
	await type('chess', 'https://lichess.org/analysis/8/8/8/8/8/5k2/8/5K1R/8_w_-_-_0_1');
	await expect.element(page.getByRole('alert')).toBeVisible();
	expect(lab.isBlocked).toBe(true);
});
