/** The answer of each wrong idea, filled in as a student would, is named on the page. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { assertExists } from '$lib/core/base/assert.ts';
import type { EntryId } from '$lib/core/practice/answers.ts';
import { checkAnswers } from '$lib/core/practice/check.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import type { Idea } from '$lib/core/practice/ideas/idea.ts';
import { IDEAS } from '$lib/core/practice/ideas/registry.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { SheetWork } from '$lib/pages/practice/sheet-work.svelte.ts';
import VerdictNote from '$lib/pages/practice/VerdictNote.svelte';
import { exercise } from '../../core/practice/exercises.ts';

/** An exercise in which the answer of an idea is wrong, and that answer. */
function wrongBy({ about, answers }: Idea): [Exercise, ReturnType<typeof keyOf>] {
	const level = about.includes('alphabeta') ? 5 : 1;
	for (let seed = 1; seed <= 100; seed++) {
		const x = exercise(level, seed);
		for (const sheet of answers(x, x.truth)) {
			const key = keyOf(x, sheet);
			if (checkAnswers(x, key).kind !== 'right') return [x, key];
		}
	}
	throw new Error('no exercise of a hundred tells the idea from the truth');
}

test.each(IDEAS.map((idea) => [idea.id, idea] as const))('%s', async (id, idea) => {
	const [x, key] = wrongBy(idea);
	const work = new SheetWork(x);
	for (const [entry, text] of Object.entries(key.texts) as [EntryId, string][]) {
		work.write(entry, text);
	}
	for (const node of key.cuts) work.turnCut(node);
	const verdict = assertExists(await work.check(), 'what judges is there');
	expect(verdict.named?.ideas).toContain(id);
	const onwhy = (): void => undefined;
	const { container } = await render(VerdictNote, { work, verdict, marks: 'follow', onwhy });
	const words = verdict.named?.words ?? '-';
	expect(container.textContent).not.toContain(words);
	work.why();
	await expect.poll(() => container.textContent).toContain(words);
	// It is spoken as a whole: what can be answered is apart from it.
	expect(container.querySelector('input, select')).toBeNull();
});
