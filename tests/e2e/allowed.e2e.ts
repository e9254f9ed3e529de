/** What a page around a frame or an element has to allow: its policies, the tokens of a sandbox, and what is said without. */
import type { Frame, Page } from '@playwright/test';
import {
	AT,
	openHost as openElement,
	POLICY,
	sentenceOf,
	TEXTBOOK,
	TREE
} from './component-host.ts';
import { expect, test } from './fixtures.ts';
import { whenAlive } from './helpers.ts';
import { framesOf, openHost, openPage, siteAddress } from './host.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

const nextOf = (frame: Frame) => frame.getByRole('button', { name: 'Next step' });
const stepIn = (frame: Frame | Page) => frame.getByRole('textbox', { name: /^Step, 0 to/ });

/** Opens a host whose answer has these headers, with a search in a frame. */
async function openStrict(
	page: Page,
	headers: Readonly<Record<string, string>>,
	attributes = ''
): Promise<Frame> {
	const frame = `<iframe title="Search" src="${siteAddress()}/?step=5&amp;embed=1" width="700" height="480" ${attributes}></iframe>`;
	await openPage(page, `<!doctype html><html lang="en"><title>A course</title>${frame}`, headers);
	const [inside] = await framesOf(page, 1);
	return inside as Frame;
}

test.describe('policies of the page around a frame', () => {
	test.use({ allowedErrors: /violates the following Content Security Policy|ERR_BLOCKED_BY/ });

	const csp = (policy: string) => ({ 'Content-Security-Policy': policy });
	const COEP = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
	const ROWS = [
		['frame-src alone', () => csp(`default-src 'none'; frame-src ${siteAddress()}`), '', true],
		['child-src alone', () => csp(`default-src 'none'; child-src ${siteAddress()}`), '', true],
		['none of them', () => csp("default-src 'none'"), '', false],
		['an embedder policy', () => COEP, '', false],
		['an embedder policy, with credentialless', () => COEP, 'credentialless', true]
	] as const;
	for (const [name, headers, attributes, isShown] of ROWS) {
		test(`${name}: a frame is ${isShown ? 'shown' : 'refused'}`, async ({ page }) => {
			const frame = await openStrict(page, headers(), attributes);
			if (!isShown) {
				await expect.poll(() => frame.url()).not.toContain('embed=1');
				return;
			}
			await nextOf(frame).click();
			await expect(stepIn(frame)).toHaveValue('6');
		});
	}
});

test.describe('policies of the page around an element', () => {
	test.use({ allowedErrors: /TrustedType/ });

	const trusted = `${POLICY}; require-trusted-types-for 'script'`;
	const ROWS = [
		['trusted types', trusted, true],
		['the name of its policy', `${trusted}; trusted-types svelte-trusted-html`, true],
		['names without that of its policy', `${trusted}; trusted-types another`, false],
		['no style', `${POLICY}; style-src 'none'`, true],
		['the site, not the module', `default-src 'none'; script-src ${new URL(AT).origin}`, true]
	] as const;
	for (const [name, policy, isShown] of ROWS) {
		test(`${name}: an element is ${isShown ? 'shown' : 'refused'}`, async ({ page }) => {
			const body = `<plyscope-tree ${TEXTBOOK} step="12"></plyscope-tree>`;
			const { element } = await openElement(page, body, policy);
			if (isShown) {
				const search = knownSearch({ game: 'tree', position: TREE });
				await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
			} else await expect(element.getByRole('button')).toHaveCount(0);
		});
	}
});

/** Copies the figure of the step that a frame shows, and returns what is said of it. */
async function copyFigure(frame: Frame): Promise<string> {
	await whenAlive(frame);
	await frame.getByRole('button', { name: 'Share', exact: true }).click();
	await frame.getByRole('button', { name: 'Figure…' }).click();
	const dialog = frame.getByRole('dialog', { name: 'Figure' });
	await dialog.getByRole('button', { name: 'Copy figure' }).click();
	const said = dialog.getByRole('status').first();
	await expect(said).not.toHaveText('');
	return said.innerText();
}

const FILE = 'plyscope-tree-alphabeta-step-5.svg';

test.describe('sandboxes', () => {
	test.use({
		allowedErrors: /sandboxed|Clipboard API|Download is disallowed|Blocked autofocusing/
	});

	const SANDBOXES = [
		[undefined, true],
		['allow-scripts', false],
		['allow-scripts allow-same-origin', false],
		['allow-scripts allow-downloads', true],
		['allow-scripts allow-same-origin allow-downloads', true]
	] as const;
	for (const [sandbox, isSaved] of SANDBOXES) {
		test(`a figure that may not be copied is saved, or may not be: sandbox ${sandbox ?? 'none'}`, async ({
			page
		}) => {
			const saved: string[] = [];
			page.on('download', (file) => saved.push(file.suggestedFilename()));
			const size = { width: 1100, height: 800 };
			const framed = { path: '/?step=5', ...size, ...(sandbox === undefined ? {} : { sandbox }) };
			const [frame] = (await openHost(page, [framed])) as [Frame];
			const said = await copyFigure(frame);
			expect(said).toContain(`The figure is saved as ${FILE}. If no file appears, downloads are`);
			if (isSaved) await expect.poll(() => saved).toEqual([FILE]);
			// No event tells of a download that the browser refuses.
			else await page.waitForTimeout(500);
			expect(saved).toEqual(isSaved ? [FILE] : []);
		});
	}

	test('a figure is copied where the page around allows the clipboard', async ({ page }) => {
		// Of the reader, who is asked for the page around.
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		const framed = { path: '/?step=5', width: 1100, height: 800, allow: 'clipboard-write' };
		const [frame] = (await openHost(page, [framed])) as [Frame];
		expect(await copyFigure(frame)).toMatch(/^Copied as /);
	});

	test('the way out of a sandbox that its pages inherit leads to a page that works', async ({
		page
	}) => {
		const sandbox = 'allow-scripts allow-popups';
		const [frame] = (await openHost(page, [{ path: '/?step=5&embed=1', sandbox }])) as [Frame];
		await nextOf(frame).click();
		const opens = page.waitForEvent('popup');
		await frame.getByRole('link', { name: 'Plyscope' }).click();
		const whole = await opens;
		expect(await whole.evaluate(() => origin)).toBe('null');
		await expect(stepIn(whole)).toHaveValue('6');
		await whole.getByRole('button', { name: 'Next step' }).click();
		await expect(stepIn(whole)).toHaveValue('7');
		await whole.close();
	});
});
