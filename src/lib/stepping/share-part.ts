/** What else can be done with the link of a step. */
export { default as AddScene } from './AddStep.svelte';
export { default as Embed } from './EmbedStep.svelte';
export { linkOf } from '$lib/ui/frame/share-part.ts';
export { default as HideChoice } from './hidden/HideChoice.svelte';
export { default as Figure } from './figure/FigureButton.svelte';
