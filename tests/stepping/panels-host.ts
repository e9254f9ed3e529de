import '$lib/ui/app.css';
import type { Component } from 'svelte';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { recordSearch } from '$lib/core/trace/record.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import PanelsHost from './PanelsHost.svelte';

type Screen = Awaited<ReturnType<typeof render>>;

/** The explorer's model with a search recorded, at a step. */
export async function explorerOf(fields: SetupFields, step = 0): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.change(fields);
	if (explorer.faults.length > 0) throw new Error(JSON.stringify(explorer.faults));
	explorer.player.go(step);
	return explorer;
}

/** The same search without a page around it. */
export function recordingOf(fields: SetupFields): Recording {
	return recordSearch(SETUP.parse(fields).values);
}

/** Shows one component in a pane, on a page at its real size: on a scaled page clicks would miss their point. */
export async function show<Props extends Record<string, unknown>>(
	component: Component<Props>,
	explorer: Explorer,
	{
		width = '320px',
		height,
		given = {}
	}: { width?: string; height?: string; given?: Partial<Props> } = {}
): Promise<Screen> {
	await page.viewport(1280, 720);
	const shown = component as unknown as Component<Record<string, unknown>>;
	return render(PanelsHost, { props: { explorer, component: shown, width, height, given } });
}

/** The text of an element as displayed, with its visible spaces. */
export function wordsOf(element: Element | null): string {
	return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

/** The cells of the rows that a selector finds, as text. */
export function cellsOf(root: Element, rows: string): string[][] {
	return [...root.querySelectorAll(rows)].map((row) =>
		[...row.children].map((cell) => wordsOf(cell))
	);
}
