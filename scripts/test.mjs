// `npm test`: everything that must hold, on a fresh clone too, in one command; `npm run test:exhaustive` takes the
// sweeps whole. All stages run, also after one that failed; the last line is the sum over all runners.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { findTex } from './find-tex.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, captureTool, runTool } from './run.mjs';
import { sideBySide } from './side-by-side.mjs';
import { settleSweeps } from './sweep.mjs';
import { formatTally, sum, tallyCheck, tallyPlaywright, tallyVitest } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const PLAYWRIGHT_REPORT = `${ROOT}/.cache/playwright.json`;

/** @typedef {{ file: string, args: readonly string[], env?: Record<string, string> }} Tool */

/**
 * The checks that look at the sources alone, the longest first.
 * @type {readonly (Tool & { name: string })[]}
 */
const CHECKS = [
	{
		name: 'lint',
		file: 'eslint/bin/eslint.js',
		args: ['--max-warnings', '0', '.'],
		// A sixth of its time is spent on clearing small generations.
		env: { NODE_OPTIONS: '--max-semi-space-size=64' }
	},
	{ name: 'build', file: 'vite/bin/vite.js', args: ['build', '--logLevel', 'warn'] },
	{ name: 'lint of TypeScript', file: 'oxlint/bin/oxlint', args: ['-c', 'oxlint.config.mjs'] },
	// Everything else is asked of Prettier, whose list of ignored files names these.
	{
		name: 'format of code',
		file: 'oxfmt/bin/oxfmt',
		args: ['--check', '--ignore-path=.gitignore', '**/*.{ts,js,mjs}']
	},
	// The native compiler is a package of its own: the linter and svelte-check need the older one, too.
	{ name: 'types', file: 'svelte-check/bin/svelte-check', args: ['--tsgo', '--fail-on-warnings'] },
	{
		name: 'format',
		file: 'prettier/bin/prettier.cjs',
		// The cache is in node_modules, so that other versions of Prettier and its plugins begin a new one.
		args: ['--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.']
	},
	{ name: 'pure core', file: '@typescript/native/bin/tsc', args: ['-p', 'tsconfig.core.json'] }
];

/** @type {{ name: string, tally: Tally, seconds: number }[]} */
const done = [];

/**
 * @param {string} name
 * @param {Tally} tally
 * @param {number} start
 */
function finish(name, tally, start) {
	const seconds = (performance.now() - start) / 1000;
	console.log(`=== ${name}: ${formatTally(tally)} (${seconds.toFixed(1)} s)`);
	done.push({ name, tally, seconds });
}

/**
 * Runs a tool beside others and prints its output whole when it has ended, so that no two mix.
 * @param {string} name
 * @param {Tool} tool
 * @param {(code: number) => Tally} [tallyOf]
 */
async function besideOthers(name, { file, args, env }, tallyOf = tallyCheck) {
	const start = performance.now();
	const { code, output } = await captureTool(file, args, env);
	console.log(`\n=== ${name}`);
	if (output !== '') console.log(output.trimEnd());
	finish(name, tallyOf(code), start);
}

/** @param {string} path */
function readReport(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const VITEST = 'vitest/vitest.mjs';

/** @param {string} project */
function reportOf(project) {
	return `${ROOT}/.cache/vitest-${project}.json`;
}

/** @param {string} project */
function vitestArgs(project) {
	// Results of an earlier run must not count for this one.
	rmSync(reportOf(project), { force: true });
	const reporters = ['--reporter=default', '--reporter=json'];
	return ['run', ...reporters, `--outputFile.json=${reportOf(project)}`, '--project', project];
}

/**
 * Tests are started last of the side-by-side jobs: while the longest check still runs, one processor would be idle, and
 * those in a browser wait for it as often as they compute.
 * @param {string} name
 * @param {string} project
 */
function besideChecks(name, project) {
	return () =>
		besideOthers(name, { file: VITEST, args: vitestArgs(project) }, (code) =>
			tallyVitest(readReport(reportOf(project)), code)
		);
}

/** @param {Promise<void>} built settles when the site is built, or cannot be */
function endToEnd(built) {
	return async () => {
		await built;
		rmSync(PLAYWRIGHT_REPORT, { force: true });
		const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
		const args = ['test', '--reporter=list,json'];
		await besideOthers('end-to-end tests', { file: 'playwright/cli.js', args, env }, (code) =>
			tallyPlaywright(readReport(PLAYWRIGHT_REPORT), code)
		);
	};
}

/**
 * Tests without their browser count as failed.
 * @param {string} name
 */
function missingBrowser(name) {
	return async () => {
		console.log(`\n=== ${name}`);
		console.error('Not run: there is no browser.');
		finish(name, tallyCheck(1), performance.now());
	};
}

const start = performance.now();
const { seed, isExhaustive } = settleSweeps({ all: process.argv.includes('--exhaustive') });
const sweeps = isExhaustive
	? `Every sweep whole, with seed ${seed} (SWEEP_SEED=${seed} repeats its random cases)`
	: `A part of each sweep, by seed ${seed} (SWEEP_SEED=${seed} repeats it)`;
console.log(sweeps);
// Dear files of unit and component tests take turns by the day.
process.env.TURNS = '1';
// The tests address the site at the root of its host, wherever it will be published.
delete process.env.BASE_PATH;
if (!(await ensureInstalled())) {
	console.log('0 passed, 1 failed, 0 skipped');
	process.exit(1);
}
rmSync(`${ROOT}/build`, { recursive: true, force: true });
const browser = await findBrowser();
if (browser !== undefined) process.env.CHROMIUM_PATH = browser;
if (isExhaustive) await findTex();
// Before the checks begin: several of them read what this writes.
await runTool('@sveltejs/kit/svelte-kit.js', ['sync']);

/** @type {() => void} */
let sayBuilt = () => {};
/** @type {Promise<void>} */
const built = new Promise((resolve) => (sayBuilt = resolve));
const checks = CHECKS.map((check) => async () => {
	await besideOthers(check.name, check);
	if (check.name === 'build') sayBuilt();
});
const inBrowser =
	browser === undefined
		? ['component tests', 'end-to-end tests'].map(missingBrowser)
		: [besideChecks('component tests', 'ui'), endToEnd(built)];
await sideBySide([
	...checks,
	besideChecks('command line', 'cli'),
	besideChecks('unit tests', 'core'),
	// Last, also the end-to-end tests: they wait for the browser as often as they compute, and other tests compute then.
	...inBrowser
]);

const total = sum(done.map(({ tally }) => tally));
console.log('');
for (const { name, tally, seconds } of done) {
	const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
	console.log(`${verdict} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
}
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all. ${sweeps}`);
console.log(formatTally(total));
process.exitCode = total.failed === 0 ? 0 : 1;
