// The browser that is measured, started in the way of the end-to-end tests.
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { chromium } from 'playwright';
import { guessBrowser } from '../../scripts/browser.mjs';

/** A laptop's page, as the end-to-end tests have it. */
const VIEWPORT = { width: 1440, height: 900 };

/** The site may talk to nobody but itself; the browser's own calls home would only disturb. */
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
 * Opens a tab of its own, does the work and closes it again.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page) => Promise<T>} work
 */
export async function withPage(browser, work) {
	const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
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
		/** Over the last minute, before the run: what else was going on. */
		load: loadavg()[0] ?? 0
	};
}
