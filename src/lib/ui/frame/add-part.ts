/** What adds the page that is shown to a lesson. */
import type { Component } from 'svelte';
import { resolve } from '$app/paths';
import { sceneLinkOf } from '$lib/core/lessons/scene-link.ts';
import AddScene from './AddScene.svelte';

export interface AddPart {
	/** The link of a scene that opens an address; null if none does. */
	readonly linkOf: (address: string) => string | null;
	readonly AddScene: Component<{ link: string; onnear: () => void }>;
}

export function linkOf(address: string): string | null {
	return sceneLinkOf(address, location.origin + resolve('/'));
}

export { AddScene };
