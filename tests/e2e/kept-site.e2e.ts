/** After one visit the browser keeps the whole site: each page works without a network, and no two versions are mixed. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { expect, test } from './fixtures.ts';
import { transport } from './helpers.ts';
import { PLACES } from './places.ts';

const NEWER = 'A new version of Plyscope is ready.';

interface Site {
	readonly context: BrowserContext;
	readonly address: string;
	/** What is published, to be changed. */
	readonly folder: string;
	readonly close: () => Promise<void>;
	/** Faults of all its pages. */
	readonly errors: string[];
}

/** The built site as a host of its own, which can be changed and taken away. */
async function publish(browser: Browser, info: TestInfo, base = ''): Promise<Site> {
	const folder = info.outputPath('site');
	cpSync('build', folder, { recursive: true, filter: (path) => !path.endsWith('.tar.gz') });
	const { address, close } = await serve({ folder, base, port: 0 });
	const context = await browser.newContext({ baseURL: address, serviceWorkers: 'allow' });
	const errors: string[] = [];
	context.on('weberror', (error) => errors.push(error.error().message));
	context.on('console', (message) => {
		if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
	});
	return { context, address, folder, close, errors };
}

/** A first visit, until the site is kept. */
async function visit({ context, address }: Site): Promise<Page> {
	const page = await context.newPage();
	await page.goto(address);
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
			timeout: 40_000
		})
		.toBe(true);
	return page;
}

function changeFile(path: string, change: (text: string) => string): void {
	writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Publishes the next version: the list of its files, and a page of it that can be told from the one before. */
function publishNext({ folder }: Site): void {
	changeFile(`${folder}/help/index.html`, (html) =>
		html.replace(/<title>[^<]*/, '<title>Help of the next version')
	);
	const { version } = JSON.parse(readFileSync(`${folder}/_app/version.json`, 'utf8')) as {
		version: string;
	};
	changeFile(`${folder}/service-worker.js`, (script) => script.replace(version, 'next'));
}

/** As a browser does it by itself, at a navigation and once a day. */
function lookForNext(page: Page): Promise<unknown> {
	return page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration?.update();
		// Until it is ready, or has been given up.
		const { installing } = registration ?? {};
		if (!installing) return;
		await new Promise<void>((resolve) => {
			installing.addEventListener('statechange', () => {
				resolve();
			});
		});
	});
}

/** The paths of all files that are kept, without the version's own folders of the host. */
async function keptFiles(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const [name = ''] = await caches.keys();
		const kept = await (await caches.open(name)).keys();
		const { pathname } = new URL('.', document.baseURI);
		return kept.map(({ url }) => decodeURI(new URL(url).pathname).slice(pathname.length));
	});
}

/** Those that a page can ask for, which are not kept unless it does. */
const NOT_KEPT =
	/^service-worker\.js$|^_app\/version\.json$|^source\.tar\.gz$|^component\.js$|stockfish/;

function publishedFiles({ folder }: Site): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
		.filter((path) => !NOT_KEPT.test(path))
		.map((path) => path.replace(/(^|\/)index\.html$/, '$1'));
}

/** Searches that run in workers, each from code that no page has loaded before. */
async function searchEverywhere(page: Page): Promise<void> {
	await page.goto('/compare/?game=tictactoe&position=XO..X....');
	await expect(page.getByRole('row', { name: /^Alpha-beta/ })).toContainText(/\d{2,}/);
	await page.goto('/play/?game=tictactoe');
	await page.getByRole('button', { name: 'b2, empty' }).click();
	await expect(page.getByRole('list', { name: 'Moves', exact: true })).toContainText('b2');
	await expect(page.getByRole('button', { name: /, O$/ })).toHaveCount(1);
	await page.goto('/matches/?second=random&games=2&start=7k/R2b2pp/KP6/P7/8/8/8/8+w+-+-+0+1');
	await page.getByRole('button', { name: 'Play 2 games' }).click();
	await expect(page.getByText('All 2 games are played.')).toBeVisible();
	await page.goto('/sources/');
	await page
		.getByRole('button', { name: /^Check: / })
		.first()
		.click();
	await expect(page.getByText('1 of 27 claims checked')).toBeVisible();
	await page.goto('/?game=chess&depth=3');
	await expect(transport(page)).toContainText(/of \d,\d{3}/);
	await page.goto('/licences.txt');
	await expect(page.locator('body')).toContainText('GNU');
}

async function titleOf({ context, address }: Site, path: string): Promise<string> {
	const page = await context.newPage();
	await page.goto(`${address}${path}`);
	const title = await page.title();
	await page.close();
	return title;
}

test('after one visit to the first page each page works by its link without a network, with a search of its own', async ({
	browser
}, info) => {
	test.setTimeout(180_000);
	const site = await publish(browser, info);
	await visit(site);
	// Nothing answers from here on, at this port neither.
	await site.close();
	await site.context.setOffline(true);
	for (const { name, open } of PLACES) {
		await test.step(name, async () => {
			const page = await site.context.newPage();
			await open(page);
			await page.close();
		});
	}
	const page = await site.context.newPage();
	await searchEverywhere(page);
	expect(site.errors).toEqual([]);
	expect((await page.goto('/nowhere/'))?.status()).toBe(404);
	await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	await site.context.close();
});

test('under a path of its host, too, and by a link with a slash too few @daily', async ({
	browser
}, info) => {
	const site = await publish(browser, info, '/courses/plyscope');
	expect((await keptFiles(await visit(site))).sort()).toEqual(publishedFiles(site).sort());
	await site.close();
	await site.context.setOffline(true);
	const page = await site.context.newPage();
	await page.goto(`${site.address}practice?level=2`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice');
	await expect(page).toHaveURL(`${site.address}practice/?level=2`);
	await page.getByRole('link', { name: 'Compare' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare searches');
	expect(site.errors).toEqual([]);
	await site.context.close();
});

test('a new version is told of when it is ready, and no page of the one before is mixed with it', async ({
	browser
}, info) => {
	const site = await publish(browser, info);
	const page = await visit(site);
	const before = await titleOf(site, 'help/');
	publishNext(site);
	await lookForNext(page);
	const note = page.getByRole('alert').filter({ hasText: NEWER });
	await expect(note).toBeVisible();
	expect(await titleOf(site, 'help/')).toBe(before);
	await note.getByRole('button', { name: 'Later' }).click();
	await expect(note).toHaveCount(0);
	await page.reload();
	await expect(note).toBeVisible();
	await Promise.all([
		page.waitForEvent('load'),
		note.getByRole('button', { name: 'Reload' }).click()
	]);
	await expect.poll(() => titleOf(site, 'help/')).toBe('Help of the next version');
	await expect(note).toHaveCount(0);
	await site.close();
	await site.context.close();
});

test('a site that is half published is not kept, and is when it is whole', async ({
	browser
}, info) => {
	const site = await publish(browser, info);
	const page = await visit(site);
	const before = await titleOf(site, 'help/');
	const note = page.getByRole('alert').filter({ hasText: NEWER });
	publishNext(site);
	const whole = readFileSync(`${site.folder}/help/index.html`, 'utf8');
	// A page of yet another version.
	changeFile(`${site.folder}/help/index.html`, (html) =>
		html.replaceAll('entry/app.', 'entry/appx.')
	);
	await lookForNext(page);
	// And one that is not there yet.
	rmSync(`${site.folder}/help/index.html`);
	await lookForNext(page);
	await expect(note).toHaveCount(0);
	expect(await titleOf(site, 'help/')).toBe(before);
	const names = await page.evaluate(() => caches.keys());
	expect(names).toHaveLength(1);
	writeFileSync(`${site.folder}/help/index.html`, whole);
	await lookForNext(page);
	await expect(note).toBeVisible();
	await site.close();
	await site.context.close();
});

test('Help says when the site is stored, and where it could not be', async ({ browser }, info) => {
	const site = await publish(browser, info);
	const whole = readFileSync(`${site.folder}/krk/index.html`, 'utf8');
	rmSync(`${site.folder}/krk/index.html`);
	const page = await site.context.newPage();
	const note = page.locator('main').getByRole('status');
	await page.goto('/help/');
	await expect(note).toHaveText(/has not stored the site/, { timeout: 40_000 });
	writeFileSync(`${site.folder}/krk/index.html`, whole);
	await page.reload();
	await expect(note).toHaveText(/^The site is stored in this browser/, { timeout: 40_000 });
	await site.close();
	await site.context.setOffline(true);
	await page.reload();
	await expect(note).toHaveText(/^The site is stored in this browser/);
	await page.goto('/krk/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await site.context.close();
});

test('the engine is kept when it has been asked for, and a page in a frame keeps nothing', async ({
	browser
}, info) => {
	const site = await publish(browser, info);
	const framed = await site.context.newPage();
	await framed.goto('/?embed=1');
	await framed.waitForLoadState('networkidle');
	expect(
		await framed.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
	).toBe(0);
	const page = await visit(site);
	const files = readdirSync(`${site.folder}/_app/immutable/assets`)
		.filter((name) => name.startsWith('stockfish'))
		.map((name) => `/_app/immutable/assets/${name}`)
		.sort();
	expect(files.length).toBeGreaterThan(1);
	const engine = (): Promise<string[]> =>
		page.evaluate(async () => {
			const [name = ''] = await caches.keys();
			const kept = await (await caches.open(name)).keys();
			const paths = kept.map(({ url }) => new URL(url).pathname);
			return paths.filter((path) => path.includes('stockfish')).sort();
		});
	expect(await engine()).toEqual([]);
	const ask = (): Promise<boolean[]> =>
		page.evaluate(async (paths) => {
			const answers = await Promise.all(paths.map((path) => fetch(path)));
			return answers.map(({ ok }) => ok);
		}, files);
	await ask();
	expect(await engine()).toEqual(files);
	await site.context.setOffline(true);
	expect(await ask()).toEqual(files.map(() => true));
	await site.close();
	await site.context.close();
});
