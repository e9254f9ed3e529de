import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FIGURE_1, composeKrk, movePiece, readKrkSetup } from '$lib/games/krk/krk-setup.ts';
import { krk } from '$lib/core/games/krk/krk.ts';
import { parseSquare } from '$lib/core/games/krk/squares.ts';
import { exploreAt } from './boards-explorer.ts';
import { drag, openBoardEditor } from './board-editor.ts';
import { openEditor, type OpenEditor } from './position-editor.ts';

const FEN = '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1';

async function edit(position = '206557'): Promise<OpenEditor> {
	return openBoardEditor(await exploreAt({ game: 'krk', position }));
}

function at(name: string): number {
	return parseSquare(name) ?? -1;
}

describe('king and rook under construction', () => {
	it.each([
		['206557', FEN],
		[' 206557  b ', '8/8/6k1/3R4/8/3K4/8/8 b - - 0 1'],
		['8/8/6k1/3R4/8/3K4/8/8', FEN],
		// Adjacent kings and a check are drawn all the same.
		['8/8/3k4/3R4/3K4/8/8/8 w', '8/8/3k4/3R4/3K4/8/8/8 w - - 0 1'],
		['8/8/8/3kK3/8/8/8/7R b', '8/8/8/3kK3/8/8/8/7R b - - 0 1'],
		['8/8/8/8/8/8/8/K1k5 w', '8/8/8/8/8/8/8/K1k5 w - - 0 1']
	])('%s is drawn as %s', (text, fen) => {
		const setup = readKrkSetup(text);
		expect(setup && composeKrk(setup)).toBe(fen);
	});

	it.each(['', '0', '262144', '-1', '8/8/8/8/8/8/8/8', 'k7/8', '8/8/6k1/3Q4/8/3K4/8/8'])(
		'%j cannot be drawn',
		(text) => {
			expect(readKrkSetup(text)).toBeNull();
		}
	);

	it('moves a piece, and exchanges it with one that stands in its place', () => {
		expect(composeKrk(movePiece(FIGURE_1, 'R', at('a1')))).toBe('8/8/6k1/8/8/3K4/8/R7 w - - 0 1');
		expect(composeKrk(movePiece(FIGURE_1, 'K', at('g6')))).toBe('8/8/6K1/3R4/8/3k4/8/8 w - - 0 1');
		expect(composeKrk(movePiece(FIGURE_1, 'k', at('g6')))).toBe(FEN);
	});

	it('puts back a rook that is gone, but not onto a king', () => {
		const bare = readKrkSetup('8/8/8/8/8/8/8/K1k5 w') ?? FIGURE_1;
		expect(composeKrk(movePiece(bare, 'R', at('h8')))).toBe('7R/8/8/8/8/8/8/K1k5 w - - 0 1');
		expect(movePiece(bare, 'R', at('c1'))).toEqual(bare);
		expect(composeKrk(movePiece(bare, 'k', at('e5')))).toBe('8/8/8/4k3/8/8/8/K7 w - - 0 1');
	});
});

describe('by mouse', () => {
	it('moves a piece, and says what is wrong where it cannot stand there', async () => {
		const { text, alert } = await edit();
		await drag('d5', 'e5');
		await expect.element(text).toHaveValue('8/8/6k1/4R3/8/3K4/8/8 w - - 0 1');
		await drag('e5', 'g5');
		await expect.element(alert).toHaveTextContent(/It is White's move, but Black's king on g6/);
		await page.getByRole('radio', { name: 'Black', exact: true }).click();
		await expect.element(text).toHaveValue('8/8/6k1/6R1/8/3K4/8/8 b - - 0 1');
		await expect.element(page.getByText('Black to move, in check.')).toBeVisible();
	});

	it('lets two pieces change places, and never loses one', async () => {
		const { text } = await edit();
		await drag('d5', 'd3');
		await expect.element(text).toHaveValue('8/8/6k1/3K4/8/3R4/8/8 w - - 0 1');
		await drag('g6', 'd5');
		await expect.element(text).toHaveValue('8/8/6K1/3k4/8/3R4/8/8 w - - 0 1');
		await expect.poll(() => document.querySelectorAll('dialog cg-board piece').length).toBe(3);
	});
});

describe('by keyboard', () => {
	it('names squares, and shows the number of the placement', async () => {
		const { text } = await edit('194');
		await expect.element(page.getByRole('status').last()).toHaveTextContent('194');
		await userEvent.fill(page.getByLabelText('White rook'), 'H5');
		await userEvent.keyboard('{Tab}');
		await expect.element(text).toHaveValue('k7/8/K7/7R/8/8/8/8 w - - 0 1');
		await userEvent.fill(page.getByLabelText('Black king'), 'k9');
		await userEvent.keyboard('{Tab}');
		await expect.element(page.getByRole('alert')).toHaveTextContent('There is no square “k9”');
		await expect.element(text).toHaveValue('k7/8/K7/7R/8/8/8/8 w - - 0 1');
	});

	it('takes a number as text and searches it', async () => {
		const explorer = await exploreAt({ game: 'krk' });
		const { text, apply } = await openEditor(explorer);
		await userEvent.fill(text, '206557 b');
		await expect.element(page.getByText('Black to move.', { exact: true })).toBeVisible();
		await apply.click();
		await expect.poll(() => explorer.setup.position).toBe('8/8/6k1/3R4/8/3K4/8/8 b - - 0 1');
	});
});

it('draws a random legal start', async () => {
	const { text } = await edit();
	await page.getByRole('button', { name: 'Random start' }).click();
	await expect.element(text).not.toHaveValue(FEN);
	const drawn = (text.element() as HTMLInputElement).value;
	expect(krk.parse(drawn, { root: 'max' }).ok).toBe(true);
});
