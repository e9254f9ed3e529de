/** A copy of the project, in which a test follows what CONTRIBUTING says to do. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

const TEXT = readFileSync('CONTRIBUTING.md', 'utf8');

/** The part of the text under a heading. */
export function recipe(heading: string): string {
	const begin = TEXT.indexOf(`## ${heading}\n`);
	return TEXT.slice(begin, TEXT.indexOf('\n## ', begin));
}

/** What is copied: that of which the command line, its tests and the face of a game are made. */
const PARTS = [
	'src/lib/core',
	'src/lib/workers',
	'src/lib/ui',
	'src/lib/games',
	'src/cli',
	'tests',
	'docs',
	'tsconfig.core.json',
	'package.json'
];

let copy = '';

/** Removes the copy: a test file that makes one has this after all. */
export function removeCopy(): void {
	if (copy !== '') rmSync(copy, { recursive: true });
	copy = '';
}

/** Makes the copy in which the recipes are followed. */
export function makeCopy(): void {
	// Not below node_modules, whose files a test runner takes for packages.
	mkdirSync('.cache', { recursive: true });
	copy = mkdtempSync('.cache/recipe-');
	for (const part of PARTS) cpSync(part, `${copy}/${part}`, { recursive: true });
}

/** The text of a file of the copy. */
export function fileOf(path: string): string {
	return readFileSync(join(copy, path), 'utf8');
}

/** Writes a file of the copy again. */
export function writeOver(path: string, text: string): void {
	writeFileSync(join(copy, path), text, { flag: 'r+' });
}

/** Writes a new file into the copy. */
export function addFile(path: string, text: string): void {
	const file = join(copy, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text, { flag: 'wx' });
}

/** Adds a row at the end of a registry, with its import if it has one. */
export function addRow(registry: string, list: string, row: string, imports = ''): void {
	const before = fileOf(registry);
	const start = before.search(new RegExp(`const ${list}\\b.* = [[{]\n`));
	const end = start + before.slice(start).search(/\n[\]}]/);
	expect([start, end]).not.toContain(-1);
	const rows = before.slice(0, end).replace(/,$/, '');
	writeOver(registry, `${imports}${rows},\n${row}${before.slice(end)}`);
}

/**
 * Says commands to the copy's command line, one after another in one process; none may fail.
 *
 * @returns what each prints
 */
export async function runCommands(commands: readonly string[]): Promise<Map<string, string>> {
	addFile('said.ts', SAID);
	const words = ['--import', 'tsx', 'said.ts', JSON.stringify(commands)];
	const said = await outputOf(words);
	expect(said).toMatch(/^\[/);
	return new Map(JSON.parse(said) as [string, string][]);
}

const SAID = `import { plyscope } from './tests/cli/command.ts';
const said = [];
for (const command of JSON.parse(process.argv[2])) {
	const { code, stdout, stderr } = await plyscope(command.split(' '));
	if (code !== 0) throw new Error(command + ': ' + stderr);
	said.push([command, stdout]);
}
console.log(JSON.stringify(said));
`;

/** What a program prints, run in the copy while the test's own runner goes on. */
async function outputOf(words: readonly string[]): Promise<string> {
	const options = { cwd: copy, maxBuffer: 1e8 };
	return new Promise((resolve) => {
		execFile(process.execPath, words, options, (_, out, faults) => {
			resolve(out || faults);
		});
	});
}

/** The file of a package's program. */
function program(name: string): string {
	return join(process.cwd(), 'node_modules', name);
}

/**
 * Runs some of the copy's tests, as `npx vitest run --project core` would; all must pass.
 * @returns their names
 */
export async function runTests(...words: readonly string[]): Promise<string[]> {
	writeFileSync(join(copy, 'vitest.config.ts'), VITEST_CONFIG);
	const options = ['run', '--config', 'vitest.config.ts', '--reporter', 'json'];
	const report = JSON.parse(
		await outputOf([program('vitest/vitest.mjs'), ...options, ...words])
	) as {
		success: boolean;
		testResults: {
			message: string;
			assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
		}[];
	};
	const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
	const faults = [
		...report.testResults.map(({ message }) => message),
		...tests.flatMap(({ failureMessages }) => failureMessages)
	];
	expect(faults.filter((fault) => fault !== '')).toEqual([]);
	expect(report.success).toBe(true);
	return tests.flatMap(({ status, fullName }) => (status === 'passed' ? [fullName] : []));
}

/** The project `core` of vite.config.ts alone: the others would have their plugins loaded. */
const VITEST_CONFIG = `export default {
	test: {
		include: ['tests/**/*.test.ts'],
		setupFiles: ['tests/setup/core.ts'],
		pool: 'threads',
		isolate: false,
		testTimeout: 120_000
	}
};
`;

/** The compiler finds every place that a recipe forgot. */
export function compile(): void {
	const compiler = 'node_modules/@typescript/native/bin/tsc';
	execFileSync(process.execPath, [compiler, '-p', `${copy}/tsconfig.core.json`]);
}

/** Checks the types of components and of what they use, without those of any page. */
export async function checkSvelte(...include: readonly string[]): Promise<void> {
	addFile('tsconfig.svelte.json', JSON.stringify({ ...SVELTE_OPTIONS, include }));
	const options = ['--tsgo', '--fail-on-warnings', '--output', 'machine'];
	const words = [...options, '--tsconfig', './tsconfig.svelte.json'];
	const said = await outputOf([program('svelte-check/bin/svelte-check'), ...words]);
	expect(said).toContain('COMPLETED');
	expect(said.split('\n').filter((line) => /ERROR "|WARNING "/.test(line))).toEqual([]);
}

const SVELTE_OPTIONS = {
	extends: './tsconfig.core.json',
	compilerOptions: {
		lib: ['ES2023', 'DOM', 'DOM.Iterable'],
		types: ['svelte', '@sveltejs/kit'],
		paths: { '$lib/*': ['./src/lib/*'] }
	}
};
