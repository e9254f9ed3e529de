// Finds the Chromium for the tests. Node built-ins only: this also runs where nothing else is installed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium without windows, and so without the work of drawing them: the tests take two thirds of the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

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

/** @param {readonly string[]} names */
function onPath(names) {
	const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	const suffix = process.platform === 'win32' ? '.exe' : '';
	return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/**
 * The browsers on this system, best first: a headless shell, the one that Playwright downloaded, Chromium, Chrome, Edge.
 * @returns {string[]}
 */
export function systemBrowsers() {
	const paths = [...onPath(SHELLS), ...playwrightBrowser(), ...onPath(NAMES), ...PLACES];
	return [...new Set(paths)].filter((path) => existsSync(path));
}

/** Where Playwright has its own browser, if it downloaded one. */
function playwrightBrowser() {
	const { chromium } = createRequire(import.meta.url)('playwright');
	return [chromium.executablePath()];
}

/**
 * The browser for a run without preparation: the same order as `npm test`, but without a trial launch and without
 * installing anything. If undefined, Playwright reports the missing browser.
 * @returns {string | undefined}
 */
export function guessBrowser() {
	return process.env.CHROMIUM_PATH || systemBrowsers()[0];
}
