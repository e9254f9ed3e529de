// The measured browser, started like that of the end-to-end tests.
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { chromium } from 'playwright';
import { guessBrowser } from '../../scripts/browser.mjs';

/** A laptop's page, as in the end-to-end tests. */
const VIEWPORT = { width: 1440, height: 900 };

/** The site only contacts its own host; the browser's own network requests would disturb the measurement. */
const ARGUMENTS = [
	'--disable-quic',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run'
];

export function launch() {
	const executablePath = guessBrowser();
	return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ARGUMENTS });
}

/**
 * Opens a tab, runs the work in it and closes the tab.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page) => Promise<T>} work
 */
export async function withPage(browser, work) {
	const context = await browser.newContext({
		viewport: VIEWPORT,
		locale: 'en-US',
		// What the browser keeps of the site after a visit is no part of it.
		serviceWorkers: 'block'
	});
	try {
		return await work(await context.newPage());
	} finally {
		await context.close();
	}
}

/** @param {import('playwright').Browser} browser */
export function describeMachine(browser) {
	return {
		cpu: cpus()[0]?.model ?? 'unknown',
		cores: cpus().length,
		memoryGb: Math.round(totalmem() / 2 ** 30),
		system: `${platform()} ${release()}`,
		node: process.version,
		browser: `Chromium ${browser.version()}, headless, ${VIEWPORT.width} x ${VIEWPORT.height}`,
		/** Load over the last minute before the run: other activity on the machine. */
		load: loadavg()[0] ?? 0
	};
}
