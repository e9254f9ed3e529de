import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { START_FEN } from '$lib/core/fen/start-fen.ts';
import { CHESS, exploreAt } from './boards-explorer.ts';
import { board, drag, middle, openBoardEditor } from './board-editor.ts';
import { openEditor, type OpenEditor } from './position-editor.ts';

const ROOKS = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

async function edit(position: string): Promise<OpenEditor> {
	return openBoardEditor(await exploreAt({ ...CHESS, position, depth: '1' }));
}

async function choose(tool: string): Promise<void> {
	// The button itself is hidden: users click on the picture of the piece.
	await page.getByTitle(tool, { exact: true }).first().click();
}

async function click(square: string): Promise<void> {
	await userEvent.click(document.querySelector('.stamp') ?? board(), { position: middle(square) });
}

describe('by mouse', () => {
	it('moves a piece anywhere, and castling rights go with it', async () => {
		const { text } = await edit(ROOKS);
		await drag('h1', 'd5');
		await expect.element(text).toHaveValue('r3k2r/8/8/3R4/8/8/8/R3K3 w Qkq - 0 1');
		await expect
			.element(page.getByRole('img', { name: /White: king e1, rooks a1, d5\./ }))
			.toBeVisible();
	});

	it('puts the king on g1 without moving the rook: this is no game', async () => {
		const { text } = await edit(ROOKS);
		await drag('e1', 'g1');
		await expect.element(text).toHaveValue('r3k2r/8/8/8/8/8/8/R5KR w kq - 0 1');
	});

	it('takes a piece off the board', async () => {
		const { text } = await edit(ROOKS);
		await userEvent.dragAndDrop(board(), page.getByRole('heading', { name: /^Position/ }), {
			sourcePosition: middle('a8')
		});
		await expect.element(text).toHaveValue('4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1');
	});

	it('drags a new piece from the palette', async () => {
		const { text } = await edit(ROOKS);
		await userEvent.dragAndDrop(
			document.querySelector('label[title="Black knight"]') as Element,
			board(),
			{
				targetPosition: middle('c6')
			}
		);
		await expect.element(text).toHaveValue('r3k2r/8/2n5/8/8/8/8/R3K2R w KQkq - 0 1');
	});

	it('puts a chosen piece where one clicks, and takes it away on the second click', async () => {
		const { text } = await edit(ROOKS);
		await choose('White pawn');
		await click('b4');
		await click('c4');
		await expect.element(text).toHaveValue('r3k2r/8/8/8/1PP5/8/8/R3K2R w KQkq - 0 1');
		await click('b4');
		await expect.element(text).toHaveValue('r3k2r/8/8/8/2P5/8/8/R3K2R w KQkq - 0 1');
		await choose('Remove a piece');
		await click('h8');
		await expect.element(text).toHaveValue('r3k3/8/8/8/2P5/8/8/R3K2R w KQq - 0 1');
	});

	it('knows the squares also when Black sits at the bottom', async () => {
		const { text } = await edit(ROOKS);
		await page.getByRole('button', { name: 'Flip board' }).click();
		await choose('White queen');
		await click('a8');
		await expect.element(text).toHaveValue('r3k2r/8/8/8/8/8/8/R3K2Q w Qkq - 0 1');
	});
});

describe('by keyboard', () => {
	it('puts the chosen piece on a square by its name', async () => {
		const { text } = await edit(ROOKS);
		page.getByRole('radio', { name: 'Move pieces' }).element().focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		const square = page.getByLabelText('White queen on');
		await userEvent.fill(square, 'D4');
		await userEvent.keyboard('{Enter}');
		await expect.element(text).toHaveValue('r3k2r/8/8/8/3Q4/8/8/R3K2R w KQkq - 0 1');
		await expect.element(square).toHaveValue('');
	});

	it('says what is missing or wrong', async () => {
		const { text, alert } = await edit(ROOKS);
		await userEvent.fill(page.getByLabelText('A piece on'), 'd4');
		await userEvent.keyboard('{Enter}');
		await expect.element(alert).toHaveTextContent('Choose a piece or the eraser first.');
		await choose('Remove a piece');
		await expect.element(alert).not.toBeInTheDocument();
		await userEvent.fill(page.getByLabelText('Remove a piece on'), 'i9');
		await userEvent.keyboard('{Enter}');
		await expect.element(alert).toHaveTextContent('There is no square “i9”');
		await expect.element(text).toHaveValue(ROOKS);
	});
});

describe('beside the pieces', () => {
	it('sets who moves', async () => {
		const { text } = await edit(ROOKS);
		await page.getByRole('radio', { name: 'Black', exact: true }).click();
		await expect.element(text).toHaveValue('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1');
		await expect.element(page.getByRole('status')).toHaveTextContent('Black to move.');
	});

	it('sets castling rights, but only those that the pieces allow', async () => {
		const { text } = await edit('4k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1');
		await page.getByRole('checkbox', { name: 'White O-O-O' }).click();
		await page.getByRole('checkbox', { name: 'White O-O', exact: true }).click();
		await expect.element(text).toHaveValue('4k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1');
		await expect.element(page.getByRole('checkbox', { name: 'Black O-O-O' })).toBeDisabled();
	});

	it('offers the en passant squares that are possible, and no others', async () => {
		const { text } = await edit('4k3/8/8/2pPp3/8/8/8/4K3 w - - 0 1');
		const select = page.getByLabelText('En passant');
		const options = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
		expect(options).toEqual(['none', 'c6', 'e6']);
		await select.selectOptions('e6');
		await expect.element(text).toHaveValue('4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 1');
		await page.getByRole('radio', { name: 'Black', exact: true }).click();
		await expect.element(select).toBeDisabled();
	});

	it('clears the board, says what that lacks, and begins the game', async () => {
		const { text, alert, apply, closed } = await edit(ROOKS);
		await page.getByRole('button', { name: 'Clear board' }).click();
		await expect.element(text).toHaveValue('8/8/8/8/8/8/8/8 w - - 0 1');
		await expect.element(alert).toHaveTextContent('White has no king');
		await apply.click();
		expect(closed()).toBe(0);
		await page.getByRole('button', { name: 'Starting position', exact: true }).click();
		await expect.element(text).toHaveValue(START_FEN);
		await apply.click();
		await expect.poll(closed).toBe(1);
	});

	it('shows what is typed, and the last board while that cannot be read', async () => {
		const { text } = await edit(ROOKS);
		await userEvent.fill(text, '4k3/8/8/8/8/8/8/4K2R b - - 3 9');
		await expect.element(page.getByRole('radio', { name: 'Black', exact: true })).toBeChecked();
		await userEvent.fill(text, '4k3/8/8');
		await expect
			.element(page.getByRole('img', { name: /White: king e1, rook h1\. Black: king e8\./ }))
			.toBeVisible();
		await expect.poll(() => board().querySelectorAll('piece').length).toBe(3);
	});
});

it('searches the position that was put together', async () => {
	const explorer = await exploreAt({ ...CHESS, depth: '1' });
	const { apply } = await openEditor(explorer);
	await page.getByRole('button', { name: 'Clear board' }).click();
	for (const [tool, square] of [
		['White king', 'b6'],
		['Black king', 'a8'],
		['White rook', 'h1']
	] as const) {
		await choose(tool);
		await userEvent.fill(page.getByLabelText(`${tool} on`), square);
		await userEvent.keyboard('{Enter}');
	}
	await apply.click();
	expect(explorer.setup.position).toBe('k7/8/1K6/8/8/8/8/7R w - - 0 1');
	expect(explorer.setup.depth).toBe(1);
});

describe('a game behind the position', () => {
	const GAME = `${ROOKS} moves e1g1 e8c8`;
	const left = page.getByText(/was dropped/);

	it('is shown after its moves, and said to be one', async () => {
		const { text } = await edit(GAME);
		await expect
			.element(
				page.getByRole('img', {
					name: /White: king g1, rooks a1, f1\. Black: king c8, rooks d8, h8\./
				})
			)
			.toBeVisible();
		await expect.element(page.getByText(/The end of a game of 2 moves/)).toBeVisible();
		await expect.element(text).toHaveValue(GAME);
	});

	it('is left out when the board is changed, which is said, and can be had back', async () => {
		const { text } = await edit(GAME);
		await drag('a1', 'b5');
		await expect.element(text).toHaveValue('2kr3r/8/8/1R6/8/8/8/5RK1 w - - 0 1');
		await expect.element(left).toHaveTextContent(/The game of 2 moves/);
		await drag('b5', 'b6');
		await expect.element(left).toBeVisible();
		await page.getByRole('button', { name: 'Back to the game' }).click();
		await expect.element(text).toHaveValue(GAME);
		await expect.element(left).not.toBeInTheDocument();
	});

	it('keeps its board while a move is being typed, and names the faulty one', async () => {
		const { text, alert } = await edit(GAME);
		await text.fill(`${ROOKS} moves e1g1 e8`);
		await expect
			.element(page.getByRole('img', { name: /White: king g1, rooks a1, f1\. Black: king e8/ }))
			.toBeVisible();
		await expect.element(alert).toHaveTextContent(/Move 1, Black: “e8” is not a move/);
		await expect.element(alert).toHaveTextContent(/Character 49/);
	});
});
