/** What else can be done with the link of a page: it is added to a lesson, or made one for an assignment. */
import type { Component } from 'svelte';
import { resolve } from '$app/paths';
import { sceneLinkOf } from '$lib/core/lessons/scene-link.ts';
import AddScene from './AddScene.svelte';
import Embed from './EmbedButton.svelte';

export interface SharePart {
	/** The link of a scene that opens an address; null if none does. */
	readonly linkOf: (address: string) => string | null;
	readonly AddScene: Component<{ link: string }>;
	/** Makes the markup of a frame, for the pages that can be in one. */
	readonly Embed: Component<{ address: string }>;
	/** Draws what is shown for slides and papers, where a page can. */
	readonly Figure?: Component;
	/** Makes questions for a learning system of the set that an address opens, where a page has sets. */
	readonly Bank?: Component<{ address: string }>;
	/** Makes a link that hides answers, where a link can. */
	readonly HideChoice?: Component;
}

export function linkOf(address: string): string | null {
	return sceneLinkOf(address, location.origin + resolve('/'));
}

export { AddScene, Embed };
