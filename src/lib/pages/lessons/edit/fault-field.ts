/** The control of the editor where a fault is corrected. */
import type { LessonPlace } from '$lib/core/lessons/parse-lesson.ts';

/** Null where it is not on the page. */
export function fieldOfFault(box: Element, { scene, field }: LessonPlace): HTMLElement | null {
	const name = (field ?? '')
		// What a link is expected to show is taken with the link.
		.replace(/expect .*$/, 'link')
		.replace(/^(choices|correct)$/, 'choices 1');
	const of = scene === null ? 'lesson' : 'scene';
	return (
		box.querySelector<HTMLElement>(`[name="${CSS.escape(`${of} ${name}`)}"]`) ??
		// A choice from a list, which only a file from elsewhere can have wrong.
		box.querySelector<HTMLElement>('select[aria-invalid="true"]') ??
		// A lesson without scenes.
		box.querySelector<HTMLElement>('[aria-label="Scene"] button')
	);
}
