/** Links to lessons: which one, its scene, and the layout. */
import { fail, ok } from '../base/result.ts';
import { choice, whole } from '../fields/field.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { PAGE_VIEW_NAMES } from '../share/page-views.ts';
import { LESSON_ID, MOST_SCENES, WRONG_ID } from './lesson.ts';

/** A lesson is read, given on this screen alone, given on a stage in a window of its own, or written. */
const LESSON_VIEW_NAMES = { ...PAGE_VIEW_NAMES, presenter: 'Presenter', edit: 'Editor' } as const;

export interface LessonsValues {
	/** The id of a lesson; null: the list of them. */
	readonly lesson: string | null;
	/** From 1. */
	readonly scene: number;
	readonly view: keyof typeof LESSON_VIEW_NAMES;
}

export type LessonsField = keyof LessonsValues | LinkPart;

export const LESSONS = fieldList<LessonsValues>({
	lesson: {
		label: 'Lesson',
		about: 'the id of a lesson',
		usual: 'the list of lessons',
		parse: (text) => (LESSON_ID.test(text) ? ok(text) : fail('lesson-id', WRONG_ID)),
		format: (id) => id,
		default: () => null
	},
	scene: whole({
		label: 'Scene',
		about: `the scene, 1 to ${MOST_SCENES}`,
		least: 1,
		most: MOST_SCENES,
		code: 'scene-range',
		wrong: (quoted) => `${quoted} is not a scene: give a whole number from 1.`,
		default: 1
	}),
	view: choice('view', {
		label: 'View',
		about: 'the layout of the page',
		names: LESSON_VIEW_NAMES,
		default: 'page'
	})
});
