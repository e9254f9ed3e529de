/** The slider at a missing cut: the branch takes every value, and the root keeps its own. */
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { assertExists } from '$lib/core/base/assert.ts';
import type { EntryId } from '$lib/core/practice/answers.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { SheetWork } from '$lib/pages/practice/sheet-work.svelte.ts';
import VerdictMore from '$lib/pages/practice/VerdictMore.svelte';
import { exercise } from '../../core/practice/exercises.ts';

test('once a missing cut is explained, the branch can be worth anything, and the root stays', async () => {
	const work = new SheetWork(exercise(2, 1));
	const { texts, cuts } = keyOf(work.exercise);
	for (const [id, text] of Object.entries(texts) as [EntryId, string][]) work.write(id, text);
	for (const node of cuts.slice(1)) work.turnCut(node);
	const verdict = assertExists(await work.check(), 'what judges is there');
	expect(verdict.kind).toBe('under-pruned');
	await render(VerdictMore, { work, verdict });
	const slider = page.getByRole('slider', { name: /^What .* is worth$/ });
	// Before the explanation it would give the answer away.
	await expect.element(slider).not.toBeInTheDocument();
	work.why();
	await expect.element(slider).toBeVisible();
	(slider.element() as HTMLElement).focus();
	const root = work.exercise.truth.values[0]?.value;
	for (const [key, value] of [
		['Home', '−∞'],
		['End', '∞']
	] as const) {
		await userEvent.keyboard(`{${key}}`);
		await expect.element(slider).toHaveAttribute('aria-valuetext', `${value}; the root ${root}`);
	}
	await expect.element(page.getByText(`at ∞: the root ${root}.`)).toBeVisible();
});
