/** What is loaded with the first tree that is tried. */
export { attempt, type Attempt } from '$lib/core/practice/break-it/attempt.ts';
export { writeBreakCode } from '$lib/core/practice/break-it/break-code.ts';
export { TwoRuns } from '$lib/stepping/lanes/two-runs.svelte.ts';
export { default as RunsView } from './RunsView.svelte';
