/** `npm test` itself, with substitutes for the tools that it runs: the stages, what they print, and the last line. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'plyscope-test-run-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

const OPENS = `exports.chromium = { executablePath: () => process.execPath, launch: async () => ({
	newPage: async () => ({ setContent: async () => {}, title: async () => 'open' }),
	close: async () => {}, version: () => '1' }) };`;
/** Reports five tests, but none of the command line; says how it was started. */
const VITEST = `const project = process.argv.at(-1);
	const file = process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1];
	require('fs').mkdirSync(require('path').dirname(file), { recursive: true });
	require('fs').writeFileSync(file, JSON.stringify({ numPassedTests: project === 'cli' ? 0 : 5 }));
	console.log(project, 'seed', process.env.VITE_SWEEP_SEED, 'whole', process.env.VITE_EXHAUSTIVE);`;
/** Reports tests only of a site that is built. */
const PLAYWRIGHT = `require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE,
	JSON.stringify({ stats: { expected: require('fs').existsSync('build') ? 3 : 0, flaky: 1 } }));`;
/** Builds when all other jobs have ended, if they run at the same time. */
const VITE = `const { existsSync, mkdirSync } = require('fs');
	const build = (tries) => {
		if (tries > 0 && !existsSync('.cache/vitest-ui.json')) setTimeout(build, 20, tries - 1);
		else setTimeout(() => mkdirSync('build'), 500);
	};
	build(150);`;

cpSync(join(import.meta.dirname, '..', '..', 'scripts'), join(root, 'scripts'), {
	recursive: true
});
const LOCK = '{}';
write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20' } }));
write('package-lock.json', LOCK);
write('node_modules/package.json', '{ "type": "commonjs" }');
const hash = createHash('sha256').update(LOCK).digest('hex');
write(
	'node_modules/.installed-from',
	`${hash} node ${process.versions.modules} ${process.platform} ${process.arch}\n`
);
write('node_modules/playwright/package.json', '{ "main": "index.js" }');
write('node_modules/playwright/index.js', OPENS);
write('node_modules/playwright/cli.js', PLAYWRIGHT);
write(
	'node_modules/vitest/vitest.mjs',
	`import { createRequire } from 'node:module';
	const require = createRequire(import.meta.url);
	${VITEST}`
);
write(
	'node_modules/eslint/bin/eslint.js',
	`console.log('one fault'); setTimeout(() => {
	console.error('another fault'); process.exit(1); }, 100);`
);
write('node_modules/vite/bin/vite.js', VITE);
write('node_modules/svelte-check/bin/svelte-check', `console.log('types are well')`);
for (const tool of [
	'@sveltejs/kit/svelte-kit.js',
	'oxfmt/bin/oxfmt',
	'oxlint/bin/oxlint',
	'prettier/bin/prettier.cjs',
	'@typescript/native/bin/tsc'
]) {
	write(`node_modules/${tool}`, '');
}

function run(...args: string[]) {
	const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
		cwd: root,
		encoding: 'utf8',
		env: { PATH: process.env['PATH'], CHROMIUM_PATH: process.execPath, SWEEP_SEED: '41' }
	});
	return { status, lines: stdout.trimEnd().split('\n') };
}

const daily = run();

it('runs every stage also after one that failed, and ends with the sum', () => {
	const { status, lines } = daily;
	expect(status).toBe(1);
	expect(lines.at(-1)).toBe('19 passed, 3 failed, 0 skipped');
	const verdicts = lines.filter((line) => /^(ok|FAILED) /.test(line));
	const failed = verdicts.filter((line) => line.startsWith('FAILED'));
	expect(verdicts).toHaveLength(11);
	// What the tool says, a project without a test, and a test that needed a second try, on the site that was built
	// meanwhile; jobs that run side by side end in any order.
	expect(failed.map((line) => line.slice(7, 26).trim()).sort()).toEqual([
		'command line',
		'end-to-end tests',
		'lint'
	]);
});

it('prints what a check says in one piece, under its name', () => {
	const { lines } = daily;
	const at = lines.indexOf('=== lint');
	expect(lines.slice(at, at + 3)).toEqual(['=== lint', 'one fault', 'another fault']);
	expect(lines[at + 3]).toMatch(/^=== lint: 0 passed, 1 failed, 0 skipped \(/);
	expect(lines[lines.indexOf('=== types') + 1]).toBe('types are well');
});

it('says which part of the sweeps it takes, and tells every runner', () => {
	const part = 'A part of each sweep, by seed 41 (SWEEP_SEED=41 repeats it)';
	const { lines } = daily;
	expect([lines[0], lines.at(-2)?.replace(/^.*in all\. /, '')]).toEqual([part, part]);
	expect(lines).toContain('ui seed 41 whole undefined');
	const whole = run('--exhaustive').lines;
	expect(whole[0]).toMatch(/^Every sweep whole, with seed 41 /);
	expect(whole).toContain('core seed 41 whole 1');
});
