import { tick } from 'svelte';
import type { TreePicture } from '$lib/core/share/link.ts';
import { isGraphPicture } from './graph/graph-picture.ts';
import { GRAPH, WHOLE } from './large-pictures.ts';
import type { Stepped } from './stepped.ts';

/** Switches to another view, which has tools of its own; the focus moves to the same button, or list, there. */
export async function choosePicture(
	stepped: Stepped,
	picture: TreePicture,
	control: HTMLElement
): Promise<void> {
	const pane = control.closest('section') ?? document.body;
	// The present picture stays until the other can take its place.
	if (picture !== 'path') await (isGraphPicture(picture) ? GRAPH : WHOLE).load();
	stepped.tree = picture;
	await tick();
	if (control.isConnected) return;
	const same = pane.querySelector<HTMLElement>(`[data-picture="${picture}"]`);
	(same?.closest('select') ?? same)?.focus();
}
