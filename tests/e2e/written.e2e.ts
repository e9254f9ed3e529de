/** The pages as they are written ahead of time, before any script has run. */
import type { Frame } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openHost } from './host.ts';
import { button, sentence, whenAlive } from './helpers.ts';

/** The parts that are to be kept, by page. */
const KEPT = {
	'/': ['header', '[data-stage] svg', '.sentence', '.counts'],
	'/compare/': ['header', '#counts table'],
	'/play/': ['header', '.setup', '.board'],
	'/krk/': ['header', '.notes', '.board']
} as const;

for (const [path, parts] of Object.entries(KEPT)) {
	test(`what is written of ${path} stays where it is when the page comes alive`, async ({
		page
	}) => {
		await page.addInitScript((selectors) => {
			const written = new Map<string, Element>();
			Object.assign(window, { written });
			new MutationObserver(() => {
				for (const selector of selectors) {
					const part = document.querySelector(selector);
					if (part !== null && !written.has(selector)) written.set(selector, part);
				}
			}).observe(document, { childList: true, subtree: true });
		}, parts);
		await page.goto(path);
		if (path === '/') await whenAlive(page);
		await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
		const before = await page.locator('html').getAttribute('data-theme');
		// The part that comes alive last answers.
		const theme = page.getByRole('button', { name: /theme/i });
		await expect(async () => {
			if (!(await theme.isVisible())) await button(page, 'Help and more').click();
			await theme.click({ timeout: 500 });
		}).toPass();
		await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? 'none');
		const replaced = await page.evaluate(() => {
			const { written } = window as unknown as { written: Map<string, Element> };
			return [...written].filter(([, part]) => !part.isConnected).map(([selector]) => selector);
		});
		expect(replaced).toEqual([]);
	});
}

test.describe('without its scripts', () => {
	test.use({ allowedErrors: /ERR_FAILED|Failed to fetch/ });

	test('what is written is not shown for a link with fields, which shows something else', async ({
		page
	}) => {
		// The page stays as it is written.
		await page.route('**/_app/**/*.js', (route) => route.abort());
		await page.goto('/');
		await expect(sentence(page)).toBeVisible();
		await page.goto('/?game=chess&depth=2');
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(sentence(page)).toBeHidden();
	});

	test('a page, a link and a frame say so', async ({ page }) => {
		const scripts = '**/_app/**/*.js';
		await page.route(scripts, (route) => route.abort());
		const message = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
		for (const path of ['/', '/?game=chess&depth=2', '/practice/?level=3', '/?step=3&embed=1']) {
			await page.goto(path);
			await expect(message, path).toBeVisible();
			// It is in a tab already.
			await expect(message.getByRole('link')).toHaveCount(0);
		}
		const [frame] = (await openHost(page, [{ path: '/?step=3&embed=1' }])) as [Frame];
		const inFrame = frame.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
		await expect(inFrame.getByRole('link')).toHaveAttribute('target', '_blank');
		await page.unroute(scripts);
		await page.goto('/', { waitUntil: 'commit' });
		await expect(message).toBeHidden();
		await expect(button(page, 'Next step')).toBeVisible();
		await expect(message).toBeHidden();
	});

	test('on a phone nothing of a closed menu is in sight, not even before it is read to its end', async ({
		page
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.route('**/_app/**/*.js', (route) => route.abort());
		await page.goto('/');
		await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
		for (const name of ['Step by', 'Speed', 'Predict', 'Until now', 'Save recording']) {
			await expect(page.getByText(name, { exact: true }), name).toBeHidden();
		}
		const menu = page.locator('details.narrow');
		await expect(menu).toBeVisible();
		await menu.evaluate((half) => {
			half.querySelector('summary')?.remove();
		});
		await expect(menu).toBeHidden();
	});
});

test('while a link opens, no other search is ever in sight @phone-only', async ({ page }) => {
	await page.addInitScript(() => {
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const look = (): void => {
			for (const part of document.querySelectorAll('.sentence, .of-link, .counts')) {
				if (part.checkVisibility({ visibilityProperty: true })) seen.add(part.textContent);
			}
			requestAnimationFrame(look);
		};
		look();
	});
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
	await page.goto('/?game=tictactoe&step=7');
	await expect(sentence(page)).toBeVisible();
	const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
	expect(seen.join()).toContain('Deep cutoffs');
	expect(seen.filter((text) => /textbook tree|MAX|node b/.test(text))).toEqual([]);
});
