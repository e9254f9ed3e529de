import { tick } from 'svelte';
import type { TreePicture } from '$lib/core/share/link.ts';
import { loadPicture } from './large-pictures.ts';
import { perStepped } from './per-stepped.svelte.ts';
import type { Stepped } from './stepped.ts';

/** The last choice, of which each loads what it needs: an earlier one that is ready later is void. */
const choiceOf = perStepped((): { last: object | null } => ({ last: null }));

/** Switches to another view, which has tools of its own; the focus moves to the same button, or list, there. */
export async function choosePicture(
	stepped: Stepped,
	picture: TreePicture,
	control: HTMLElement
): Promise<void> {
	const pane = control.closest('section') ?? document.body;
	const choice = choiceOf(stepped);
	const mine = {};
	choice.last = mine;
	// The present picture is shown until the other can take its place.
	await loadPicture(picture);
	if (choice.last !== mine) return;
	stepped.tree = picture;
	await tick();
	// Who has gone elsewhere meanwhile stays there.
	if (control.isConnected || document.activeElement !== document.body) return;
	const same = pane.querySelector<HTMLElement>(`[data-picture="${picture}"]`);
	(same?.closest('select') ?? same)?.focus();
}
