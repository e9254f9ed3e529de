import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exploreAt, TEXTBOOK } from './boards-explorer.ts';
import { openEditor } from './position-editor.ts';

it('lets MIN begin', async () => {
	const explorer = await exploreAt(TEXTBOOK);
	const { apply } = await openEditor(explorer);
	await page.getByRole('radio', { name: 'MIN' }).click();
	expect(explorer.setup.root).toBe('max');
	await apply.click();
	expect(explorer.setup.root).toBe('min');
	expect(explorer.trace.isMax(0)).toBe(false);
});

it('sizes the tree as it is typed, and states the limits', async () => {
	const { text } = await openEditor(await exploreAt(TEXTBOOK));
	await expect.element(page.getByText('13 nodes, 2 plies.')).toBeVisible();
	await userEvent.fill(text, '[1,[2,3]]');
	await expect.element(page.getByText('5 nodes, 2 plies.')).toBeVisible();
	await expect.element(page.getByText(/20,000 nodes, 60 plies, 200,000 characters/)).toBeVisible();
});

it('breaks a line with Shift and Enter', async () => {
	const explorer = await exploreAt(TEXTBOOK);
	const { text } = await openEditor(explorer);
	await userEvent.fill(text, '[1,');
	await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}?]');
	await expect.element(text).toHaveValue('[1,\n?]');
	await expect.element(page.getByText(/Line 2, character 1/)).toBeVisible();
	expect(explorer.setup.position).toBe(TEXTBOOK.position);
});

it('searches a new tree whole, also where the one before had a depth', async () => {
	const explorer = await exploreAt({ ...TEXTBOOK, depth: '2' });
	const { text } = await openEditor(explorer);
	await userEvent.fill(text, '[[[1]]]');
	await userEvent.keyboard('{Enter}');
	expect(explorer.setup).toMatchObject({ position: '[[[1]]]', depth: null });
});

it('draws a random tree from a seed that is shown, and the same one again', async () => {
	const { text } = await openEditor(await exploreAt(TEXTBOOK));
	await userEvent.fill(page.getByLabelText('Children per node'), '2');
	await userEvent.fill(page.getByLabelText('Plies'), '2');
	await userEvent.fill(page.getByLabelText('Seed'), '42');
	await expect.element(page.getByText(/^7 nodes\. At most 20,000/)).toBeVisible();
	await page.getByRole('button', { name: 'Generate tree' }).click();
	const value = (): string => (text.element() as HTMLTextAreaElement).value;
	await expect.poll(value).toMatch(/^\[\[-?\d,-?\d\],\[-?\d,-?\d\]\]$/);
	const drawn = value();

	await page.getByRole('button', { name: 'New seed' }).click();
	const seed = (page.getByLabelText('Seed').element() as HTMLInputElement).value;
	expect(seed).toMatch(/^\d+$/);
	await userEvent.fill(page.getByLabelText('Seed'), '42');
	await page.getByRole('button', { name: 'Generate tree' }).click();
	await expect.element(text).toHaveValue(drawn);
});

it.each([
	['Children per node', '0', /Children per node: .*at least 1/],
	['Plies', '99', /Plies: .*0 to 60/],
	['Plies', '12', /Plies: .*more than 20,000 nodes/],
	['Leaves from', 'abc', /Leaves from: .*from low to high/],
	['Seed', '', /Seed: .*whole number/]
])('says beside %s what is wrong with "%s"', async (label, value, message) => {
	const { alert, text } = await openEditor(await exploreAt(TEXTBOOK));
	const field = page.getByLabelText(label);
	await userEvent.fill(field, value);
	await expect.element(alert).toHaveTextContent(message);
	await expect.element(field).toHaveAttribute('aria-invalid', 'true');
	await expect.element(field).toHaveAccessibleDescription(message);
	await expect.element(page.getByRole('button', { name: 'Generate tree' })).toBeDisabled();
	await expect.element(text).toHaveValue(TEXTBOOK.position);
});

describe('a tree in another notation', () => {
	const LABELLED = "['R', ['S', ('T', 5), ('U', 10)], ('V', 7)]";
	const OURS = 'R:[S:[T:5,U:10],V:7]';

	it('says what it was taken for, and is searched as that', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		const { text, apply } = await openEditor(explorer);
		await userEvent.fill(text, LABELLED);
		await expect
			.element(page.getByText('Read as lists with labels first: 5 nodes.', { exact: true }))
			.toBeVisible();
		await expect.element(text).toHaveValue(LABELLED);
		await apply.click();
		expect(explorer.setup.position).toBe(OURS);
	});

	it('goes to our notation and back', async () => {
		const { text } = await openEditor(await exploreAt(TEXTBOOK));
		await userEvent.fill(text, LABELLED);
		await page.getByRole('button', { name: 'Use our notation' }).click();
		await expect.element(text).toHaveValue(OURS);
		await page.getByRole('button', { name: 'Back to the text before' }).click();
		await expect.element(text).toHaveValue(LABELLED);
	});

	it('with two readings is not searched until one is chosen', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		const { text, apply } = await openEditor(explorer);
		await userEvent.fill(text, '[[3],[5]]');
		const choice = page.getByRole('button', { name: /^As a tree with every leaf in brackets/ });
		await expect.element(choice).toBeVisible();
		await apply.click();
		expect(explorer.setup.position).toBe(TEXTBOOK.position);
		await expect.element(page.getByRole('button', { name: /^As our notation/ })).toHaveFocus();
		await choice.click();
		await apply.click();
		expect(explorer.setup.position).toBe('[3,5]');
	});

	it('sets the side at the root where the text says it', async () => {
		const explorer = await exploreAt(TEXTBOOK);
		const { text, apply } = await openEditor(explorer);
		await userEvent.fill(text, 'min(max(3,12), 4)');
		await expect.element(page.getByRole('radio', { name: 'MIN' })).toBeChecked();
		await apply.click();
		expect(explorer.setup).toMatchObject({ position: '[[3,12],4]', root: 'min' });
	});

	it('names what is not supported yet', async () => {
		const { alert, text } = await openEditor(await exploreAt(TEXTBOOK));
		await userEvent.fill(text, '[[3,12,8],[2,x,y],[1,z,w]]');
		await expect.element(alert).toHaveTextContent(/4 leaves have no value: x, y, z, w/);
	});

	it('can be a file that is dropped on the field, and the text before comes back', async () => {
		const { text } = await openEditor(await exploreAt(TEXTBOOK));
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(['[3, 5,] # a comment\r\n'], 'tree.py'));
		text.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
		await expect.element(text).toHaveValue('[3, 5,] # a comment');
		await expect.element(page.getByText('Read as nested lists: 3 nodes.')).toBeVisible();
		await page.getByRole('button', { name: 'Back to the text before' }).click();
		await expect.element(text).toHaveValue(TEXTBOOK.position);
	});
});
