/** What else can be done with the link of a set. */
export { AddScene, Embed, linkOf } from '$lib/ui/frame/share-part.ts';
export { default as Bank } from './bank/BankButton.svelte';
