/** A part that is loaded when it is first shown. */
import type { Component } from 'svelte';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '$lib/ui/app.css';
import { atOnce, OnDemand } from '$lib/ui/on-demand.svelte.ts';
import Host from './OnDemandHost.svelte';
import Loaded from './OnDemandPart.svelte';

type Part = Component<{ title: string; onclose: () => void }>;

const toggle = page.getByRole('button', { name: 'Switch' });
const content = page.getByText('Here it is');

describe('a part on demand', () => {
	test('is loaded once, when it is first shown, and is there at once from then on', async () => {
		const bring = vi.fn(() => Promise.resolve<Part>(Loaded));
		await render(Host, { part: new OnDemand(bring) });
		expect(bring).not.toHaveBeenCalled();
		await toggle.click();
		await expect.element(content).toBeVisible();
		await toggle.click();
		await expect.element(content).not.toBeInTheDocument();
		(toggle.element() as HTMLElement).click();
		flushSync();
		expect(content.query()).not.toBeNull();
		expect(bring).toHaveBeenCalledTimes(1);
	});

	test('says that it could not be loaded, and is asked for again', async () => {
		const bring = vi.fn(() => Promise.reject<Part>(new TypeError('Failed to fetch')));
		await render(Host, { part: new OnDemand<Part>(bring) });
		await toggle.click();
		const message = page.getByRole('alert');
		await expect.element(message).toHaveTextContent('The part could not be loaded.');
		bring.mockImplementation(() => Promise.resolve<Part>(Loaded));
		await message.getByRole('button', { name: 'Try again' }).click();
		await expect.element(content).toBeVisible();
		await expect.element(message).not.toBeInTheDocument();
	});

	test('what could not be loaded can be closed, and loads when it is shown again', async () => {
		const bring = vi.fn(() => Promise.reject<Part>(new TypeError('Failed to fetch')));
		await render(Host, { part: new OnDemand<Part>(bring) });
		await toggle.click();
		await page.getByRole('button', { name: 'Close' }).click();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		bring.mockImplementation(() => Promise.resolve<Part>(Loaded));
		await toggle.click();
		await expect.element(content).toBeVisible();
	});

	test('tells a slow connection that it loads, and can be waited for', async () => {
		let arrive: (part: Part) => void = () => undefined;
		const part = new OnDemand<Part>(() => new Promise((resolve) => (arrive = resolve)));
		await render(Host, { part });
		(toggle.element() as HTMLElement).click();
		flushSync();
		// Not at once, nor the box that it is in.
		const word = page.getByText('Loading…');
		const box = word.element().parentElement;
		expect(box && getComputedStyle(box).visibility).toBe('hidden');
		await expect.element(word).toBeVisible();
		const loaded = part.load();
		arrive(Loaded);
		await loaded;
		await expect.element(content).toBeVisible();
	});

	test('one that is there from the beginning needs no loading', async () => {
		await render(Host, { part: atOnce<Part>(Loaded) });
		(toggle.element() as HTMLElement).click();
		flushSync();
		expect(content.query()).not.toBeNull();
	});
});
