import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEY_WORDS } from '../../src/lib/stepping/transport/key-words.en.ts';
import { COMMANDS } from '../../src/lib/stepping/transport/keys.ts';
import { openTransport, SHALLOW } from './transport-setup.ts';

beforeEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

async function openHelp() {
	const opened = await openTransport(SHALLOW);
	const button = opened.screen.getByRole('button', { name: 'Help' });
	await button.click();
	const dialog = opened.screen.getByRole('dialog', { name: 'Keys and marks' });
	await expect.element(dialog).toBeVisible();
	return { ...opened, button, dialog };
}

describe('the help', () => {
	it('opens with ?', async () => {
		const { screen } = await openTransport(SHALLOW);
		await userEvent.keyboard('?');
		await expect.element(screen.getByRole('dialog', { name: 'Keys and marks' })).toBeVisible();
	});

	it('lists every key', async () => {
		const { dialog } = await openHelp();
		const terms = dialog.getByRole('term').elements();
		expect(terms).toHaveLength(COMMANDS.length);
		const text = dialog.element().textContent;
		for (const { id } of COMMANDS) expect(text).toContain(KEY_WORDS[id]);
		const caps = dialog
			.getByRole('term')
			.elements()
			.map((term) => term.textContent.trim());
		expect(caps).toEqual(
			expect.arrayContaining(['→PgDn', 'Shift ←', 'Space', 'Home', '[', 'Shift R'])
		);
	});

	it.each(['MAX', 'MIN', 'Leaf', 'Dashed', 'Hatched', 'Ring', 'Gold', 'Bold', 'Star', '2nd'])(
		'draws and explains the mark "%s"',
		async (name) => {
			const { dialog } = await openHelp();
			const item = dialog.getByRole('listitem').filter({ hasText: `${name}:` });
			await expect.element(item).toBeVisible();
			expect(item.element().querySelectorAll('svg path').length).toBeGreaterThan(0);
		}
	);

	it.each([
		['Escape', () => userEvent.keyboard('{Escape}')],
		['its button', () => page.getByRole('button', { name: 'Close' }).click()],
		[
			'a click beside it',
			() => userEvent.click(document.documentElement, { position: { x: 5, y: 400 }, force: true })
		]
	])('closes by %s and gives the focus back', async (_, close) => {
		const { dialog, button } = await openHelp();
		await close();
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(button).toHaveFocus();
	});

	it('stays open when one clicks into it', async () => {
		const { screen, dialog } = await openHelp();
		await screen.getByText('Marks in the tree').click();
		await expect.element(dialog).toBeVisible();
	});

	it('keeps the keys to itself while it is open', async () => {
		const { explorer, dialog } = await openHelp();
		await userEvent.keyboard('{ArrowRight}fl{End}');
		expect(explorer.step).toBe(0);
		expect(explorer.future).toBe('hide');
		expect(explorer.view).toBe('explore');
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.step).toBe(1);
	});

	it('fits on a phone', async () => {
		await page.viewport(390, 844);
		const { dialog } = await openHelp();
		const box = dialog.element().getBoundingClientRect();
		expect(box.left).toBeGreaterThanOrEqual(0);
		expect(box.right).toBeLessThanOrEqual(390);
		expect(box.bottom).toBeLessThanOrEqual(844);
	});
});
