/** The score of a match: the match it belongs to, and its note on repeated games. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { MatchGame } from '$lib/core/engines/match.ts';
import { MATCH } from '$lib/core/engines/seats.ts';
import ScoreTable from '$lib/pages/matches/ScoreTable.svelte';

const { values: setup } = MATCH.parse({
	game: 'tictactoe',
	first: 'random',
	games: '4',
	seed: '3'
});

function game(index: number, moves: readonly number[]): MatchGame {
	const ending = { winner: 'max', code: 'line', name: 'Line of three', detail: 'X wins.' } as const;
	return { index, firstIs: index % 2 === 0 ? 'max' : 'min', moves, ending };
}

const LINE = [0, 3, 1, 4, 2];
const OTHER = [0, 3, 1, 5, 2];

test('says which match it is of, and whether the form asks for another', async () => {
	const games = [game(0, LINE)];
	const { rerender } = await render(ScoreTable, { setup, games });
	const what = 'Tic-tac-toe, 4 games, seed 3, colours alternating, from the starting position.';
	await expect.element(page.getByText(what)).toBeVisible();
	expect(page.getByText(/^Results of the previous match/).elements()).toHaveLength(0);
	expect(page.getByText(/different/).elements()).toHaveLength(0);
	await rerender({ setup, games, isEarlier: true });
	await expect.element(page.getByText(/^Results of the previous match/)).toBeVisible();
});

test('says how many games are different', async () => {
	const repeating = [0, 1, 2, 3].map((index) => game(index, LINE));
	const { rerender } = await render(ScoreTable, { setup, games: repeating });
	await expect
		.element(page.getByText(/^2 different games of 4: .+ read it with caution\.$/))
		.toBeVisible();
	await rerender({ setup, games: [game(0, LINE), game(1, LINE), game(2, OTHER)] });
	await expect.element(page.getByText('All 3 games are distinct.')).toBeVisible();
});
