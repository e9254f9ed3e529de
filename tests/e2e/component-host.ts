/** A page of another site, with the element of `component.js` in it. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

export const MODULE = readFileSync('build/component.js');
export const HOST = 'http://host.test/';
export const AT = 'http://site.test/lectures/component.js';
export const TREE = '[[3,12,8],[2,4,6],[14,5,1]]';
export const TEXTBOOK = `position="${TREE}"`;
/** It lets nothing in but the module. */
export const POLICY = `default-src 'none'; script-src ${AT}`;

interface Opened {
	readonly element: Locator;
	/** The addresses that the page has asked for. */
	readonly asked: readonly string[];
}

/** Opens a page of another site with some elements. */
export async function openHost(page: Page, body: string, policy = POLICY): Promise<Opened> {
	const asked: string[] = [];
	await page.route('**/*', async (route) => {
		const url = route.request().url();
		asked.push(url);
		if (url === AT) {
			const headers = { 'access-control-allow-origin': '*' };
			await route.fulfill({ contentType: 'text/javascript', headers, body: MODULE });
		} else if (url === HOST) {
			const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
			const loads = body.includes('<plyscope-tree');
			const script = loads ? `<script type="module" src="${AT}"></script>` : '';
			const text = `<!doctype html><html lang="en"><title>Host</title>${head}${script}<main><h1>Host</h1>${body}</main>`;
			await route.fulfill({ contentType: 'text/html', body: text });
		} else await route.abort();
	});
	await page.goto(HOST);
	return { element: page.locator('plyscope-tree').first(), asked };
}

export const sentenceOf = (element: Locator): Locator =>
	element.locator('[part="sentence"] p').first();
export const messageOf = (element: Locator): Locator => element.locator('[part="message"]');
export const setAttribute = (element: Locator, name: string, value: string): Promise<void> =>
	element.evaluate((one, [name, value]) => one.setAttribute(name, value), [name, value] as const);

/** Keeps the details of an element's events in the page. */
export async function listen(page: Page): Promise<() => Promise<Record<string, unknown>[]>> {
	await page.evaluate(() => {
		const heard: unknown[] = [];
		Object.assign(window, { heard });
		for (const name of ['step', 'answer']) {
			document.addEventListener(name, (event) => {
				heard.push({ name, ...(event as CustomEvent<object>).detail });
			});
		}
	});
	return () =>
		page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard);
}
