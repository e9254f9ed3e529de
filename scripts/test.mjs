// `npm test`: every check, also on a fresh clone, in one command. All stages run, even after one that failed; the
// last line is the sum over all runners.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, runTool } from './run.mjs';
import { formatTally, sum, tallyCheck, tallyPlaywright, tallyVitest } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const VITEST_REPORT = `${ROOT}/.cache/vitest.json`;
const PLAYWRIGHT_REPORT = `${ROOT}/.cache/playwright.json`;

/** @type {{ name: string, tally: Tally, seconds: number }[]} */
const done = [];

/**
 * @param {string} name
 * @param {() => Promise<Tally>} work
 */
async function stage(name, work) {
	console.log(`\n=== ${name}`);
	const start = performance.now();
	const tally = await work();
	const seconds = (performance.now() - start) / 1000;
	console.log(`=== ${name}: ${formatTally(tally)} (${seconds.toFixed(1)} s)`);
	done.push({ name, tally, seconds });
}

/**
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 */
function check(name, file, args) {
	return stage(name, async () => tallyCheck(await runTool(file, args)));
}

/** @param {string} path */
function readReport(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {readonly string[]} args */
async function vitest(args) {
	const code = await runTool('vitest/vitest.mjs', [
		'run',
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${VITEST_REPORT}`,
		...args
	]);
	return tallyVitest(readReport(VITEST_REPORT), code);
}

async function playwright() {
	const code = await runTool('playwright/cli.js', ['test', '--reporter=list,json'], {
		PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT
	});
	return tallyPlaywright(readReport(PLAYWRIGHT_REPORT), code);
}

/** A stage without its browser counts as failed. */
async function missingBrowser() {
	console.error('Not run: there is no browser.');
	return tallyCheck(1);
}

const start = performance.now();
// The tests address the site at the root of its host, wherever it will be published.
delete process.env.BASE_PATH;
if (!(await ensureInstalled())) {
	console.log('0 passed, 1 failed, 0 skipped');
	process.exit(1);
}
// Results of an earlier run must not count for this one.
for (const path of [VITEST_REPORT, PLAYWRIGHT_REPORT, `${ROOT}/build`]) {
	rmSync(path, { recursive: true, force: true });
}
const browser = await findBrowser();
if (browser !== undefined) process.env.CHROMIUM_PATH = browser;
await runTool('@sveltejs/kit/svelte-kit.js', ['sync']);

await check('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
await check('lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.']);
await check('types', 'svelte-check/bin/svelte-check', ['--fail-on-warnings']);
await check('pure core', 'typescript/bin/tsc', ['-p', 'tsconfig.core.json']);
await stage('unit tests', () => vitest(browser === undefined ? ['--project', 'core'] : []));
await check('build', 'vite/bin/vite.js', ['build', '--logLevel', 'warn']);
await stage('end-to-end tests', browser === undefined ? missingBrowser : playwright);

const total = sum(done.map(({ tally }) => tally));
console.log('');
for (const { name, tally, seconds } of done) {
	const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
	console.log(`${verdict} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
}
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all`);
console.log(formatTally(total));
process.exitCode = total.failed === 0 ? 0 : 1;
