/** The tree pane with a search, and helpers for pointing at its nodes. */
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import type { TreePicture } from '$lib/core/share/link.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { loadPicture } from '$lib/tree/large-pictures.ts';
import { wholeViewOf } from '$lib/tree/whole/whole-view.svelte.ts';
import { explorerOf, wordsOf } from '../stepping/panels-host.ts';
import { untilDrawn } from '../stepping/transport-setup.ts';
import WholeTreeHost from './WholeTreeHost.svelte';

/** A typed tree of 36 leaves: too wide to be drawn whole by the stage. */
export const WIDE = {
	game: 'tree',
	position: `[${Array.from({ length: 6 }, (_, i) => `[${[3, 1, 4, 1, 5, 9].map((leaf) => leaf + i).join(',')}]`).join(',')}]`
} as const;

export const picture = () => page.getByRole('application', { name: 'Whole tree' });

/** Shows a search at a step; a step below 0 counts from the end. */
export async function openTree(
	fields: SetupFields,
	{
		tree = 'whole',
		step = -1,
		width = 900
	}: { tree?: TreePicture; step?: number; width?: number } = {}
) {
	await page.viewport(1280, 900);
	const explorer = await explorerOf(fields);
	explorer.player.go(step < 0 ? explorer.lastStep + 1 + step : step);
	explorer.tree = tree;
	// As the page does for a link.
	await loadPicture(tree);
	const screen = await render(WholeTreeHost, { explorer, width, height: 600 });
	const view = wholeViewOf(explorer);
	await untilDrawn();
	return { explorer, view, screen };
}

/** Moves the mouse onto a unit of the picture. */
export async function hover(explorer: Explorer, unit: number): Promise<void> {
	await picture().hover({ position: wholeViewOf(explorer).placeOf(unit) });
}

export async function click(explorer: Explorer, unit: number): Promise<void> {
	await picture().click({ position: wholeViewOf(explorer).placeOf(unit) });
}

/** The text on the card of a node; empty if there is none. */
export async function cardWords(): Promise<string> {
	await untilDrawn();
	return wordsOf(document.querySelector('.card .words'));
}

/** The announced text. */
export async function spoken(): Promise<string> {
	await untilDrawn();
	return wordsOf(document.querySelector('[aria-live="polite"]'));
}

export async function press(keys: string): Promise<void> {
	picture().element().focus();
	await userEvent.keyboard(keys);
}

export function canvas(): HTMLCanvasElement {
	const found = picture().element().querySelector('canvas');
	if (found === null) throw new Error('the picture has a canvas');
	return found;
}

/** The pixels of a part of the picture, in its own pixels. */
export function pixels(x: number, y: number, width: number, height: number): Uint8ClampedArray {
	const context = canvas().getContext('2d');
	if (context === null) throw new Error('the canvas has a context');
	return context.getImageData(x, y, width, height).data;
}
