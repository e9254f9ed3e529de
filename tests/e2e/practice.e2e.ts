import { assert } from '../../src/lib/core/base/assert.ts';
import { checkAnswers } from '../../src/lib/core/practice/check.ts';
import { readCode } from '../../src/lib/core/practice/code.ts';
import { ideasAbout } from '../../src/lib/core/practice/ideas/registry.ts';
import { keyOf } from '../../src/lib/core/practice/key.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { exerciseAt, sizeOf } from '../../src/lib/core/practice/set.ts';
import { expect, test } from './fixtures.ts';
import { button } from './helpers.ts';
import {
	fillInByKey,
	keep,
	openSheet,
	selected,
	sheetNode,
	tabTo,
	travelTo,
	verdict
} from './practice-sheet.ts';

test('a sheet of level 4 is filled in, checked and kept, by keyboard alone @daily', async ({
	page
}) => {
	const query = 'level=4&seed=3&sets=1';
	const exercise = await openSheet(page, query);
	const key = keyOf(exercise);
	await tabTo(page, selected(page));
	await fillInByKey(page, exercise, key);
	await page.keyboard.press('Control+Enter');
	await expect(verdict(page)).toContainText('Right so far. Something is still to be filled in');
	await expect(verdict(page)).toBeFocused();
	await tabTo(page, page.getByRole('textbox', { name: 'Leaves evaluated' }));
	await page.keyboard.type(key.texts.count ?? '');
	await tabTo(page, page.getByRole('combobox', { name: 'Move at the root' }));
	await page.keyboard.type(key.texts.move ?? '');
	await page.keyboard.press('Control+Enter');
	await expect(verdict(page)).toContainText('Everything is right.');
	const code = await page.getByRole('textbox', { name: /^Result code/ }).inputValue();
	const read = readCode(code);
	assert(read.ok, 'the page writes a code that can be read');
	expect(checkAnswers(exercise, read.value.answers[0] ?? key).kind).toBe('right');

	await page.reload();
	await expect(sheetNode(page, 0)).toHaveAccessibleName(
		new RegExp(`Value ${key.texts['value-0'] ?? '-'}\\.`)
	);
	// The answers are as they were checked, so the verdict is there as well.
	await expect(verdict(page)).toContainText('Everything is right.');
	await expect(page.getByRole('textbox', { name: /^Result code/ })).toHaveValue(code);
	await expect(verdict(page)).toContainText('1 of 1 exercise without a fault. Cuts ');
	await expect(button(page, 'One more like this')).toBeVisible();
	await button(page, 'Forget…').click();
	await button(page, 'Forget this set').click();
	await expect(sheetNode(page, 0)).toHaveAccessibleName(/Value blank\./);

	// The set has an end, and one button goes on: three in a row lead to the next level.
	const three = 'level=4&sets=3';
	const kept = [0, 1, 2].map((index) => {
		const made = exerciseAt(PRACTICE.read(three).values, index);
		assert(made.ok, 'the set has this exercise');
		return { answers: keyOf(made.value), isChecked: true, isDone: true, isJudged: true };
	});
	await keep(page, three, kept.entries());
	await page.goto(`/practice/?${three}&show=3`);
	await expect(verdict(page)).toContainText('3 in a row without a fault');
	await expect(button(page, 'One more like this')).toBeHidden();
	await button(page, 'On to level 5').click();
	await expect(page).toHaveURL(/level=5&pairs=on$/);
	await page.goto('/learn/');
	const levels = page.getByRole('region', { name: 'Five levels of practice' });
	await expect(levels.getByRole('listitem').filter({ hasText: 'Level 4' })).toContainText('Done');
});

test('a branch that is cut too early is found, and said why, and undone', async ({ page }) => {
	const exercise = await openSheet(page, 'level=2&seed=1');
	const { truth, tree } = exercise;
	const searched = truth.pruned.findIndex(
		(isPruned, node) =>
			!isPruned && node > 0 && tree.children[tree.parent[node] as number]?.[0] !== node
	);
	await sheetNode(page, 0).locator('.shape').click();
	await page.keyboard.type('3');
	await page.keyboard.press('Enter');
	await travelTo(page, exercise, searched);
	await page.keyboard.press('x');
	await page.keyboard.press('Control+Enter');
	// At first only where: a question whose answer is on the sheet. Then why, for half of the place.
	await expect(verdict(page)).toContainText('✗ The search does not leave the branches at');
	await expect(sheetNode(page, searched)).toHaveAccessibleName(/Branch cut\. Not judged yet\.$/);
	await expect(page.getByRole('link', { name: 'Show this step' })).toBeHidden();
	await page.keyboard.press('h');
	await expect(verdict(page)).toContainText(/✗ The search .* Hint At /s);
	await button(page, 'Why?').click();
	await expect(verdict(page)).toContainText(
		/✗ Cut too early .* does not hold, since .* is searched\./
	);
	await expect(sheetNode(page, searched)).toHaveAccessibleName(/Branch cut\. Wrong\.$/);
	await expect(page.getByRole('link', { name: 'Show this step' })).toHaveAttribute('href', /step=/);
	await sheetNode(page, searched).focus();
	await page.keyboard.press('z');
	await expect(sheetNode(page, searched)).toHaveAccessibleName(/Branch not cut\.$/);

	// The key has the focus in the tree, and a sentence for each node; Undo gives the focus back.
	await button(page, 'Show the key').click();
	await expect(sheetNode(page, searched)).toBeFocused();
	await expect(verdict(page)).toContainText(/^The key, at /);
	const said = await verdict(page).innerText();
	await page.keyboard.press('Home');
	await expect(verdict(page)).not.toHaveText(said);
	await button(page, 'Start again').click();
	await expect(sheetNode(page, 0)).toBeFocused();
	await expect(button(page, 'Hint')).toBeVisible();
	await expect(button(page, 'Show the key')).toBeVisible();

	// Each exercise is an entry of the browser's history, and keeps its answers.
	await button(page, 'Exercise 2').click();
	await sheetNode(page, 0).focus();
	await page.keyboard.type('5');
	await page.keyboard.press('Enter');
	await button(page, 'Exercise 3').click();
	await expect(page).toHaveURL(/show=3/);
	await expect(sheetNode(page, 0)).toHaveAccessibleName(/Value blank\./);
	await page.goBack();
	await expect(page).toHaveURL(/show=2/);
	await expect(sheetNode(page, 0)).toHaveAccessibleName(/Value 5\./);
	await page.goBack();
	await expect(page).toHaveURL(/level=2$/);
});

test('a diagnosis ends with the idea that fits every answer, and a tree for it', async ({
	page
}) => {
	const query = 'diagnose=on';
	const { values } = PRACTICE.read(query);
	const kept = Array.from({ length: sizeOf(values) }, (_, index) => {
		const exercise = exerciseAt(values, index);
		assert(exercise.ok, 'the set has this exercise');
		const shallow = ideasAbout('alphabeta').find(({ id }) => id === 'shallow');
		const [sheet] = shallow?.answers(exercise.value, exercise.value.truth) ?? [];
		return {
			answers: keyOf(exercise.value, sheet),
			hints: 0,
			isChecked: true,
			isDone: false,
			isJudged: true
		};
	});
	await keep(page, query, kept.slice(0, -1).entries());
	await page.goto(`/practice/?${query}&show=${kept.length}`);
	for (const [id, text] of Object.entries(kept.at(-1)?.answers.texts ?? {})) {
		if (!id.startsWith('value-')) continue;
		await sheetNode(page, Number(id.slice(6))).focus();
		await page.keyboard.type(text ?? '');
		await page.keyboard.press('Enter');
	}
	for (const node of kept.at(-1)?.answers.cuts ?? []) {
		await sheetNode(page, node).focus();
		await page.keyboard.press('x');
	}
	const { count = '', move = '' } = kept.at(-1)?.answers.texts ?? {};
	await page.getByRole('textbox', { name: 'Leaves evaluated' }).fill(count);
	await page.getByRole('combobox', { name: 'Move at the root' }).selectOption(move);
	const diagnosis = page.getByRole('status', { name: 'Diagnosis' });
	await expect(diagnosis).toBeHidden();
	// It says what it is and how many trees are left, and gives nothing away before its end.
	await expect(verdict(page)).toContainText(`1 of ${kept.length} trees are left`);
	for (const name of ['Check', 'Hint', 'Show the key'])
		await expect(button(page, name)).toBeHidden();
	await sheetNode(page, 0).focus();
	await page.keyboard.press('h');
	await button(page, 'Exercise 1, begun').click();
	await expect(sheetNode(page, 0)).toHaveAccessibleName(/Value /);
	await expect(page.getByText('✗')).toHaveCount(0);
	await page.goBack();
	await expect(page.getByRole('textbox', { name: 'Leaves evaluated' })).toHaveValue(count);
	await button(page, 'Hand in').click();
	await expect(diagnosis).toContainText('One idea fits every answer.');
	await expect(diagnosis).toContainText('where only the parent can cut');
	await expect(diagnosis).toBeFocused();
	await diagnosis.getByRole('button', { name: /^See exercise/ }).click();
	await expect(verdict(page)).toContainText('✗');
});

test('the answer of a wrong idea is named', async ({ page }) => {
	const query = 'level=4&seed=5&sets=1&marks=strict';
	const exercise = await openSheet(page, query);
	const shallow = ideasAbout(exercise.algorithm).find(({ id }) => id === 'shallow');
	assert(shallow !== undefined, 'there is such an idea');
	const [sheet] = shallow.answers(exercise, exercise.truth);
	const answers = keyOf(exercise, sheet);
	// As if it had been filled in: what is kept in the browser is what the page shows.
	await keep(page, query, [[0, { answers, hints: 0, isChecked: false, isDone: false }]]);
	await page.reload();
	await page.getByRole('button', { name: 'Check' }).click();
	const { named, score } = checkAnswers(exercise, answers);
	expect(named?.ideas).toContain('shallow');
	await expect(verdict(page)).not.toContainText(named?.words ?? '-');
	await button(page, 'Check').click();
	await expect(verdict(page)).toContainText(named?.words ?? '-');
	// The parts of the score are shown apart.
	const cuts = score.parts.find(({ kind }) => kind === 'cuts');
	await expect(verdict(page)).toContainText(`: cuts ${cuts?.right} of ${cuts?.of} found`);
	// Beside a verdict and a hint, in a low window, all that is asked is in sight.
	await page.setViewportSize({ width: 1280, height: 720 });
	await button(page, 'Hint').click();
	await expect(verdict(page).getByText(/^Hint/)).toBeInViewport();
	for (const asked of ['Leaves evaluated', 'Move at the root']) {
		await expect(page.getByLabel(asked)).toBeInViewport({ ratio: 1 });
	}
	await expect(button(page, 'Check')).toBeInViewport({ ratio: 1 });

	// A part of a search, from its step in the explorer, says with which window it is entered.
	await page.goto('/?game=tictactoe&position=.O..X.O.X&step=4');
	await page.getByRole('link', { name: 'Practise this part' }).click();
	await expect(page).toHaveURL(/practice.*at=c3.a3/);
	await expect(page.getByText(/entered with α 1 and β ∞/)).toBeVisible();
	// The search around a part may be far too large to be drawn.
	await page.goto('/?game=chess&step=60');
	await page.getByRole('link', { name: 'Practise this part' }).click();
	await expect(page.getByRole('treeitem')).toHaveCount(20);
	await page.goto('/practice/?position=[[5,6],[3,4]]&at=q');
	const part = page.getByRole('textbox', { name: 'Part' });
	await expect(part).toHaveValue('q');
	await expect(part).toHaveAccessibleDescription(/“q” is no legal move at the root/);
});

test('place by place every answer is judged at once', async ({ page }) => {
	await page.goto('/practice/?level=1&seed=2');
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	await expect(page.getByText('Worked example')).toHaveAttribute('aria-pressed', 'true');
	await button(page, 'Next place').click();
	await expect(page.getByText(/^What does a return\?/)).toBeVisible();
	await button(page, 'Skip the example').click();
	const values = { ...PRACTICE.read('level=1&seed=2').values, seed: 2 + 700_001 };
	const exercise = exerciseAt(values, 0);
	assert(exercise.ok, 'the tree can be drawn');
	const key = keyOf(exercise.value);
	const [first] = exercise.value.tree.children[0] ?? [];
	const field = page.getByRole('textbox', { name: 'Value at a', exact: true });
	await field.fill('77');
	await field.press('Enter');
	await expect(page.getByRole('alert')).toContainText('a does not return 77.');
	await field.fill(key.texts[`value-${first ?? 0}`] ?? '');
	await field.press('Enter');
	await expect(page.getByText('What does b return?')).toBeVisible();
});

test('children are put in an order that prunes more, and leaves are changed', async ({ page }) => {
	await openSheet(page, 'level=5&seed=3');
	// A node is read with all that is asked about it, and its fields are reached by key.
	await sheetNode(page, 0).focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(selected(page)).toHaveAccessibleName(
		'a1, MAX, child 1 of 3 of a. Value blank. Alpha blank, beta blank. Branch not cut.'
	);
	for (const key of ['<', '4', 'Enter', 'a', '-', 'i', 'Enter', 'B', 'i', 'Enter', 'X']) {
		await page.keyboard.press(key);
	}
	await expect(selected(page)).toHaveAccessibleName(
		'a1, MAX, child 1 of 3 of a. Value ≤4. Alpha -∞, beta ∞. Branch cut.'
	);
	await page.keyboard.press('n');
	await expect(button(page, 'Another')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(selected(page)).toBeFocused();
	await button(page, 'Reorder').click();
	const status = page.getByRole('status').filter({ hasText: 'leaves evaluated' });
	const before = await status.innerText();
	await sheetNode(page, 1).locator('.shape').click();
	await page.keyboard.press('Alt+ArrowRight');
	await expect(status).not.toHaveText(before);
	await button(page, 'Undo').click();
	await expect.poll(() => status.innerText()).toBe(before);

	// The same by dragging: the first child of the root past its neighbour.
	const [first, second] = await Promise.all(
		['a', 'b'].map((name) =>
			page
				.getByRole('treeitem', { name: `${name}, ` })
				.locator('.shape')
				.boundingBox()
		)
	);
	assert(first != null && second != null, 'both are drawn');
	const middle = (box: NonNullable<typeof first>): [number, number] => [
		box.x + box.width / 2,
		box.y + box.height / 2
	];
	await page.mouse.move(...middle(first));
	await page.mouse.down();
	await page.mouse.move(middle(second)[0] + 12, middle(second)[1], { steps: 4 });
	await page.mouse.up();
	await expect(status).not.toHaveText(before);
	await expect(page.getByRole('treeitem', { name: 'b, ' })).toBeFocused();

	// A reload keeps the order.
	const now = await status.innerText();
	await page.reload();
	await expect.poll(() => status.innerText()).toBe(now);
	await expect(button(page, 'Undo')).toBeDisabled();
	await expect(button(page, 'As given')).toBeEnabled();

	// Another leaf changes how many are evaluated, and how many can be enough.
	const [leaf] = await page.getByRole('treeitem', { name: /leaf/ }).all();
	await leaf?.locator('.shape').click();
	await page.getByRole('textbox', { name: 'Leaf' }).fill('-40');
	await page.keyboard.press('Enter');
	await expect.poll(() => status.innerText()).not.toBe(now);
	await expect(status).toContainText('can be enough for these leaves');
});

for (const [query, message] of [
	['level=9', /no level .9.; choose 1/],
	['position=5', /nothing to search in this position/],
	['position=[[3,', /is never closed/],
	['sets=0', /not a number of exercises from 1 to 20/],
	['v=7', /version/],
	['game=chess&level=5', /no exercises of level 5; choose 2\./],
	['game=krk&level=2&depth=1', /no exercises of any level/]
] as const) {
	test(`a link with ${query} says what is wrong, and there is an exercise${query === 'position=5' ? '' : ' @exhaustive'}`, async ({
		page
	}) => {
		await page.goto(`/practice/?${query}`);
		await expect(page.getByRole('alert')).toContainText(message);
		if (query === 'position=5') {
			// The text stays in its field until it is corrected there.
			const field = page.getByRole('textbox', { name: 'Position' });
			await expect(field).toHaveValue('5');
			await expect(field).toHaveAccessibleDescription(message);
			await field.fill('[[3,5],[2,9]]');
			await field.press('Enter');
			await expect(page.getByRole('alert')).toBeHidden();
		}
		await expect(page.getByRole('treeitem').first()).toBeVisible();
	});
}

test('a tree that is larger than its frame is whole on paper @daily', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const exercise = await openSheet(page, 'level=5&seed=1&sets=1');
	const frame = page.locator('.tree .scrolls');
	const isOver = (): Promise<boolean> => frame.evaluate((box) => box.scrollWidth > box.clientWidth);
	await expect.poll(isOver).toBe(true);
	await page.emulateMedia({ media: 'print' });
	await expect.poll(isOver).toBe(false);
	const last = sheetNode(page, exercise.tree.parent.length - 1).locator('.shape');
	await expect(last).toBeInViewport({ ratio: 1 });
	await page.emulateMedia({ media: null });
});
