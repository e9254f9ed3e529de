import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { OpenPanels } from '$lib/stepping/panels.svelte.ts';
import PanelColumn from '$lib/stepping/panels/PanelColumn.svelte';
import { explorerOf, show } from './panels-host.ts';
import { TEXTBOOK } from './searches.ts';

const TITLES = [
	'Pseudocode',
	'Window and call stack',
	'Root moves',
	'Compared with minimax'
] as const;

beforeEach(() => {
	localStorage.clear();
});

describe('the panels', () => {
	test('are closed at first, each one click away', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(PanelColumn, explorer);
		expect(screen.container.querySelectorAll('table, ol')).toHaveLength(0);
		for (const name of TITLES) {
			const button = screen.getByRole('button', { name });
			await expect.element(button).toHaveAttribute('aria-expanded', 'false');
			await button.click();
			await expect.element(button).toHaveAttribute('aria-expanded', 'true');
			const content = document.getElementById(button.element().getAttribute('aria-controls') ?? '');
			await expect.poll(() => content?.querySelector('table, ol')).not.toBeNull();
		}
	});

	test('open and close by keyboard', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const screen = await show(PanelColumn, explorer);
		const button = screen.getByRole('button', { name: 'Pseudocode' });
		button.element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('list', { name: /line by line/ })).toBeVisible();
		await userEvent.keyboard(' ');
		await expect.element(button).toHaveAttribute('aria-expanded', 'false');
		expect(screen.container.querySelector('ol')).toBeNull();
	});

	test('stand as they were left the last time', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const first = await show(PanelColumn, explorer);
		await first.getByRole('button', { name: 'Root moves' }).click();
		await first.unmount();
		const second = await show(PanelColumn, explorer);
		const expanded = TITLES.map((name) =>
			second.getByRole('button', { name }).element().getAttribute('aria-expanded')
		);
		expect(expanded).toEqual(['false', 'false', 'true', 'false']);
	});
});

test('a link opens a panel, which the browser does not remember', async () => {
	const explorer = await explorerOf(TEXTBOOK, 12);
	explorer.panel = 'stack';
	const screen = await show(PanelColumn, explorer);
	const button = screen.getByRole('button', { name: 'Window and call stack' });
	await expect.element(button).toHaveAttribute('aria-expanded', 'true');
	expect(explorer.link).toContain('panel=stack');
	expect(localStorage.getItem('plyscope-panels')).toBeNull();
	await button.click();
	await expect.element(button).toHaveAttribute('aria-expanded', 'false');
	expect(explorer.link).not.toContain('panel');
});

describe('the open panels', () => {
	test('forget what they do not know', () => {
		localStorage.setItem('plyscope-panels', 'stack nonsense');
		const open = new OpenPanels({ panel: 'none' });
		expect(open.isOpen('stack')).toBe(false);
		open.restore();
		expect([open.isOpen('stack'), open.isOpen('code')]).toEqual([true, false]);
		open.toggle('stack');
		open.toggle('code');
		expect(localStorage.getItem('plyscope-panels')).toBe('code');
	});

	test('of a first visit are closed for good once they were closed', () => {
		localStorage.clear();
		const first = new OpenPanels({ panel: 'none' });
		first.restore(['code']);
		expect(first.isOpen('code')).toBe(true);
		first.toggle('code');
		const second = new OpenPanels({ panel: 'none' });
		second.restore(['code']);
		expect(second.isOpen('code')).toBe(false);
	});

	test('of a first visit are not added to those of an earlier one', () => {
		localStorage.setItem('plyscope-panels', 'stack');
		const open = new OpenPanels({ panel: 'none' });
		open.restore(['code']);
		expect([open.isOpen('stack'), open.isOpen('code')]).toEqual([true, false]);
	});
});
