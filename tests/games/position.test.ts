import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BOARD_ALONE } from '$lib/core/games/chess/fen.ts';
import { gameOf, GAME_IDS } from '$lib/core/games/registry.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { CHESS, exploreAt, GRID, TEXTBOOK } from './boards-explorer.ts';
import { openEditor } from './position-editor.ts';

describe('the position as text', () => {
	it('starts from the position that is searched, with the cursor in it', async () => {
		const { text } = await openEditor(await exploreAt(GRID));
		await expect.element(text).toHaveValue('.O..X.O.X');
		await expect.element(text).toHaveFocus();
		await expect
			.element(page.getByRole('dialog', { name: 'Position · Tic-tac-toe' }))
			.toBeVisible();
	});

	it('is searched on Enter, and the editor closes', async () => {
		const explorer = await exploreAt(GRID);
		const { text, closed } = await openEditor(explorer);
		await userEvent.fill(text, '..XO..OXO');
		expect(explorer.setup.position).toBe('.O..X.O.X');
		await userEvent.keyboard('{Enter}');
		expect(explorer.setup.position).toBe('..XO..OXO');
		await expect.poll(closed).toBe(1);
	});

	it('with the board alone says what is assumed, and is searched', async () => {
		const explorer = await exploreAt({ ...CHESS, depth: '1' });
		const { text, alert } = await openEditor(explorer);
		const assumed = page.getByText(BOARD_ALONE);
		await expect.element(assumed).not.toBeInTheDocument();
		await userEvent.fill(text, '8/5B2/k5p1/4rp2/8/8/PP6/1K4R1');
		await expect.element(assumed).toBeVisible();
		await expect.element(alert).not.toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		expect(explorer.setup.position).toBe('8/5B2/k5p1/4rp2/8/8/PP6/1K4R1 w - - 0 1');
	});

	it('reads EPD, says so, and puts our own notation in its place and back', async () => {
		const explorer = await exploreAt({ ...CHESS, depth: '1' });
		const { text } = await openEditor(explorer);
		const record = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8+; id "back rank";';
		await userEvent.fill(text, record);
		await expect
			.element(page.getByText('Read as EPD, with bm Rd8+; id “back rank”.'))
			.toBeVisible();
		await page.getByRole('button', { name: 'Use our notation' }).click();
		await expect.element(text).toHaveValue('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1');
		await page.getByRole('button', { name: 'Back to the text before' }).click();
		await expect.element(text).toHaveValue(record);
		await text.click();
		await userEvent.keyboard('{Enter}');
		expect(explorer.setup.position).toBe('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1');
	});

	it('reads a chess file in Latin-1 that is dropped on the field', async () => {
		const { text } = await openEditor(await exploreAt({ ...CHESS, depth: '1' }));
		const bytes = new Uint8Array(
			Array.from('[White "Jürgen"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 *\n', (one) => one.charCodeAt(0))
		);
		await expect.element(text).toBeVisible();
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([bytes], 'game.pgn'));
		text.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
		await expect
			.element(page.getByText(/Read as a PGN, after its 5 plies: read with German piece letters/))
			.toBeVisible();
		await expect.element(page.getByRole('img', { name: /^Board\. .*b5/ })).toBeInTheDocument();
		await expect.element(text).toHaveValue('[White "Jürgen"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 *');
	});

	it('is searched with the button', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		const { text, apply, closed } = await openEditor(explorer);
		await userEvent.fill(text, '((3 5)\n(2 9))');
		await apply.click();
		expect(explorer.setup.position).toBe('[[3,5],[2,9]]');
		await expect.poll(closed).toBe(1);
	});

	it('names a fault and its place, and leaves the search alone', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		const { trace } = explorer;
		const { text, apply, alert, closed } = await openEditor(explorer);
		await userEvent.fill(text, '[[3,NaN],[2]]');
		await expect.element(alert).toHaveTextContent(/NaN is not a value.*Character 5:.*\[\[3,NaN\]/);
		await expect.element(text).toHaveAttribute('aria-invalid', 'true');
		await expect.element(text).toHaveAccessibleDescription(/NaN is not a value/);
		expect(explorer.faultOf('position')).toBeNull();

		await apply.click();
		expect(explorer.faultOf('position')?.code).toBe('tree-nan');
		expect(explorer.trace).toBe(trace);
		expect(closed()).toBe(0);
		// The draft is unchanged, and the cursor is at its fault.
		await expect.element(text).toHaveValue('[[3,NaN],[2]]');
		await expect.element(text).toHaveFocus();
		expect(document.getSelection()?.toString()).toBe('N');

		await userEvent.fill(text, '[[3,4],[2]]');
		await userEvent.keyboard('{Enter}');
		expect(explorer.setup.position).toBe('[[3,4],[2]]');
		expect(explorer.faultOf('position')).toBeNull();
	});

	it.each([
		['tictactoe', 'XXXXXO...', /5 marks/i],
		['tictactoe', 'XXXOOO...', /was over/],
		['chess', '8/8/8/8/8/8/8/K7 w - - 0 1', /Black has no king/],
		['chess', 'kk6/8/8/8/8/8/8/K7 w - - 0 1', /two kings/],
		['chess', 'rnbqkbnrr/8/8/8/8/8/8/K7 w - - 0 1', /nine squares/],
		['tree', '[[3,5],[]]', /empty/],
		['tree', '[[3,5]', /never closed/]
	] as const)('refuses in %s: %s', async (game, position, message) => {
		const explorer = await exploreAt({ game });
		const before = explorer.setup.position;
		const { text, alert } = await openEditor(explorer);
		await userEvent.fill(text, position);
		await userEvent.keyboard('{Enter}');
		await expect.element(alert).toHaveTextContent(message);
		expect(explorer.setup.position).toBe(before);
	});

	it('takes a text of a megabyte with a message, not with a frozen page', async () => {
		const { text, alert } = await openEditor(await exploreAt(TEXTBOOK));
		await expect.element(text).toBeVisible();
		const field = text.element() as HTMLTextAreaElement;
		field.value = '1,'.repeat(500_000);
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		await expect.element(alert).toHaveTextContent(/1,000,000 characters/);
	});

	it('says what was wrong with a position that a link asked for', async () => {
		const explorer = await exploreAt({});
		await explorer.open(EXPLORER.read('game=tictactoe&position=XXXXXO...'));
		await openEditor(explorer);
		await expect
			.element(page.getByText(/linked position could not be read\. X has 5 marks/))
			.toBeVisible();
	});
});

describe('a draft', () => {
	it('is still there when the editor was closed over it', async () => {
		const explorer = await exploreAt(GRID);
		const first = await openEditor(explorer);
		await userEvent.fill(first.text, 'XO');
		await userEvent.keyboard('{Escape}');
		await expect.poll(first.closed).toBe(1);
		await first.unmount();

		const second = await openEditor(explorer);
		await expect.element(second.text).toHaveValue('XO');
		await page.getByRole('button', { name: 'Revert to the searched position' }).click();
		await expect.element(second.text).toHaveValue('.O..X.O.X');
		await expect
			.element(page.getByRole('button', { name: 'Revert to the searched position' }))
			.not.toBeInTheDocument();
	});

	it('begins anew when something else is searched', async () => {
		const explorer = await exploreAt(GRID);
		const first = await openEditor(explorer);
		await userEvent.fill(first.text, 'XO');
		await first.unmount();
		await explorer.change({ position: '..XO..OXO' });
		const second = await openEditor(explorer);
		await expect.element(second.text).toHaveValue('..XO..OXO');
	});
});

describe('the dialog', () => {
	it('closes with its button', async () => {
		const { closed } = await openEditor(await exploreAt(GRID));
		await page.getByRole('button', { name: 'Close' }).click();
		await expect.poll(closed).toBe(1);
	});

	it('stays open when a drag ends beside it', async () => {
		const { text, closed } = await openEditor(await exploreAt(GRID));
		document.querySelector('dialog')?.click();
		await text.click();
		expect(closed()).toBe(0);
	});

	it('keeps its keys from the page under it', async () => {
		const { text } = await openEditor(await exploreAt(GRID));
		let keys = 0;
		const count = (): void => {
			keys++;
		};
		window.addEventListener('keydown', count);
		await text.click();
		await userEvent.keyboard('{ArrowRight} ?');
		window.removeEventListener('keydown', count);
		expect(keys).toBe(0);
	});
});

describe('prepared positions', () => {
	it.each(GAME_IDS)('of %s are all offered, with what there is to see', async (id) => {
		const game = gameOf(id);
		await openEditor(await exploreAt({ game: id }));
		for (const { name, about } of game.presets) {
			const button = page.getByRole('button', { name: `${name} ${about}`, exact: true });
			await expect.element(button).toBeInTheDocument();
		}
	});

	it('are searched when they are chosen, at the depth that shows them best', async () => {
		const explorer = await exploreAt({ game: 'chess', position: '8/8/8/8/8/k7/8/K6R w - - 0 1' });
		const { text } = await openEditor(explorer);
		await page.getByRole('button', { name: /^Promote and mate Our own/ }).click();
		await expect.poll(() => explorer.setup.position).toBe('k7/2P5/1K6/8/8/8/8/8 w - - 0 1');
		expect(explorer.setup.depth).toBe(2);
		await expect.element(text).toHaveValue('k7/2P5/1K6/8/8/8/8/8 w - - 0 1');
		await expect
			.element(page.getByRole('button', { name: /^Promote and mate Our own/ }))
			.toHaveAttribute('aria-current', 'true');
	});

	it('start with MAX at the root of a tree, whatever was there before', async () => {
		const explorer = await exploreAt({ ...TEXTBOOK, root: 'min' });
		await openEditor(explorer);
		await page.getByRole('button', { name: /^The tie trap/ }).click();
		await expect.poll(() => explorer.setup.position).toBe('[[3,5],[3,1]]');
		expect(explorer.setup.root).toBe('max');
	});
});
