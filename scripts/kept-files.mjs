// The files that the service worker keeps: all that the build writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's own lists, what tells the newest version, and the source, which is larger than the site. */
const LEFT_OUT = /^\.vite\/|^_app\/version\.json$|\.tar\.gz$/;

/**
 * SvelteKit tells the service worker of the files in Vite's list, in which the parts of web workers, and what plugins
 * write, are missing. So they are added to it before SvelteKit reads it.
 * @returns {import('vite').Plugin}
 */
export function keptFiles() {
	return {
		name: 'plyscope:kept-files',
		apply: 'build',
		writeBundle({ dir = '' }, bundle) {
			if (this.environment.name !== 'client') return;
			const path = join(dir, '.vite', 'manifest.json');
			const manifest = JSON.parse(readFileSync(path, 'utf8'));
			writeFileSync(path, JSON.stringify(withAllFiles(manifest, Object.keys(bundle))));
		}
	};
}

/**
 * @param {Readonly<Record<string, { file: string, css?: string[], assets?: string[] }>>} manifest Vite's
 * @param {readonly string[]} written the names of all files of the build
 */
export function withAllFiles(manifest, written) {
	const listed = new Set(
		Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
	);
	const others = written.filter((file) => !listed.has(file) && !LEFT_OUT.test(file));
	return { ...manifest, ...Object.fromEntries(others.map((file) => [file, { file }])) };
}
