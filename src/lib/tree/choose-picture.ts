import { tick } from 'svelte';
import type { TreePicture } from '$lib/core/share/link.ts';
import type { Stepped } from './stepped.ts';

/** Switches to another view, which has tools of its own; the focus moves to the same button there. */
export async function choosePicture(
	stepped: Stepped,
	picture: TreePicture,
	button: HTMLElement
): Promise<void> {
	const pane = button.closest('section') ?? document.body;
	stepped.tree = picture;
	await tick();
	if (!button.isConnected) {
		pane.querySelector<HTMLElement>(`[data-picture="${picture}"]`)?.focus();
	}
}
