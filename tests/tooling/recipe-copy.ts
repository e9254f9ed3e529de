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

let copy: string | null = null;

/** Removes the copy: a test that makes one has this after each. */
export function removeCopy(): void {
	if (copy !== null) rmSync(copy, { recursive: true });
	copy = null;
}

/** Copies what the command line is made of, and more that a recipe needs. */
export function makeCopy(...more: readonly string[]): string {
	// Not below node_modules, whose files a test runner takes for packages.
	mkdirSync('.cache', { recursive: true });
	copy = mkdtempSync('.cache/recipe-');
	for (const part of ['src/lib/core', 'src/cli', 'tsconfig.core.json', 'package.json', ...more]) {
		cpSync(part, `${copy}/${part}`, { recursive: true });
	}
	return copy;
}

/** Writes a new file into the copy. */
export function addFile(path: string, text: string): void {
	const file = join(copy ?? '', path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text, { flag: 'wx' });
}

/** Adds a row at the end of a registry, with its import if it has one. */
export function addRow(registry: string, list: string, row: string, imports = ''): void {
	const before = readFileSync(registry, 'utf8');
	const start = before.search(new RegExp(`const ${list}\\b.* = [[{]\n`));
	const end = start + before.slice(start).search(/\n[\]}]/);
	expect([start, end]).not.toContain(-1);
	const rows = before.slice(0, end).replace(/,$/, '');
	writeFileSync(registry, `${imports}${rows},\n${row}${before.slice(end)}`);
}

export function run(command: string): string {
	return execFileSync(process.execPath, ['--import', 'tsx', ...command.split(' ')], {
		cwd: copy ?? '',
		encoding: 'utf8'
	});
}

/** What a package's program prints, run in the copy while the test's own runner goes on. */
async function outputOf(program: string, ...words: readonly string[]): Promise<string> {
	const path = join(process.cwd(), 'node_modules', program);
	const options = { cwd: copy ?? '', maxBuffer: 1e8 };
	return new Promise((resolve) => {
		execFile(process.execPath, [path, ...words], options, (_, out) => {
			resolve(out);
		});
	});
}

/**
 * Runs some of the copy's tests, as `npx vitest run --project core` would; all must pass.
 * @returns their names
 */
export async function runTests(...words: readonly string[]): Promise<string[]> {
	addFile('vitest.config.ts', VITEST_CONFIG);
	const options = ['run', '--config', 'vitest.config.ts', '--reporter', 'json'];
	const report = JSON.parse(await outputOf('vitest/vitest.mjs', ...options, ...words)) as {
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
	execFileSync(process.execPath, [compiler, '-p', `${copy ?? ''}/tsconfig.core.json`]);
}

/** Checks the types of components and of what they use, without those of any page. */
export async function checkSvelte(...include: readonly string[]): Promise<void> {
	addFile('tsconfig.svelte.json', JSON.stringify({ ...SVELTE_OPTIONS, include }));
	const options = ['--tsgo', '--fail-on-warnings', '--output', 'machine'];
	const words = [...options, '--tsconfig', './tsconfig.svelte.json'];
	const said = await outputOf('svelte-check/bin/svelte-check', ...words);
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
