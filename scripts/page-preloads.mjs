// The scripts of a page, named in its head: all of them, and none before the page's first picture.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ file: string, imports?: readonly string[] }} Chunk */

const PRELOAD = /<link href="([^"]*\/)(_app\/immutable\/[^"]+\.js)" rel="modulepreload">/g;

/**
 * SvelteKit's own list lacks what a page imports if a part on demand does so too and is met first; such a file is asked
 * for when the one that imports it is there. And a browser prefers scripts to pictures, but a page is drawn before
 * they have run.
 * @param {import('@sveltejs/kit').Adapter} adapter writes the site into `folder`
 * @param {string} folder
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function preloading(adapter, folder) {
	return {
		...adapter,
		async adapt(builder) {
			await adapter.adapt(builder);
			const manifest = join(builder.getClientDirectory(), '.vite', 'manifest.json');
			const importsOf = fileImports(JSON.parse(readFileSync(manifest, 'utf8')));
			for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
				if (!path.endsWith('.html')) continue;
				const page = join(folder, path);
				writeFileSync(page, withPreloads(readFileSync(page, 'utf8'), importsOf));
			}
		}
	};
}

/**
 * What each file of a build imports at once, by the names of the files.
 * @param {Readonly<Record<string, Chunk>>} manifest Vite's
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function fileImports(manifest) {
	return new Map(
		Object.values(manifest).map(({ file, imports = [] }) => [
			file,
			imports.flatMap((name) => manifest[name]?.file ?? [])
		])
	);
}

/**
 * A page whose head names each of its scripts once, with those that they import.
 * @param {string} html
 * @param {ReadonlyMap<string, readonly string[]>} importsOf
 */
export function withPreloads(html, importsOf) {
	const named = [...html.matchAll(PRELOAD)];
	const [first] = named;
	if (first === undefined) return html;
	const files = new Set(named.map(([, , file]) => /** @type {string} */ (file)));
	for (const file of files) for (const other of importsOf.get(file) ?? []) files.add(other);
	const links = [...files].map(
		(file) => `<link href="${first[1]}${file}" rel="modulepreload" fetchpriority="low">`
	);
	let isWritten = false;
	return html.replaceAll(PRELOAD, () => {
		const text = isWritten ? '' : links.join('\n\t\t');
		isWritten = true;
		return text;
	});
}
