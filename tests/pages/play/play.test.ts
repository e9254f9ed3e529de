/** The Play page's parts: moves by hand and by text, promotions, the panels, and the end of a game. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent, type Locator } from 'vitest/browser';
import { faceOf } from '$lib/games/registry.ts';
import type { Play } from '$lib/pages/play/play.svelte.ts';
import { PLAY } from '$lib/core/share/play-link.ts';
import { standardPlayer } from '$lib/core/engines/player.ts';
import { SLOW } from '$lib/pages/play/thinking.svelte.ts';
import { makeMoves, openPlay, QuickThinker, SlowThinker, textsOf } from './play-thinkers.ts';
import PlayHost from './PlayHost.svelte';

const PROMOTES = 'start=8/4P2k/8/8/8/8/8/K7+w+-+-+0+1';
const PROMOTES_BLACK = 'start=7k/8/8/8/8/8/4p3/K7+b+-+-+0+1&side=black';

let shown: Play | null = null;
async function show(query: string, thinker = new QuickThinker()): Promise<Play> {
	shown = openPlay(query, thinker).play;
	// As the page does for a link.
	await faceOf(shown.state.game).play?.Board.load();
	await render(PlayHost, { play: shown });
	return shown;
}
afterEach(() => {
	shown?.close();
});

const moveField = page.getByRole('textbox', { name: 'Move' });
const status = page.getByRole('region', { name: 'Game status' });

/** Presses a square of the chess board, White at the bottom or Black. */
async function press(square: string, bottom: 'white' | 'black' = 'white'): Promise<void> {
	const board = document.querySelector<HTMLElement>('cg-board');
	if (board === null) throw new Error('there is a board');
	const size = board.getBoundingClientRect().width / 8;
	const file = square.charCodeAt(0) - 97;
	const rank = square.charCodeAt(1) - 49;
	const across = bottom === 'white' ? file : 7 - file;
	const down = bottom === 'white' ? 7 - rank : rank;
	const position = { x: (across + 0.5) * size, y: (down + 0.5) * size };
	// Chessground only accepts trusted presses; any element on the square may be under the pointer.
	await userEvent.click(board, { position, force: true });
}

/** The target of a link, once it exists. */
const hrefOf = (link: Locator) => expect.poll(() => link.element().getAttribute('href'));

test('a start that is a board alone says what is assumed, until another game begins', async () => {
	const play = await show('start=k7/8/8/8/8/8/8/K6R');
	const note = page.getByText(/^Only the board is given: White is to move.*\(w - - 0 1\)\.$/);
	await expect.element(note).toBeVisible();
	makeMoves(play, 'Rg1');
	await expect.element(note).toBeVisible();
	play.newGame();
	await expect.element(note).not.toBeInTheDocument();
});

describe('the chess board', () => {
	test('two presses make a legal move, and only a legal one', async () => {
		const play = await show('');
		await press('e2');
		await press('e5');
		expect(textsOf(play)).toEqual([]);
		await press('e2');
		await press('e4');
		// Chessground reports a move in a turn of its own.
		await expect.poll(() => textsOf(play)[0]).toBe('e4');
		await expect
			.element(page.getByRole('img', { name: /^Board\. White: .*Last move: / }))
			.toBeVisible();
	});

	test('a pawn asks what it becomes; arrows choose, Escape takes the move back', async () => {
		const play = await show(PROMOTES);
		await press('e7');
		await press('e8');
		const dialog = page.getByRole('dialog', { name: 'The pawn on e8 becomes' });
		await expect.element(dialog).toBeVisible();
		const names = dialog
			.getByRole('button')
			.elements()
			.map((one) => one.getAttribute('aria-label'));
		expect(names).toEqual(['queen', 'rook', 'bishop', 'knight']);
		await expect.element(dialog.getByRole('button', { name: 'queen' })).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		expect(textsOf(play)).toEqual([]);
		await expect.element(page.getByRole('img', { name: /^Board/ })).toHaveFocus();
		await press('e7');
		await press('e8');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
		expect(textsOf(play)[0]).toBe('e8=N');
	});

	test('the same for Black, who sits at the bottom', async () => {
		const play = await show(PROMOTES_BLACK);
		await press('e2', 'black');
		await press('e1', 'black');
		await page.getByRole('button', { name: 'rook' }).click();
		expect(textsOf(play)[0]).toBe('e1=R+');
	});

	test('a move that is considered stays unmade, and can be made then', async () => {
		const play = await show('');
		await page.getByRole('button', { name: 'Try a move', pressed: false }).click();
		await press('d2');
		await press('d4');
		expect(textsOf(play)).toEqual([]);
		const link = status.getByRole('link', { name: /the search of R post’s reply/ });
		await hrefOf(link).toMatch(/moves\+d2d4.*step=end$/);
		await status.getByRole('button', { name: 'Play d4' }).click();
		expect(textsOf(play)[0]).toBe('d4');
	});
});

describe('tic-tac-toe', () => {
	test('cells are buttons that say what they hold', async () => {
		const play = await show('game=tictactoe&engine=minimax-tictactoe');
		await page.getByRole('button', { name: 'b2, empty' }).click();
		expect(textsOf(play)[0]).toBe('b2');
		await expect.element(page.getByRole('button', { name: 'b2, X' })).toBeVisible();
		const reply = textsOf(play)[1] ?? '';
		const taken = page.getByRole('button', { name: `${reply}, O` });
		await expect.element(taken).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(taken, { force: true });
		expect(textsOf(play)).toHaveLength(2);
	});
});

describe('the move field', () => {
	test('suggests, plays, and says what is wrong without losing what was typed', async () => {
		const play = await show('');
		await moveField.fill('N');
		const suggested = page.getByRole('list', { name: 'Moves that begin so' });
		await expect.element(suggested.getByRole('button', { name: 'Nf3' })).toBeVisible();
		await moveField.fill('e2e5');
		await userEvent.keyboard('{Enter}');
		await expect
			.element(page.getByRole('alert'))
			.toHaveTextContent('the pawn on e2 cannot go to e5');
		await expect.element(moveField).toHaveValue('e2e5');
		await moveField.fill('e4');
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		expect(textsOf(play)[0]).toBe('e4');
		await expect.element(moveField).toHaveValue('');
	});

	test('says why nothing can be played', async () => {
		await show('moves=e2e4', new SlowThinker() as never);
		await moveField.fill('d4');
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByRole('alert')).toHaveTextContent('It is the engine’s turn.');
	});
});

describe('why the engine played', () => {
	test('the moves of its search, best first, the chosen one at the top', async () => {
		const play = await show('');
		makeMoves(play, 'e4');
		const reply = play.line.made[1];
		const known = play.choiceAt(1);
		const panel = page.getByRole('region', { name: `Why ${reply?.text ?? ''}?` });
		await expect.element(panel).toBeVisible();
		await panel.getByRole('button', { name: /^All \d+ moves/ }).click();
		const rows = panel.getByRole('row').elements().slice(1);
		expect(rows).toHaveLength(20);
		expect(rows[0]?.textContent).toContain('chosen');
		const values = rows.map((row) => Number(row.children[1]?.textContent.replace('−', '-')));
		// Black is MIN: the least is best.
		expect(values).toEqual([...values].sort((one, other) => one - other));
		expect(values[0]).toBe(known?.choice.value);
		const equal = rows.filter((row) => row.textContent.includes('equally good'));
		expect(equal).toHaveLength((known?.choice.equals.length ?? 0) - 1);
		await hrefOf(panel.getByRole('link', { name: 'Step through its search' })).toMatch(
			/moves\+e2e4&.*step=end$/
		);
	});

	test('values that are not in pawns have their unit', async () => {
		const play = await show('engine=python-simple:1');
		makeMoves(play, 'e4');
		const heading = (name: string) =>
			expect.element(page.getByRole('columnheader', { name, exact: true }));
		await heading('worth to White (centipawns)').toBeVisible();
		play.setPlayer(standardPlayer('r-bloggers'));
		play.newGame();
		makeMoves(play, 'e4');
		await heading('worth to White').toBeVisible();
	});

	test('from the book, and at random', async () => {
		const play = await show('engine=ghess-mended&side=black');
		await expect.element(page.getByText(/from its opening book, without a search/)).toBeVisible();
		play.setPlayer(standardPlayer('random'));
		play.newGame();
		await expect
			.element(page.getByText(/, picked at random from 20 legal moves \(seed 1\)/))
			.toBeVisible();
	});

	test('after a reload it can be asked again', async () => {
		await show('moves=e2e4,e7e5');
		await page.getByRole('button', { name: 'Ask R post again' }).click();
		await expect.element(page.getByRole('columnheader', { name: 'worth to White' })).toBeVisible();
	});
});

describe('the keyboard and the screen reader', () => {
	const spoken = () =>
		expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent);

	test('a hint is spoken, and the focus stays in its place', async () => {
		await show('');
		const hint = page.getByRole('button', { name: 'Hint', exact: true });
		await hint.click();
		await expect.element(hint).toHaveFocus();
		await spoken().toMatch(/^Hint: .* is worth /);
		await status.getByRole('button', { name: 'Hide the hint' }).click();
		await expect.element(status).toHaveFocus();
	});

	test('another ply on the board is spoken, and so is a considered move', async () => {
		const play = await show('side=both&moves=e2e4,e7e5');
		play.goTo(1);
		await spoken().toBe('Ply 1 of 2, after White’s e4: Black to move.');
		play.goTo(2);
		play.setConsidering(true);
		const move = play.legal[0];
		if (move === undefined) throw new Error('there is a move');
		play.choose(move);
		await spoken().toMatch(/^After \S+: the search of R post’s reply/);
	});

	test('giving up leaves the focus where it was', async () => {
		await show('');
		const resign = page.getByRole('button', { name: 'Resign' });
		await resign.click();
		await expect.element(resign).toHaveFocus();
		await expect.element(resign).toHaveAttribute('aria-disabled', 'true');
	});
});

test.each(['r-bloggers', 'swift', 'python-simple', 'ghess'])(
	'%s values a game that is over',
	async (engine) => {
		await show(`engine=${engine}&moves=f2f3,e7e5,g2g4,d8h4`);
		await page.getByRole('button', { name: 'Static evaluation' }).click();
		await expect.element(page.getByRole('table').last()).toBeVisible();
	}
);

describe('how the game stands', () => {
	test('the end with its rule, and a new game', async () => {
		const play = await show('start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1');
		makeMoves(play, 'c8=Q#');
		await expect.element(status).toHaveTextContent(/1–0\s*Checkmate, White wins/);
		await page.getByRole('button', { name: 'New game' }).click();
		expect(play.line.made).toHaveLength(0);
	});

	test('giving up', async () => {
		const play = await show('');
		await page.getByRole('button', { name: 'Resign' }).click();
		await expect.element(status).toHaveTextContent(/0–1\s*White resigns: Black wins/);
		await page.getByRole('button', { name: 'Take back' }).click();
		expect(play.isOver).toBe(false);
	});

	test('a game that has ended, or is from a file, can be checked with chess.js; a running one cannot', async () => {
		const play = await show('start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1');
		const button = page.getByRole('button', { name: 'Check with chess.js' });
		await expect.element(page.getByText('No moves yet.')).toBeVisible();
		await expect.element(button).not.toBeInTheDocument();
		makeMoves(play, 'c8=Q#');
		await button.click();
		await expect
			.element(page.getByText(/^1 game, 1 move: all legal, .*, by chess\.js\.$/))
			.toBeVisible();
		play.open(PLAY.read('moves=e2e4,e7e5&side=both&imported=2&white=Anderssen'));
		await expect.element(page.getByText(/by chess\.js\.$/)).not.toBeInTheDocument();
		await button.click();
		await expect.element(page.getByText(/^1 game, 2 moves: all legal/)).toBeVisible();
		play.begin('tictactoe', { start: '.........', moves: [] });
		play.resign();
		await expect.element(status).toHaveTextContent('resigns');
		await expect.element(button).not.toBeInTheDocument();
	});

	test('a hint with its sentence and its search', async () => {
		await show('start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1');
		await page.getByRole('button', { name: 'Hint' }).click();
		await expect.element(status).toHaveTextContent(/Hint: c8=[QR]# is worth 1000 to White/);
		await expect.element(status.getByRole('link', { name: 'See the search' })).toBeVisible();
		await status.getByRole('button', { name: 'Hide the hint' }).click();
		await expect.element(status).not.toHaveTextContent('Hint:');
	});

	test('thinking, stopping, and thinking again', async () => {
		const thinker = new SlowThinker();
		const play = openPlay('', thinker).play;
		await render(PlayHost, { play });
		makeMoves(play, 'e4');
		thinker.waiting?.listener.onNodes(32_768);
		await expect.element(status).toHaveTextContent('32,768 nodes');
		await status.getByRole('button', { name: 'Stop' }).click();
		await expect.element(status).not.toHaveTextContent('A smaller depth is faster.');
		await status.getByRole('button', { name: 'Resume engine' }).click();
		const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + SLOW);
		await status.getByRole('button', { name: 'Stop' }).click();
		now.mockRestore();
		await expect.element(status).toHaveTextContent('A smaller depth is faster.');
		await status.getByRole('button', { name: 'Resume engine' }).click();
		thinker.answer();
		await expect.element(status).toHaveTextContent('White to move');
		play.close();
	});

	test('the engine’s move is announced, with check', async () => {
		const play = await show('start=7k/8/8/8/8/8/r7/7K+w+-+-+0+1&side=both');
		makeMoves(play, 'Kg1 Ra1+');
		await expect
			.poll(() => document.querySelector('[aria-live="polite"]')?.textContent)
			.toBe('Black plays Ra1+. White to move, in check.');
	});
});

test('an engine that cannot play from here says so at once', async () => {
	const play = await show('engine=krk-paper');
	await expect
		.element(page.getByRole('alert'))
		.toHaveTextContent(/king and rook.*Choose another engine/);
	play.setPlayer(standardPlayer('r-bloggers'));
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the FEN is that of the position on the board, not of the start or the end of the game', async () => {
	const play = await show('side=both');
	makeMoves(play, 'e4 c5 Nf3');
	const fen = page.getByRole('textbox', { name: 'FEN of the board' });
	await expect
		.element(fen)
		.toHaveValue('rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
	play.goTo(1);
	await expect
		.element(fen)
		.toHaveValue('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
});

test('the paper’s opponent looks two steps ahead by default', async () => {
	const play = await show('engine=krk-paper&start=8/8/6k1/3R4/8/3K4/8/8+w+-+-+0+1&side=both');
	expect(play.state.player).toEqual({ engine: 'krk-paper', plies: 4 });
});
