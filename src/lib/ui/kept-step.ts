/** The step that this tab presents by itself: kept until the tab is closed, so that a reload goes on with it. */
import type { PresentedStep } from '$lib/core/lessons/step-lesson.ts';
import { KeptText } from './kept-text.ts';

const kept = new KeptText('plyscope-presented-step', 'the tab is closed');
/** Where the browser keeps nothing it is there until a reload. */
let given: PresentedStep | null = null;

export function keepStep(step: PresentedStep): void {
	given = step;
	kept.write(JSON.stringify(step));
}

/** Of any kind: what a browser keeps may have been changed. */
export function keptStep(): unknown {
	return given ?? kept.readJson();
}
