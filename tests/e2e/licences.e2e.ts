/** The site names the licences of everything that ships, and every page links to them and to the source. */
import { readFileSync } from 'node:fs';
import { tagAt } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { openMenu, whenAlive } from './helpers.ts';
import type { APIRequestContext } from '@playwright/test';
import { listFiles, readText } from '../architecture/files.ts';
import { importsOf } from '../architecture/imports.ts';

/** The first two have the two kinds of layout, with a stage as high as the window or a page that scrolls. */
const PAGES = [
	// The explorer has a frame of its own, all others share one.
	'/',
	'/play/',
	'/?view=lecture',
	'/?view=text',
	'/compare/',
	'/matches/',
	'/check/',
	'/sources/',
	'/krk/',
	'/krk/tree/',
	'/krk/experiment/',
	'/krk/hypothesis/',
	'/help/'
] as const;
const SIZES = [
	{ width: 1280, height: 720 },
	{ width: 390, height: 844 }
] as const;

/** The address of a link of the front page, as its file has it. */
async function addressOf(name: string, request: APIRequestContext): Promise<string> {
	const html = await (await request.get('/')).text();
	const href = new RegExp(`<a href="([^"]+)"[^>]*>${name}`).exec(html)?.[1];
	if (href === undefined) throw new Error(`no link named ${name}`);
	return href;
}

for (const [index, path] of PAGES.entries()) {
	test(`${path} shows a link to the licences and one to the source, under nothing${tagAt(index, 2)}`, async ({
		page
	}) => {
		await page.goto(path);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			// Some pages fill a wide window, and a lecture any: there the menu has the line.
			const isFilled = path === '/' || path === '/krk/tree/';
			const isListed = path === '/?view=lecture' || (size.width >= 1000 && isFilled);
			if (isListed) {
				if (path === '/krk/tree/') await expect(page.getByRole('treegrid')).toBeVisible();
				else await whenAlive(page);
				await openMenu(page);
			}
			for (const name of ['Licences', 'Source code']) {
				const link = page.getByRole('link', { name, exact: true });
				const isOnTop = async (): Promise<boolean> => {
					await link.scrollIntoViewIfNeeded();
					return link.evaluate((element) => {
						const { left, top, width, height } = element.getBoundingClientRect();
						const hit = document.elementFromPoint(left + width / 2, top + height / 2);
						return element.contains(hit);
					});
				};
				await expect.poll(isOnTop, `${name} at ${size.width} px`).toBe(true);
			}
			if (isListed) await page.keyboard.press('Escape');
		}
	});
}

test('the licences name each package that the site imports, with the texts of the GPL', async ({
	request
}) => {
	const response = await request.get(await addressOf('Licences', request));
	expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
	const text = await response.text();
	const imported = new Set(
		listFiles('src')
			// What runs only while the site is built is not shipped.
			.filter((path) => /(?<!\.server)\.(ts|svelte)$/.test(path) && !path.startsWith('src/cli/'))
			.flatMap((path) => importsOf(path, readText(path)))
			.filter(({ from }) => !from.startsWith('src/cli/'))
			.map(({ text: name }) => /^(?:@[^/]+\/)?[a-z][^/]*/.exec(name)?.[0] ?? '')
			.filter((name) => name !== '')
	);
	const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
		packages: Record<string, { version: string }>;
	};
	const shipped = [...imported].filter((name) => `node_modules/${name}` in packages);
	expect(shipped).toContain('svelte');
	expect(shipped.length).toBeGreaterThan(5);
	for (const name of shipped) {
		const { version } = packages[`node_modules/${name}`] as { version: string };
		expect(text).toContain(`  ${name} ${version}: `);
	}
	for (const name of ['plyscope', '@lichess-org/chessground', 'stockfish']) {
		const part = text.split(/\n=+\n/).findIndex((one) => one.startsWith(`${name} `));
		expect(part, name).toBeGreaterThan(0);
		const terms = text.split(/\n=+\n/)[part + 1] ?? '';
		expect(terms).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3, 29 June 2007/);
		expect(terms).toMatch(/END OF TERMS AND CONDITIONS/);
	}
});

test('the source is at a public address, or ships with the site', async ({ request }) => {
	const address = await addressOf('Source code', request);
	if (/^[a-z]+:/.test(address)) {
		expect(address).toMatch(/^https:/);
		return;
	}
	const response = await request.get(address);
	expect(response.headers()['content-type']).toBe('application/gzip');
	expect(response.status()).toBe(200);
	// The first two bytes of a gzip file.
	expect([...(await response.body()).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
});
