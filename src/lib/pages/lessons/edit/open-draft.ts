/** Begins and opens drafts, which the browser keeps under keys. */
import { draftOf, formatDraft, readDraft, type Draft } from '$lib/core/lessons/draft.ts';
import { blankDraft, freeName } from '$lib/core/lessons/edit-draft.ts';
import { LESSON_ID, type Lesson } from '$lib/core/lessons/lesson.ts';
import { draftNamed, keepDraft, readDrafts } from '$lib/ui/kept-drafts.ts';

export { DraftEditor } from './draft-editor.svelte.ts';

/**
 * Keeps a draft under a key of its own, which is returned: others stay as they are.
 * @param value of the file of a lesson; null for a lesson without scenes
 */
export function beginDraft(value: unknown): string {
	const taken = new Set(readDrafts().map(({ key }) => key));
	const draft = value === null ? blankDraft(freeName('my-lesson', taken)) : readDraft(value);
	const id = LESSON_ID.test(draft.id) ? draft.id : 'my-lesson';
	const key = taken.has(id) ? freeName(id.slice(0, 50), taken) : id;
	keepDraft(key, draft);
	return key;
}

/** The key of the draft of a lesson of the site. */
export function ownKey(id: string): string {
	return `${id.slice(0, 55)}-mine`;
}

export function isKept(key: string): boolean {
	return draftNamed(key) !== null;
}

/**
 * What is kept under a key, or a draft of a lesson; null where there is neither. With it goes the lesson, where it
 * differs from what is kept.
 */
export function draftFor(
	key: string,
	lesson: Lesson | null
): { readonly draft: Draft; readonly source: Draft | null } | null {
	const source = lesson === null ? null : { ...draftOf(lesson), id: key };
	const draft = draftNamed(key) ?? source;
	if (draft === null) return null;
	const isOther = source !== null && formatDraft(source) !== formatDraft(draft);
	return { draft, source: isOther ? source : null };
}
