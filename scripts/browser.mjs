// Finds the Chromium for the tests. Node built-ins only: this also runs where nothing else is installed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
	'microsoft-edge',
	'microsoft-edge-stable',
	'msedge'
];

const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
];

/**
 * Chromium, Chrome and Edge on this system, best first.
 * @returns {string[]}
 */
export function systemBrowsers() {
	const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	const suffix = process.platform === 'win32' ? '.exe' : '';
	const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
	return [...new Set([...onPath, ...PLACES])].filter((path) => existsSync(path));
}

/**
 * The browser that Playwright downloaded for itself, if it did.
 * @returns {string | undefined}
 */
export function playwrightBrowser() {
	const { chromium } = createRequire(import.meta.url)('playwright');
	const path = chromium.executablePath();
	return existsSync(path) ? path : undefined;
}

/**
 * The browser for a run without preparation: the same order as `npm test`, but without a trial launch and without
 * installing anything. If undefined, Playwright reports the missing browser.
 * @returns {string | undefined}
 */
export function guessBrowser() {
	return process.env.CHROMIUM_PATH || (playwrightBrowser() ?? systemBrowsers()[0]);
}
