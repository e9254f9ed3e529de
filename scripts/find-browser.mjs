// Finds a Chromium that really starts, or gets one. Runs after the packages are installed.
import { asRoot, installFromApt } from './apt.mjs';
import { systemBrowsers } from './browser.mjs';
import { runTool } from './run.mjs';

/**
 * The first browser that opens a page, in this order: CHROMIUM_PATH, those that are there, one that Playwright downloads,
 * one from apt.
 * @returns {Promise<string | undefined>} its path; undefined after printing what to do
 */
export async function findBrowser() {
	const here = [process.env.CHROMIUM_PATH, ...systemBrowsers()];
	return (await firstThatOpens(here)) ?? (await download()) ?? (await fromApt()) ?? giveUp();
}

/** @param {readonly (string | undefined)[]} paths */
async function firstThatOpens(paths) {
	for (const path of new Set(paths)) {
		if (path && (await opens(path))) return path;
	}
	return undefined;
}

/**
 * A path, and even `--version`, proves little, since libraries may be missing. So open a page as the tests do
 * (Playwright turns off Chromium's sandbox, which root needs).
 * @param {string} path
 */
async function opens(path) {
	const { chromium } = await import('playwright');
	try {
		const browser = await chromium.launch({ executablePath: path, timeout: 60_000 });
		try {
			const page = await browser.newPage();
			await page.setContent('<title>open</title>');
			if ((await page.title()) !== 'open') throw new Error('it opened no page');
			console.log(`Browser: ${path} (${browser.version()})`);
			return true;
		} finally {
			await browser.close();
		}
	} catch (error) {
		const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
		console.log(`Browser: ${path} does not start: ${reason}`);
		return false;
	}
}

async function download() {
	console.log('No browser found; Playwright downloads one ...');
	const code = await runTool('playwright/cli.js', ['install', '--no-shell', 'chromium'], {
		PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000'
	});
	if (code !== 0) return undefined;
	const path = await firstThatOpens(systemBrowsers());
	if (path !== undefined) return path;
	// Otherwise sudo may ask for a password that nobody types.
	if ((await asRoot()) === undefined) return undefined;
	await runTool('playwright/cli.js', ['install-deps', 'chromium']);
	return firstThatOpens(systemBrowsers());
}

async function fromApt() {
	const names = [['chromium-headless-shell'], ['chromium']];
	return installFromApt(names, 'No download either; trying apt-get ...', async () =>
		firstThatOpens(systemBrowsers())
	);
}

/** @returns {undefined} */
function giveUp() {
	console.error(
		'No Chromium, Chrome or Edge could be found, downloaded or installed.\n' +
			'Install one, or set CHROMIUM_PATH to its executable, and run "npm test" again.'
	);
}
