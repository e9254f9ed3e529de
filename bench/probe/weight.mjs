// What each page loads before it is idle, gzipped: read from the network log of a browser that has nothing stored.
import { gzipSync } from 'node:zlib';
import { whenAlive } from './site.mjs';
import { withPage } from './browser.mjs';

/**
 * @typedef {object} Weight
 * @property {string} page as in the address, `/` for the first
 * @property {number} bytes of all bodies, gzipped
 * @property {Partial<Record<(typeof KINDS)[number], number>>} kinds the same by kind
 * @property {{ path: string, bytes: number }[]} files the largest first
 */

/** The pages, and the most bytes that each may load, gzipped. */
export const PAGES = Object.freeze(
	[
		['/', 200],
		['/compare/', 180],
		['/play/', 180],
		['/matches/', 180],
		['/sources/', 180],
		['/krk/', 180],
		['/krk/tree/', 180],
		['/krk/experiment/', 180],
		['/krk/hypothesis/', 180],
		['/practice/', 180],
		['/break-it/', 180],
		['/check/', 180],
		['/lessons/', 180],
		['/stage/', 180],
		['/worksheet/', 180],
		['/learn/', 180],
		['/help/', 180]
	].map(([page, kilobytes]) =>
		Object.freeze({ page: String(page), most: Number(kilobytes) * 1000 })
	)
);

/** A page is idle when for so long no request has begun and none is open. */
const QUIET_MS = 1500;
export const KINDS = /** @type {const} */ (['script', 'style', 'page', 'worker', 'other']);

/**
 * Opens the page with an empty cache and weighs every answer until it is idle, workers that it starts by itself too.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the site
 * @param {string} page
 * @returns {Promise<Weight>}
 */
export function measureWeight(browser, address, page) {
	return withPage(browser, async (tab) => {
		/** @type {Map<string, number>} */
		const sizes = new Map();
		let open = 0;
		let last = Date.now();
		tab.context().on('request', () => {
			open++;
			last = Date.now();
		});
		/** @param {import('playwright').Request} request */
		const ended = (request) => {
			void weigh(request).then((bytes) => {
				const path = new URL(request.url()).pathname;
				if (/^https?:/.test(request.url())) sizes.set(path, bytes);
				open--;
				last = Date.now();
			});
		};
		tab.context().on('requestfinished', ended);
		tab.context().on('requestfailed', ended);
		await tab.goto(new URL(page.slice(1), address).href);
		if (page === '/') await whenAlive(tab);
		while (open > 0 || Date.now() - last < QUIET_MS) await tab.waitForTimeout(100);
		return summarise(page, sizes);
	});
}

/**
 * The body as a server sends it that compresses: serve.mjs does, and others may not.
 * @param {import('playwright').Request} request
 */
async function weigh(request) {
	const response = await request.response();
	if (response === null) return 0;
	try {
		return gzipSync(await response.body()).length;
	} catch {
		// A redirect has no body.
		return 0;
	}
}

/**
 * @param {string} page
 * @param {ReadonlyMap<string, number>} sizes
 * @returns {Weight}
 */
function summarise(page, sizes) {
	/** @type {Weight['kinds']} */
	const kinds = {};
	for (const [path, bytes] of sizes) {
		const kind = kindOf(path);
		kinds[kind] = (kinds[kind] ?? 0) + bytes;
	}
	const files = [...sizes].map(([path, bytes]) => ({ path, bytes }));
	return {
		page,
		bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
		kinds,
		files: files.toSorted((a, b) => b.bytes - a.bytes)
	};
}

/**
 * @param {string} path
 * @returns {(typeof KINDS)[number]}
 */
export function kindOf(path) {
	if (path.includes('/workers/') || path.endsWith('.wasm')) return 'worker';
	if (path.endsWith('/') || path.endsWith('.html')) return 'page';
	if (path.endsWith('.js')) return 'script';
	return path.endsWith('.css') ? 'style' : 'other';
}
