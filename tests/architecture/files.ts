import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Folders of generated files or third-party code. */
const NOT_OURS = new Set([
	'.cache',
	'.git',
	'.svelte-kit',
	'build',
	'coverage',
	'dist',
	'node_modules',
	'playwright-report',
	'test-results'
]);

/** The files below a folder of the project, as paths from its root with forward slashes; empty if it does not exist. */
export function listFiles(folder: string): string[] {
	const entries = readdirIfThere(join(ROOT, folder));
	return entries.flatMap((entry) => {
		const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
		if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listFiles(path);
		return entry.isFile() ? [path] : [];
	});
}

function readdirIfThere(folder: string) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}

export function readText(path: string): string {
	return readFileSync(join(ROOT, path), 'utf8');
}
