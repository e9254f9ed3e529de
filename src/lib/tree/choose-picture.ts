import { tick } from 'svelte';
import type { StageForm, TreePicture } from '$lib/core/share/link.ts';
import { loadPicture } from './large-pictures.ts';
import { perStepped } from './per-stepped.svelte.ts';
import { loadSpine } from './stage/spine-part.ts';
import { stageViewOf } from './stage/stage-view.svelte.ts';
import type { Stepped } from './stepped.ts';

/** The last choice, of which each loads what it needs: an earlier one that is ready later is void. */
const choiceOf = perStepped((): { last: object | null } => ({ last: null }));

/** Switches to another picture. A control that this takes away leaves the focus to the picture. */
export async function choosePicture(
	stepped: Stepped,
	picture: TreePicture,
	control: HTMLElement
): Promise<void> {
	const pane = control.closest('section') ?? document.body;
	const choice = choiceOf(stepped);
	const mine = {};
	choice.last = mine;
	const { tree, form } = wantedBy(stepped, picture);
	// The present picture is shown until the other can take its place.
	await Promise.all([loadPicture(tree), form === 'spine' ? loadSpine() : null]);
	if (choice.last !== mine) return;
	stepped.tree = tree;
	stepped.form = form;
	await tick();
	// Who has gone elsewhere meanwhile stays there.
	if (control.isConnected || document.activeElement !== document.body) return;
	pane.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** A tree that fits is one picture in two forms, of which one is called the path; both are the stage's. */
function wantedBy(stepped: Stepped, picture: TreePicture): { tree: TreePicture; form: StageForm } {
	const { form } = stepped;
	if (!stageViewOf(stepped).fits) return { tree: picture, form };
	if (picture === 'path') return { tree: 'path', form: 'spine' };
	return picture === 'whole' ? { tree: 'path', form: 'whole' } : { tree: picture, form };
}
