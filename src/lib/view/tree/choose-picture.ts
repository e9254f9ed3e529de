import { tick } from 'svelte';
import type { TreePicture } from '$lib/core/share/link.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';

/** Switches to another view, which has tools of its own; the focus moves to the same button there. */
export async function choosePicture(
	explorer: Explorer,
	picture: TreePicture,
	button: HTMLElement
): Promise<void> {
	const pane = button.closest('section') ?? document.body;
	explorer.tree = picture;
	await tick();
	if (!button.isConnected) {
		pane.querySelector<HTMLElement>(`[data-picture="${picture}"]`)?.focus();
	}
}
