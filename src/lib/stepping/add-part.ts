/** What adds the step that is shown to a lesson. */
export { default as AddScene } from './AddStep.svelte';
export { linkOf } from '$lib/ui/frame/add-part.ts';
