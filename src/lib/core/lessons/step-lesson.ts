/** A step that is presented by itself: a lesson of one scene without question, whose search goes on event by event. */
import { isRecord } from '../base/is-record.ts';
import { LESSON_FORMAT, LESSON_VERSION, type Lesson } from './lesson.ts';
import { readSceneLink } from './scene-link.ts';

/** Its id. A lesson of this id whose file is open goes before it. */
export const STEP_LESSON = 'this-step';

/** What is kept of a presented step. */
export interface PresentedStep {
	/** Relative to the root of the site, as in a lesson. */
	readonly link: string;
	readonly title: string;
}

/** Null for anything that is no presented step. */
export function stepLesson(step: unknown): Lesson | null {
	if (!isRecord(step)) return null;
	const { link, title } = step;
	if (typeof link !== 'string' || typeof title !== 'string' || !readSceneLink(link).ok) return null;
	return {
		format: LESSON_FORMAT,
		version: LESSON_VERSION,
		id: STEP_LESSON,
		language: 'en',
		kind: 'lecture',
		title,
		about: '',
		minutes: 0,
		scenes: [{ id: 'step', title, minutes: 0, link, note: '', question: '', answer: '', hint: '' }]
	};
}
