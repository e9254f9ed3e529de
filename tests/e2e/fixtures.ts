// What is known of a search has any game.
import { loadAll } from '../../src/lib/core/search/load.ts';
import {
	test as base,
	type BrowserContext,
	type ConsoleMessage,
	type WebError
} from '@playwright/test';

await loadAll();

export { expect } from '@playwright/test';

interface Fixtures {
	/** Messages that a test provokes on purpose, such as the browser's own line for a missing page. */
	allowedErrors: RegExp | null;
	/** Fails each test on an error or a warning of Svelte in the console, or an error from the page, in all its tabs. */
	noErrors: undefined;
}

interface WorkerFixtures {
	/** The browser's profile of a worker: scripts that one test has loaded and compiled stay cached for the next one. */
	profile: BrowserContext;
}

/** In a page as it is built Svelte warns with an address alone. */
const SVELTE = /svelte\.dev\/e\//;

export const test = base.extend<Fixtures, WorkerFixtures>({
	baseURL: async ({}, use) => {
		await use(address());
	},
	profile: [
		async ({ browser }, use, { project }) => {
			const { viewport, isMobile, hasTouch, locale } = project.use;
			const profile = await browser.newContext({
				baseURL: address(),
				viewport: viewport ?? null,
				isMobile: isMobile ?? false,
				hasTouch: hasTouch ?? false,
				locale: locale ?? 'en-US',
				serviceWorkers: 'block'
			});
			await profile.addInitScript(rememberVisit);
			await use(profile);
			await profile.close();
		},
		{ scope: 'worker' }
	],
	// Each test has tabs of its own, and no data that the site has stored before.
	context: async ({ profile }, use) => {
		await use(profile);
		for (const page of profile.pages()) {
			await page.evaluate(() => {
				// In a frame of another site there is none.
				if (location.protocol.startsWith('http') && 'localStorage' in window) localStorage.clear();
			});
			await page.close();
		}
		await profile.clearPermissions();
	},
	allowedErrors: [null, { option: true }],
	noErrors: [
		async ({ context, allowedErrors }, use) => {
			const errors: string[] = [];
			const onConsole = (message: ConsoleMessage): void => {
				const isWarning = message.type() === 'warning' && SVELTE.test(message.text());
				if (message.type() === 'error' || isWarning)
					errors.push(`${message.text()} (${message.location().url})`);
			};
			const onError = (error: WebError): void => {
				errors.push(error.error().message);
			};
			context.on('console', onConsole);
			context.on('weberror', onError);
			await use(undefined);
			context.off('console', onConsole);
			context.off('weberror', onError);
			const unexpected = errors.filter((text) => allowedErrors?.test(text) !== true);
			base.expect(unexpected, 'errors in the console').toEqual([]);
		},
		{ auto: true }
	]
});

/** A clock that is set stays so in all tabs of a browser's profile: a test that sets one has a profile of its own. */
export const testWithClock = test.extend({
	context: async ({ browser }, use, { project }) => {
		const { viewport, locale } = project.use;
		const context = await browser.newContext({
			baseURL: address(),
			viewport: viewport ?? null,
			locale: locale ?? 'en-US'
		});
		await context.addInitScript(rememberVisit);
		await use(context);
		await context.close();
	}
});

/** A page is that of a later visit: the first one begins with stops of its own (first-visit.e2e.ts). */
function rememberVisit(): void {
	if (location.protocol.startsWith('http')) localStorage.setItem('plyscope-visited', 'yes');
}

/** The server has printed its port. */
function address(): string {
	return `http://localhost:${process.env['PLYSCOPE_PORT'] ?? '4173'}/`;
}
