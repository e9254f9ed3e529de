import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-svelte';
import '$lib/ui/app.css';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import Board from '$lib/stepping/board/Board.svelte';
import { faceOf } from '$lib/games/registry.ts';
import { CHESS, exploreAt, findStep, GRID, TEXTBOOK } from './boards-explorer.ts';
import Harness from './BoardsHarness.svelte';

/** With the board there from the beginning, as on the page of a link. */
async function show(explorer: Explorer): Promise<RenderResult<typeof Harness>> {
	await faceOf(explorer.setup.game).Board.load();
	return render(Harness, { props: { explorer, component: Board } });
}

function label(): string {
	return document.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
}

/** The legend as "name: moves", without what is hidden. */
function legend(): Record<string, string> {
	const terms = [...document.querySelectorAll('dt')].filter((term) =>
		term.checkVisibility({ visibilityProperty: true })
	);
	return Object.fromEntries(
		terms.map((term) => [
			term.textContent.trim(),
			term.nextElementSibling?.textContent.trim() ?? ''
		])
	);
}

describe('a typed tree', () => {
	it('tells whose turn it is, what was just searched, what is best and what was cut', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		explorer.player.go(findStep(explorer, 'cut', 'b'));
		await show(explorer);
		await expect.element(page.getByRole('heading', { name: 'Node b' })).toBeVisible();
		await expect.element(page.getByText('MIN to move')).toBeVisible();
		expect(legend()).toEqual({
			'This node': 'b',
			'Just searched': 'b1',
			'Best so far': 'b1',
			Pruned: 'b2, b3'
		});
		expect(label()).toBe(
			'Node b, MIN to move. Children: b1 (2), b2 (4), b3 (6). Just searched: b1. Best so far: b1. Pruned: b2, b3.'
		);
		expect(document.querySelector('.text .here')?.textContent).toBe('[2, 4, 6]');
		expect([...document.querySelectorAll('.text .pruned')].map((e) => e.textContent)).toEqual([
			'4',
			'6'
		]);
		expect(document.querySelector('.child.searched')?.textContent).toContain('b1');
	});

	it('is at its root to begin with, with nothing marked', async () => {
		await show(await exploreAt(TEXTBOOK));
		await expect.element(page.getByRole('heading', { name: 'Root' })).toBeVisible();
		expect(legend()).toEqual({
			'This node': 'root',
			'Just searched': '–',
			'Best so far': '–'
		});
	});

	it('says what a leaf is worth', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		explorer.player.go(findStep(explorer, 'evaluate', 'a a2'));
		await show(explorer);
		await expect.element(page.getByText('A leaf, worth 12.')).toBeVisible();
	});

	it('stays within its pane, however large the tree', async () => {
		const row = `[${Array.from({ length: 40 }, (_, i) => `name${i}:${i * 1_000_003}`).join(',')}]`;
		const position = `[${Array.from({ length: 40 }, () => row).join(',')}]`;
		const explorer = await exploreAt({ game: 'tree', position }, 3);
		const { container } = await show(explorer);
		const pane = container.querySelector('.panel');
		for (const step of [0, 3, explorer.lastStep]) {
			explorer.player.go(step);
			await expect.poll(() => container.querySelectorAll('.text .here').length).toBe(1);
			expect(pane?.scrollWidth).toBeLessThanOrEqual(280);
			expect(container.querySelector('.text')?.getBoundingClientRect().height).toBeLessThan(1200);
		}
	});
});

describe('tic-tac-toe', () => {
	it('marks the move just searched as a ghost, the best with a star, and hatches the rest', async () => {
		const explorer = await exploreAt(GRID);
		explorer.player.go(findStep(explorer, 'cut', 'c3'));
		const { container } = await show(explorer);
		expect(legend()['Pruned']).toBe('a2 and 2 more');
		await page.getByRole('button', { name: 'and 2 more' }).click();
		const listed = page.getByRole('dialog', { name: 'Pruned moves' }).getByRole('listitem');
		expect(listed.elements().map((item) => item.textContent)).toEqual(['a2', 'c2', 'b1']);
		await page.getByRole('button', { name: 'Close' }).click();
		expect(container.querySelectorAll('.picture .pruned').length).toBe(3);
		expect(container.querySelectorAll('.piece.ghost').length).toBe(1);
		expect(container.querySelectorAll('.picture .star').length).toBe(1);
		expect(container.querySelectorAll('.picture .last').length).toBe(1);
		expect(label()).toMatch(/^Row 3: empty, O, X\. Row 2: empty, X, empty\..*O to move\./);
		await expect.element(page.getByRole('heading', { name: 'After c3' })).toBeVisible();
	});

	it('strikes the winning line through', async () => {
		const explorer = await exploreAt({ game: 'tictactoe', position: 'XXXOO....' });
		const { container } = await show(explorer);
		expect(container.querySelectorAll('.strike').length).toBe(1);
		await expect.element(page.getByText('X wins: row 3.')).toBeVisible();
	});
});

describe('chess', () => {
	it('can be turned, by mouse and by keyboard', async () => {
		await show(await exploreAt(CHESS));
		const flip = page.getByRole('button', { name: 'Flip board' });
		const isBlack = (): boolean =>
			document.querySelector('.chess-board.orientation-black') !== null;
		await expect.element(flip).toHaveAttribute('aria-pressed', 'false');
		await flip.click();
		await expect.poll(isBlack).toBe(true);
		await userEvent.keyboard('{Enter}');
		await expect.poll(isBlack).toBe(false);
	});

	it('names moves in the way of chess and says where the depth limit is', async () => {
		const explorer = await exploreAt(CHESS);
		explorer.player.go(findStep(explorer, 'evaluate', 'a3 Re7'));
		await show(explorer);
		await expect.element(page.getByText(/White to move · depth limit/)).toBeVisible();
		expect(legend()['Last move']).toBe('Re7');
		expect(label()).toContain('rook e7');
	});
});

describe('the board through a search', () => {
	it('follows the steps', async () => {
		const explorer = await exploreAt(GRID, 0);
		await show(explorer);
		for (const step of [0, 5, 2, explorer.lastStep, 1]) {
			explorer.player.go(step);
			const name = explorer.story.names.pathTo(explorer.moment.node).join(' ');
			const heading = name === '' ? 'Root' : `After ${name}`;
			await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
		}
	});

	it('has the moves of a place in its line as wholes, none of which is cut', async () => {
		const explorer = await exploreAt({ game: 'tictactoe', position: '.........', depth: '6' });
		const { trace, story } = explorer;
		const deep = Array.from({ length: trace.rows }, (_, row) => row).find(
			(row) => story.names.pathTo(row).length === 6
		);
		const [earliest = '', ...others] = story.names.pathTo(deep ?? 0).slice(-4, -1);
		explorer.player.go(trace.enterStepOf(deep ?? 0));
		await show(explorer);
		const words = [...document.querySelectorAll<HTMLElement>('h2 > .one-line > span')];
		expect(words.map(({ textContent }) => textContent)).toEqual([`…\u00a0${earliest}`, ...others]);
		expect(words.map((word) => getComputedStyle(word).display)).toEqual(
			words.map(() => 'inline-block')
		);
	});

	it.each([TEXTBOOK, GRID, CHESS])('of $game never tells what comes later', async (fields) => {
		const explorer = await exploreAt(fields);
		const { trace, story } = explorer;
		await show(explorer);
		for (let step = 0; step <= explorer.lastStep; step += fields === CHESS ? 17 : 1) {
			explorer.player.go(step);
			const { node, path } = explorer.moment;
			flushSync();
			const words = legend();
			const best = path.at(-1)?.bestChild ?? -1;
			expect(words['Best so far'], `step ${step}`).toBe(best < 0 ? '–' : story.names.of(best));
			const cut = [...trace.childrenOf(node)].filter(
				(row) => trace.isPruned(row) && trace.enterStepOf(row) <= step
			);
			expect(words['Pruned'] === undefined, `step ${step}`).toBe(cut.length === 0);
			expect(label().includes('Pruned'), `step ${step}`).toBe(cut.length > 0);
		}
	});

	it('shows what a cut will leave out when the future is shown', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		explorer.player.go(findStep(explorer, 'enter', 'b'));
		await show(explorer);
		expect(legend()['Pruned']).toBeUndefined();
		explorer.future = 'show';
		await expect.poll(() => legend()['Pruned']).toBe('b2, b3');
	});

	it('has no mark for cuts where nothing can be cut', async () => {
		await show(await exploreAt({ ...TEXTBOOK, algorithm: 'minimax' }));
		expect(Object.keys(legend())).toEqual(['This node', 'Just searched', 'Best so far']);
	});
});

describe('a root with a game behind it', () => {
	const GAME = '4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1 e8e7';
	const lit = (): (string | undefined)[] =>
		[...document.querySelectorAll<HTMLElement>('cg-board square.last-move')].map(
			(square) => (square as HTMLElement & { cgKey?: string }).cgKey
		);

	it('shows the move that led to it, in chess and in king and rook', async () => {
		const explorer = await exploreAt({ game: 'chess', position: GAME, depth: '1' });
		const view = await show(explorer);
		await expect.element(page.getByRole('heading', { name: 'Root, after Ke7' })).toBeVisible();
		expect(legend()['Last move']).toBe('Ke7');
		expect(label()).toMatch(/White to move\. Last move: Ke7\./);
		await expect.poll(() => lit().sort()).toEqual(['e7', 'e8']);
		explorer.player.go(1);
		await expect.poll(() => legend()['Last move']).toBe('Ra1');
		await view.unmount();
		await show(await exploreAt({ game: 'krk', position: '194 moves a6b6', depth: '1' }));
		await expect.element(page.getByRole('heading', { name: 'Root, after Kb6' })).toBeVisible();
	});

	it('is the end of the game where a position stands for the third time', async () => {
		const moves = 'h1g1 e8e7 g1h1 e7e8';
		const position = `4k3/8/8/8/8/8/8/4K2R w - - 0 1 moves ${moves} ${moves}`;
		await show(await exploreAt({ game: 'chess', position, depth: '1' }));
		await expect
			.element(
				page
					.getByText('Threefold repetition, a draw: the same position for the third time.')
					.first()
			)
			.toBeVisible();
	});
});
