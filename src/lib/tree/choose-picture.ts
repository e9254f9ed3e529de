import { tick } from 'svelte';
import type { TreePicture } from '$lib/core/share/link.ts';
import type { Stepped } from './stepped.ts';

/** The last choice, of which each loads what it needs: an earlier one that is ready later is void. */
const choices = new WeakMap<Stepped, object>();
const loaders = new WeakMap<Stepped, (picture: TreePicture) => Promise<void>>();

/** The tree pane says how its pictures are loaded: they choose others themselves, and so cannot be imported here. */
export function loadPicturesBy(
	stepped: Stepped,
	load: (picture: TreePicture) => Promise<void>
): void {
	loaders.set(stepped, load);
}

/** Switches to another view, which has tools of its own; the focus moves to the same button, or list, there. */
export async function choosePicture(
	stepped: Stepped,
	picture: TreePicture,
	control: HTMLElement
): Promise<void> {
	const pane = control.closest('section') ?? document.body;
	const choice = {};
	choices.set(stepped, choice);
	// The present picture is shown until the other can take its place.
	await loaders.get(stepped)?.(picture);
	if (choices.get(stepped) !== choice) return;
	stepped.tree = picture;
	await tick();
	if (control.isConnected) return;
	const same = pane.querySelector<HTMLElement>(`[data-picture="${picture}"]`);
	(same?.closest('select') ?? same)?.focus();
}
