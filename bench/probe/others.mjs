// The cost of a tree of 100,000 nodes in general libraries, for comparison with our time to an explorable search.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.mjs';
import { withPage } from './browser.mjs';

export const OTHERS_NODES = 100_000;
const PATIENCE_MS = 240_000;
/** Packages that nothing else needs, installed apart. */
const PACKAGES = 'bench/node_modules';
/** No server listens there: the probe answers every request from files. */
const HOST = 'http://others.localhost';

/** @type {Readonly<Record<string, { path: string, type: string }>>} */
const FILES = {
	'/': { path: 'bench/probe/others.html', type: 'text/html' },
	'/others.js': { path: 'bench/probe/others-page.js', type: 'text/javascript' },
	'/cytoscape.js': {
		path: `${PACKAGES}/cytoscape/dist/cytoscape.min.js`,
		type: 'text/javascript'
	},
	'/echarts.js': { path: `${PACKAGES}/echarts/dist/echarts.min.js`, type: 'text/javascript' }
};

/** Names, and the function called in the page. */
export const OTHERS = /** @type {const} */ ([
	{ id: 'cytoscape-breadthfirst', name: 'cytoscape, layout breadthfirst', draw: 'breadthfirst' },
	{ id: 'cytoscape-preset', name: 'cytoscape, positions given', draw: 'preset' },
	{ id: 'echarts-tree', name: 'echarts, tree series', draw: 'tree' }
]);

/** Throws where a library is not installed, before anything is measured. */
export function assertInstalled() {
	const paths = Object.values(FILES).map(({ path }) => path);
	const missing = paths.filter((path) => !existsSync(join(ROOT, path)));
	if (missing.length === 0) return;
	throw new Error(
		`Not there: ${missing.join(', ')}. Install what the benchmarks compare with: npm ci --prefix bench`
	);
}

/** @param {string} name of a package */
export function versionOf(name) {
	const text = readFileSync(join(ROOT, PACKAGES, name, 'package.json'), 'utf8');
	return String(JSON.parse(text).version);
}

/**
 * Draws a random tree once, on a fresh page.
 * @param {import('playwright').Browser} browser
 * @param {(typeof OTHERS)[number]['draw']} draw
 * @param {number} nodes
 * @returns {Promise<number | null>} milliseconds from the call to the frame after "rendered"; null if it took too
 * long
 */
export function measureOther(browser, draw, nodes) {
	return withPage(browser, async (page) => {
		await page.route(`${HOST}/**`, (route) => {
			const file = FILES[new URL(route.request().url()).pathname];
			return file === undefined
				? route.fulfill({ status: 404 })
				: route.fulfill({ path: join(ROOT, file.path), contentType: file.type });
		});
		await page.goto(`${HOST}/`);
		await page.waitForTimeout(500);
		const drawn = page.evaluate(
			({ draw, nodes }) => {
				const { drawWithCytoscape, drawWithEcharts } = /** @type {any} */ (window);
				return draw === 'tree' ? drawWithEcharts(nodes) : drawWithCytoscape(draw, nodes);
			},
			{ draw, nodes }
		);
		// Closing a page during its work rejects the promise; ignore that.
		drawn.catch(() => null);
		const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
		return Promise.race([drawn, patience]);
	});
}
