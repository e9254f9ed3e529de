/** What is said and marked after Check. */
import { page } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { assert, assertExists } from '$lib/core/base/assert.ts';
import type { EntryId } from '$lib/core/practice/answers.ts';
import { idOf, placesOf } from '$lib/core/practice/asked-places.ts';
import { findFirst } from '$lib/core/practice/check.ts';
import { textOf } from '$lib/core/explain/sentence.ts';
import { HINTS } from '$lib/core/practice/hints.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { exerciseAt } from '$lib/core/practice/set.ts';
import PracticeBody from '$lib/pages/practice/PracticeBody.svelte';
import { Practice } from '$lib/pages/practice/practice.svelte.ts';
import { SheetWork } from '$lib/pages/practice/sheet-work.svelte.ts';
import { slipsOf, type Slip } from '../../core/practice/slips.ts';
import '$lib/ui/app.css';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test('the summary of a set is said before the verdict, and is in sight after its last Check', async () => {
	await page.viewport(1280, 720);
	const practice = new Practice();
	practice.open(PRACTICE.read('level=4&seed=3&sets=1'));
	practice.way = 'sheet';
	await render(PracticeBody, { practice });
	const work = assertExists(practice.sheet, 'there is a sheet');
	const { texts, cuts } = keyOf(work.exercise);
	for (const [id, text] of Object.entries(texts) as [EntryId, string][]) work.write(id, text);
	for (const node of cuts) work.turnCut(node);
	await page.getByRole('button', { name: 'Check' }).click();
	await expect.element(page.getByText('Everything is right.')).toBeVisible();
	const summary = page.getByRole('region', { name: 'The end of the set' });
	await expect.element(summary).toHaveTextContent('1 of 1 exercise without a fault.');
	const [box, said] = [summary.element(), assertExists(document.querySelector('.said'), 'said')];
	expect(said.scrollTop).toBe(0);
	const verdict = assertExists(document.querySelector('.verdict'), 'there is a verdict');
	expect(box.compareDocumentPosition(verdict)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	const [inner, outer] = [box.getBoundingClientRect(), said.getBoundingClientRect()];
	expect([inner.top >= outer.top, inner.bottom <= outer.bottom]).toEqual([true, true]);
	await page.viewport(1280, 900);
});

test('after a right sheet the order of its children is next, where it is asked', async () => {
	const practice = new Practice();
	practice.open(PRACTICE.read('level=1&seed=3&sets=2&ask=values,reorder'));
	practice.way = 'sheet';
	await render(PracticeBody, { practice });
	const work = assertExists(practice.sheet, 'there is a sheet');
	const { texts } = keyOf(work.exercise);
	for (const [id, text] of Object.entries(texts) as [EntryId, string][]) work.write(id, text);
	const next = page.getByRole('button', { name: 'Now reorder' });
	await expect.element(next).not.toBeInTheDocument();
	await page.getByRole('button', { name: 'Check' }).click();
	await next.click();
	await expect.element(page.getByText('leaves evaluated')).toBeVisible();
	// Found there, another sheet is next.
	work.isOrdered = true;
	practice.way = 'sheet';
	await expect.element(page.getByRole('button', { name: 'Another like this' })).toBeVisible();
	await expect.element(next).not.toBeInTheDocument();
});

test('what is not judged yet is marked at its node', async () => {
	const practice = new Practice();
	practice.open(PRACTICE.read('level=2&seed=1&sets=2'));
	practice.way = 'sheet';
	await render(PracticeBody, { practice });
	const work = assertExists(practice.sheet, 'there is a sheet');
	const [, child = 0, later = 0] = [0, ...(work.exercise.tree.children[0] ?? [])];
	work.write(`value-${child}`, '99');
	work.write(`value-${later}`, '98');
	await page.getByRole('button', { name: 'Check' }).click();
	await expect.element(page.getByText('✗', { exact: true })).toBeVisible();
	for (const [node, sign] of [
		[child, '✗'],
		[later, '?']
	] as const) {
		const mark = page.getByText(sign, { exact: true }).element().getBoundingClientRect();
		const item = assertExists(document.querySelector(`[data-sheet-node="${node}"]`), 'a node');
		const shape = assertExists(item.querySelector('.shape'), 'a shape').getBoundingClientRect();
		const x = (mark.left + mark.right) / 2;
		expect(x, sign).toBeGreaterThan(shape.left);
		expect(x, sign).toBeLessThan(shape.right + 15);
	}
});

async function openLow(query: string): Promise<SheetWork> {
	await page.viewport(1280, 720);
	const practice = new Practice();
	practice.open(PRACTICE.read(query));
	practice.way = 'sheet';
	await render(PracticeBody, { practice });
	return assertExists(practice.sheet, 'there is a sheet');
}

async function expectWhole(work: SheetWork, { kind, answers }: Slip): Promise<void> {
	work.clear();
	work.answers = answers;
	await page.getByRole('button', { name: 'Check' }).click();
	// The first one loads what judges.
	await expect.poll(() => work.verdict).not.toBeNull();
	work.why();
	const verdict = assertExists(work.verdict, 'it was judged');
	await expect.element(page.getByText(verdict.rule ?? verdict.words)).toBeVisible();
	const said = assertExists(document.querySelector('.said'), 'said');
	// Once what may be tried is loaded: until then a line says so.
	await expect
		.poll(() => said.scrollHeight - said.clientHeight, { message: kind })
		.toBeLessThanOrEqual(1);
	const size = getComputedStyle(assertExists(said.querySelector('.verdict'), 'verdict')).fontSize;
	expect(parseFloat(size)).toBeGreaterThanOrEqual(14);
}

test('an explanation is whole in a window of 1280 by 720, whatever is wrong', async () => {
	const work = await openLow('level=4&seed=2&sets=2');
	const seen = new Set<string>();
	for (const slip of slipsOf(work.exercise)) {
		if (seen.has(slip.kind)) continue;
		seen.add(slip.kind);
		await expectWhole(work, slip);
	}
	expect(seen.size).toBe(7);
	await page.viewport(1280, 900);
});

test.each([2, 10])('so is the longest explanation of level 5, seed %i', async (seed) => {
	const work = await openLow(`level=5&seed=${seed}&sets=2`);
	const lengthOf = ({ answers }: Slip): number => {
		const { words, rule, sentence } = findFirst(work.exercise, answers);
		return `${words} ${rule ?? ''} ${sentence === null ? '' : textOf(sentence)}`.length;
	};
	const longest = [...slipsOf(work.exercise)].reduce((one, other) =>
		lengthOf(other) > lengthOf(one) ? other : one
	);
	expect(lengthOf(longest)).toBeGreaterThan(370);
	await expectWhole(work, longest);
	await page.viewport(1280, 900);
});

test('hint after hint fills in a place after the other, until nothing is left to fill in', async () => {
	const made = exerciseAt(PRACTICE.read('level=1&seed=2').values, 0);
	assert(made.ok, 'the set has an exercise');
	const work = new SheetWork(made.value);
	const places: string[] = [];
	for (let filled = 0; filled < placesOf(made.value).length; filled++) {
		for (const press of HINTS) {
			await work.takeHint();
			expect(work.hint?.words.includes('fills it in')).toBe(press === HINTS.length);
		}
		await work.takeHint();
		expect(work.hint?.words).toMatch(/^Filled in /);
		places.push(idOf(assertExists(work.hint, 'it says so').place));
	}
	expect(new Set(places).size).toBe(placesOf(made.value).length);
	expect(work.answers.given).toEqual(places);
	await work.takeHint();
	expect([work.hint, (await work.check())?.kind]).toEqual([null, 'right']);
});
