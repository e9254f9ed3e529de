import { vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import TransportHarness from './TransportHarness.svelte';

/** 150 nodes by minimax, 32 by alpha-beta, 12 cutoffs; X finds its best with its first move. */
export const DEEP: SetupFields = { game: 'tictactoe', position: '.O..X.O.X' };
/** 47 nodes by minimax, 17 by alpha-beta: step 31 of 38 is its fourth cutoff. */
export const SHALLOW: SetupFields = { game: 'tictactoe', position: '..XO..OXO' };
/** Six free cells: some thousand nodes by minimax, recorded on the page. */
export const LARGE: SetupFields = { game: 'tictactoe', position: 'X...O...X' };

/** The transport around an explorer of `fields`, with a tree pane that only records its calls. */
export async function openTransport(fields: SetupFields) {
	const explorer = new Explorer();
	await explorer.change(fields);
	const tree = { zoom: vi.fn(), fit: vi.fn(), pan: vi.fn() };
	const screen = await render(TransportHarness, { explorer, tree });
	return { explorer, tree, screen };
}

/** Two frames: drawing waits for the next one. */
export async function untilDrawn(): Promise<void> {
	for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}
