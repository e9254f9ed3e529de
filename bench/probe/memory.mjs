// Memory of the page's process: all threads, buffers and pictures of the tab.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Memory in bytes
 * @property {number} resident of the page's process, the browser's own code and libraries included
 * @property {number | null} proportional the same, with shared pages divided among their processes (Linux)
 * @property {number | null} peak the most that was resident at any time (Linux)
 * @property {number} heap of the page's JavaScript, without the buffers behind typed arrays
 */

/**
 * @param {import('playwright').Page} page the only one that is open
 * @param {import('playwright').Browser} browser
 * @returns {Promise<Memory>}
 */
export async function measureMemory(page, browser) {
	const session = await page.context().newCDPSession(page);
	// Unreferenced objects are not the page's need, only not collected yet.
	await session.send('HeapProfiler.collectGarbage');
	await page.waitForTimeout(2000);
	await session.send('Performance.enable');
	const { metrics } = await session.send('Performance.getMetrics');
	await session.detach();
	const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
	const processes = (await renderersOf(browser)).map((pid) => ({ ...readProcess(pid), heap }));
	processes.sort((a, b) => b.resident - a.resident);
	const [largest] = processes;
	if (largest === undefined) throw new Error('the browser names no process for the page');
	return largest;
}

/** @param {import('playwright').Browser} browser */
async function renderersOf(browser) {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	await session.detach();
	return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** @param {number} pid */
function readProcess(pid) {
	if (process.platform !== 'linux') {
		const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' });
		return { resident: 1024 * Number(kilobytes), proportional: null, peak: null };
	}
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return {
		resident: bytesOf(status, 'VmRSS') ?? NaN,
		proportional: bytesOf(readIfAllowed(`/proc/${pid}/smaps_rollup`), 'Pss'),
		peak: bytesOf(status, 'VmHWM')
	};
}

/** @param {string} path */
function readIfAllowed(path) {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}

/**
 * @param {string} text lines such as "VmRSS:   123 kB"
 * @param {string} name
 */
function bytesOf(text, name) {
	const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text);
	return found === null ? null : 1024 * Number(found[1]);
}
