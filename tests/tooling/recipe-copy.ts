/** A copy of the project, in which a test follows what CONTRIBUTING says to do. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Copies what the command line is made of. */
export function makeCopy(): string {
	mkdirSync('node_modules/.cache', { recursive: true });
	copy = mkdtempSync('node_modules/.cache/recipe-');
	for (const part of ['src/lib/core', 'src/cli', 'tsconfig.core.json', 'package.json']) {
		cpSync(part, `${copy}/${part}`, { recursive: true });
	}
	return copy;
}

/** Adds a row at the end of a registry, with its import if it has one. */
export function addRow(registry: string, list: string, row: string, imports = ''): void {
	const before = readFileSync(registry, 'utf8');
	const start = before.indexOf(`const ${list} = {`);
	const end = before.indexOf('\n} ', start);
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

/** The compiler finds every place that a recipe forgot. */
export function compile(): void {
	const compiler = 'node_modules/@typescript/native/bin/tsc';
	execFileSync(process.execPath, [compiler, '-p', `${copy ?? ''}/tsconfig.core.json`]);
}
