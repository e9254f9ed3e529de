// The files of a page, in its head: all of them, and no script before the page's first picture.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {readonly string[]} [imports]
 * @property {readonly string[]} [dynamicImports]
 */

/**
 * SvelteKit counts each file to what it meets it in first, in depth: the styles and scripts that a page needs at once are
 * missing in its head if a part on demand needs them, too, and is met before. So Vite's list is rewritten before
 * SvelteKit reads it: whatever a file imports at once comes before all parts on demand.
 * @returns {import('vite').Plugin}
 */
export function ownFilesFirst() {
	return {
		name: 'plyscope:own-files-first',
		apply: 'build',
		writeBundle({ dir = '' }) {
			if (this.environment.name !== 'client') return;
			const path = join(dir, '.vite', 'manifest.json');
			writeFileSync(path, JSON.stringify(withOwnFirst(JSON.parse(readFileSync(path, 'utf8')))));
		}
	};
}

/**
 * @param {Readonly<Record<string, Chunk>>} manifest Vite's
 * @returns {Record<string, Chunk>}
 */
export function withOwnFirst(manifest) {
	return Object.fromEntries(
		Object.entries(manifest).map(([name, chunk]) => {
			const own = new Set([name]);
			for (const one of own) for (const other of manifest[one]?.imports ?? []) own.add(other);
			const parts = new Set([...own].flatMap((one) => manifest[one]?.dynamicImports ?? []));
			own.delete(name);
			const opens = chunk.isEntry === true || chunk.isDynamicEntry === true;
			return [name, { ...chunk, imports: [...own], dynamicImports: opens ? [...parts] : [] }];
		})
	);
}

const PRELOAD = /(<link href="[^"]*_app\/immutable\/[^"]+\.js" rel="modulepreload")>/g;

/**
 * A browser prefers scripts to pictures, but a page is drawn before they have run.
 * @param {import('@sveltejs/kit').Adapter} adapter writes the site into `folder`
 * @param {string} folder
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function pictureFirst(adapter, folder) {
	return {
		...adapter,
		async adapt(builder) {
			await adapter.adapt(builder);
			for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
				if (!path.endsWith('.html')) continue;
				const page = join(folder, path);
				writeFileSync(page, withLowPreloads(readFileSync(page, 'utf8')));
			}
		}
	};
}

/** In the template's own lines: what they and its script say to their readers, and indents, which every page would load. */
const FOR_READERS = /\n\s*(<!-- .*? -->|\/\/ .*)|(?<=\n)\s+/g;

/** @param {string} html */
export function withLowPreloads(html) {
	// From the policy on, scripts and styles have the texts that it names.
	const own = Math.max(0, html.indexOf('<meta http-equiv="content-security-policy"'));
	const rest = html.slice(own).replaceAll(PRELOAD, '$1 fetchpriority="low">');
	return html.slice(0, own).replaceAll(FOR_READERS, '') + rest;
}
