/** Style sheets that did not arrive are asked for again, by any number of parts at once. */
import { afterEach, expect, test, vi } from 'vitest';
import { OnDemand } from '$lib/ui/on-demand.svelte.ts';
import { askForStylesAgain } from '$lib/ui/styles-again.ts';

const SHEET = 'data:text/css,p{--arrived:1}';
const added: HTMLLinkElement[] = [];

/** A link whose style sheet has failed, as the build leaves it. */
async function failed(href: string): Promise<HTMLLinkElement> {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.href = 'blob:nothing';
	const settled = new Promise((resolve) => {
		link.onload = resolve;
		link.onerror = resolve;
	});
	document.head.append(link);
	added.push(link);
	await settled;
	Object.defineProperty(link, 'href', { value: href });
	return link;
}

const arrived = (): number => document.querySelectorAll(`link[href="${SHEET}"]`).length;

afterEach(() => {
	for (const link of added.splice(0)) link.remove();
	for (const link of document.querySelectorAll(`link[href="${SHEET}"]`)) link.remove();
});

test('two that ask at once wait for one link, which nobody takes away', async () => {
	const link = await failed(SHEET);
	await Promise.all([askForStylesAgain(), askForStylesAgain()]);
	expect(arrived()).toBe(1);
	expect(link.isConnected).toBe(true);
	await askForStylesAgain();
	expect(arrived()).toBe(1);
});

test('a part that is asked for again comes with its styles, and not before them', async () => {
	const bring = vi.fn(() => Promise.reject<string>(new TypeError('Unable to preload CSS')));
	const parts = [new OnDemand(bring), new OnDemand(bring)];
	await Promise.all(parts.map((part) => part.load()));
	expect(parts.map(({ hasFailed }) => hasFailed)).toEqual([true, true]);
	await failed(SHEET);
	bring.mockImplementation(() => Promise.resolve('part'));
	await Promise.all(parts.map((part) => part.load()));
	expect(parts.map(({ part }) => part)).toEqual(['part', 'part']);
	expect(arrived()).toBe(1);
});
