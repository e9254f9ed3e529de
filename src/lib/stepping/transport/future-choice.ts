/** What the buttons and the keys do that choose how much of a search is shown, and which search. */
import type { Future } from '$lib/core/trace/future.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { stepperOf } from './stepper.svelte.ts';

/** Shows a problem, the search until now, or everything; where there is no problem, it says why. */
export function chooseFuture(explorer: Explorer, future: Future): void {
	const { problem } = explorer;
	if (future === 'problem' && !problem.ok) stepperOf(explorer).say(problem.fault.message);
	else explorer.future = future;
}

/** Swaps plain minimax in for the search, or back; where there is none, it says why. */
export function swapUnpruned(explorer: Explorer): void {
	const { gap } = explorer.unpruned;
	if (gap === null) explorer.toggleUnpruned();
	else stepperOf(explorer).say(gap);
}

/** One step back by a slide remote: before the first step is the problem, where there is one. */
export function pageBack(explorer: Explorer): void {
	const { future, problem, step } = explorer;
	if (step > 0 || future === 'problem' || !problem.ok) stepperOf(explorer).travel('previous');
	else chooseFuture(explorer, 'problem');
}
