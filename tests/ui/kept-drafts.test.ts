/** The lessons that are being written, against what a browser may have kept, refuse or not keep. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { addScene, blankDraft } from '$lib/core/lessons/edit-draft.ts';
import type { Draft } from '$lib/core/lessons/draft.ts';
import AddScene from '$lib/ui/frame/AddScene.svelte';
import {
	brokenDrafts,
	draftNamed,
	forgetBroken,
	forgetDraft,
	keepDraft,
	readDrafts
} from '$lib/ui/kept-drafts.ts';

const KEY = 'plyscope-lesson-drafts';
const draft = (title: string): Draft => ({ ...blankDraft('a'), title });
const keys = (): string =>
	readDrafts()
		.map(({ key }) => key)
		.join(' ');

beforeEach(() => {
	localStorage.removeItem(KEY);
	// What an earlier test could not keep is forgotten.
	keepDraft('one', draft('One'));
	forgetDraft('one');
});
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.removeItem(KEY);
});

test('a draft is kept next to the others, the last changed first, and comes back to its place', () => {
	expect(keys()).toBe('');
	for (const key of ['one', 'two', 'three']) expect(keepDraft(key, draft(key))).toBe(true);
	expect(keepDraft('one', draft('One again'))).toBe(true);
	expect(keys()).toBe('one three two');
	expect(draftNamed('one')?.title).toBe('One again');
	const undo = forgetDraft('three');
	expect(keys()).toBe('one two');
	undo();
	expect(keys()).toBe('one three two');
});

test.each(['{', '{}', '[1]', '[["one"]]', '[["one","{"]]', '[["one","[]"]]', '"text"'])(
	'%s is kept as it is until it is forgotten, and drafts are in the tab meanwhile',
	(text) => {
		localStorage.setItem(KEY, text);
		expect(brokenDrafts()).toBe(text);
		expect(keepDraft('two', draft('Two'))).toBe(false);
		expect(localStorage.getItem(KEY)).toBe(text);
		expect(keys()).toBe('two');
		forgetBroken();
		expect(brokenDrafts()).toBeNull();
		expect(keepDraft('two', draft('Two'))).toBe(true);
		expect(localStorage.getItem(KEY)).toContain('Two');
	}
);

test('where the browser is full, a scene that is added is in the tab alone, and that is said', async () => {
	keepDraft('one', draft('One'));
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await render(AddScene, { link: '?step=4' });
	await page.getByRole('button', { name: 'Add this step to a lesson' }).click();
	await expect.element(page.getByText('Added to “One” as scene 1.')).toBeVisible();
	await expect.element(page.getByText('This browser keeps nothing')).toBeVisible();
	expect(draftNamed('one')?.scenes[0]?.link).toBe('?step=4');
});

test('a full lesson takes no more', async () => {
	let full: Draft | null = draft('Full');
	for (
		let more: Draft | null = full;
		more !== null;
		more = addScene(more, { link: '?', expect: null })
	)
		full = more;
	keepDraft('one', full);
	await render(AddScene, { link: '?step=4' });
	await page.getByRole('button', { name: 'Add this step to a lesson' }).click();
	await expect.element(page.getByText(/as many scenes as a lesson may have/)).toBeVisible();
	expect(draftNamed('one')?.scenes).toHaveLength(100);
});
