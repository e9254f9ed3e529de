/** The content of the explorer's board, read from the drawing and compared with a replay of the moves. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Chess } from 'chess.js';
import { momentAt } from '../../src/lib/core/trace/cursor.ts';
import type { KnownSearch } from './known-search.ts';

export async function expectBoard(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { game } = search.setup;
	if (game === 'tictactoe') await expectGrid(page, search, step);
	else if (game === 'chess') await expectChessBoard(page, search, step);
	// A typed tree has the board's place, too.
	else await expect(page.getByRole('region', { name: 'Board' })).toHaveCount(0);
}

async function expectGrid(page: Page, { trace, story }: KnownSearch, step: number): Promise<void> {
	const grid = story.game.format(story.replay.at(momentAt(trace, step).node));
	await expect.poll(() => gridOn(page)).toBe(grid);
	const words = [0, 1, 2].map((row) => {
		const cells = [...grid.slice(row * 3, row * 3 + 3)].map((cell) =>
			cell === '.' ? 'empty' : cell
		);
		return `Row ${3 - row}: ${cells.join(', ')}.`;
	});
	await expect(boardPicture(page)).toHaveAccessibleName(new RegExp(`^${words.join(' ')}`));
}

/** Nine characters, from the places of the marks. */
async function gridOn(page: Page): Promise<string> {
	const pieces = await boardPicture(page)
		.locator('.piece.played')
		.evaluateAll((all) =>
			all.map((piece) => ({
				sign: piece.classList.contains('max') ? 'X' : 'O',
				place: piece.getAttribute('transform') ?? ''
			}))
		);
	const cells = Array.from({ length: 9 }, () => '.');
	for (const { sign, place } of pieces) {
		const [x = NaN, y = NaN] = (place.match(/[\d.]+/g) ?? []).map(Number);
		cells[Math.floor(y / 100) * 3 + Math.floor(x / 100)] = sign;
	}
	return cells.join('');
}

/** chess.js plays the moves again, from the linked FEN. */
async function expectChessBoard(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { trace, story, setup } = search;
	const oracle = new Chess(setup.position);
	for (const row of trace.pathTo(momentAt(trace, step).node).slice(1)) {
		const uci = story.names.idOf(row);
		oracle.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci.slice(4) });
	}
	const pieces = oracle
		.board()
		.flat()
		.flatMap((piece) => (piece === null ? [] : [`${piece.square} ${piece.color}${piece.type}`]));
	await expect.poll(() => piecesOn(page)).toEqual(pieces.sort());
	for (const [side, name] of [
		['w', 'White'],
		['b', 'Black']
	] as const) {
		const king = pieces.find((piece) => piece.endsWith(`${side}k`))?.slice(0, 2) ?? '';
		await expect(boardPicture(page)).toHaveAccessibleName(new RegExp(`${name}: king ${king}\\b`));
	}
}

/** "e1 wk", ...: the pieces on chessground's squares. */
export async function piecesOn(page: Page): Promise<string[]> {
	const pieces = await page.locator('cg-board piece:not(.ghost, .fading)').evaluateAll((all) =>
		all.map((piece) => {
			const square = 'cgKey' in piece ? String(piece.cgKey) : '';
			return { square, looks: piece.getAttribute('class') ?? '' };
		})
	);
	const letters = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };
	return pieces
		.map(({ square, looks }) => {
			const [, letter] = Object.entries(letters).find(([name]) => looks.includes(name)) ?? [];
			return `${square} ${looks.includes('white') ? 'w' : 'b'}${letter ?? '?'}`;
		})
		.sort();
}

/** The drawing with the position in words; chessground draws more inside it. */
export function boardPicture(page: Page): Locator {
	return page.getByRole('region', { name: 'Board' }).locator('[role="img"][aria-label]');
}
