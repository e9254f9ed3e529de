/** The question about a pair: when it is asked, and what is said of its answers. */
import { page } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { assertExists } from '$lib/core/base/assert.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import type { EntryId } from '$lib/core/practice/answers.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import PracticeBody from '$lib/pages/practice/PracticeBody.svelte';
import PairQuestion from '$lib/pages/practice/PairQuestion.svelte';
import { Practice } from '$lib/pages/practice/practice.svelte.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

function opened(query: string): Practice {
	const practice = new Practice();
	practice.open(PRACTICE.read(query));
	practice.way = 'sheet';
	return practice;
}

/** Fills in an exercise of the set, and has it checked. */
async function solve(practice: Practice, index: number): Promise<void> {
	practice.go(index);
	const work = assertExists(practice.sheet, 'there is a sheet');
	const { texts, cuts } = keyOf(work.exercise);
	for (const [id, text] of Object.entries(texts) as [EntryId, string][]) work.write(id, text);
	for (const node of cuts) work.turnCut(node);
	await work.check();
	practice.keep(work.kept);
}

test('it is asked once both exercises are right, or were shown, and at the second one', async () => {
	const practice = opened('level=5&pairs=on');
	await solve(practice, 1);
	expect(practice.pair).toBeNull();
	await solve(practice, 0);
	expect(practice.pair).toBeNull();
	practice.go(1);
	const { equal, strict } = assertExists(practice.pair, 'both are done');
	expect([equal.rules.cut, strict.rules.cut]).toEqual(['equal', 'strict']);
	expect(strict.tree).toEqual(equal.tree);
	practice.sheet?.write('count', '1');
	expect(practice.pair).toBeNull();
	practice.sheet?.showKey();
	expect(practice.pair).not.toBeNull();

	const plain = opened('level=5');
	await solve(plain, 0);
	await solve(plain, 1);
	expect(plain.pair).toBeNull();
});

test('a wrong answer says what both searches do there, and the right one gives both tests', async () => {
	const practice = opened('level=5&pairs=on&sets=2');
	await solve(practice, 0);
	await solve(practice, 1);
	const pair = assertExists(practice.pair, 'both are done');
	await render(PairQuestion, { pair });
	const choose = page.getByRole('combobox', { name: /which node is the first/ });
	const said = page.getByRole('status');
	await choose.selectOptions('No difference');
	await expect.element(said).toHaveTextContent('✗ There is a difference.');
	await choose.selectOptions('a');
	await expect.element(said).toHaveTextContent('✗ Both searches enter a.');
	const { entered } = pair.equal.truth;
	const first = entered.findIndex((is, node) => is !== pair.strict.truth.entered[node]);
	await choose.selectOptions(String(first));
	await expect
		.element(said)
		.toHaveTextContent(/✓ That is the first one\. .* holds: .* does not hold: /);
});

test('its field is in no part of the page that is spoken as a whole', async () => {
	const practice = opened('level=5&pairs=on&sets=2');
	await solve(practice, 0);
	await solve(practice, 1);
	await render(PracticeBody, { practice });
	const choose = page.getByRole('combobox', { name: /which node is the first/ });
	await expect.element(choose).toBeVisible();
	expect(choose.element().closest('[role="status"]')).toBeNull();
});
