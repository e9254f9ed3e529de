/** Opens the position editor over an explorer, as the page does. */
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '$lib/ui/app.css';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import PositionEditor from '$lib/games/position/PositionEditor.svelte';
import Harness from './BoardsHarness.svelte';

export interface OpenEditor {
	/** Number of its requests to be closed. */
	readonly closed: () => number;
	readonly text: Locator;
	readonly apply: Locator;
	readonly alert: Locator;
	readonly unmount: () => Promise<void>;
}

export async function openEditor(explorer: Explorer): Promise<OpenEditor> {
	let closed = 0;
	const props = {
		holder: explorer,
		onclose: () => {
			closed++;
		}
	};
	const view = await render(Harness, {
		props: { explorer, component: PositionEditor, props }
	});
	return {
		closed: () => closed,
		text: page.getByLabelText(/as text$/),
		apply: page.getByRole('button', { name: 'Search this position' }),
		alert: page.getByRole('alert'),
		unmount: () => view.unmount()
	};
}
