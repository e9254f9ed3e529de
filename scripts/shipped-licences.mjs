// Writes licences.txt into the client build: the shipped packages, and the licence text of each package with code in
// the bundle. The list comes from the module graph, so a new dependency cannot be forgotten.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FILE = 'licences.txt';
/** Files that every copy of a package must include. */
const TEXTS = /^(licen[cs]e|copying|notice|authors)([.-][\w.-]+)?$/i;
const RULE = '='.repeat(100);

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string} licence from its package.json
 * @property {string} source address of its source, from its package.json; '' if it names none
 * @property {readonly string[]} texts
 */

/**
 * The folder of the package of a bundled module; null for the project's own.
 * @param {string} id the bundler's name: a path, perhaps with a query; a name after NUL for a helper that a tool adds
 * @param {string} root
 * @returns {string | null}
 */
export function packageFolderOf(id, root) {
	const isHelper = id.startsWith('\0');
	const path = id.replaceAll('\0', '').replaceAll('\\', '/').replace(/\?.*$/, '');
	const match = /^(.*\/node_modules)\/((?:@[^/]+\/)?[^/]+)/.exec(path);
	if (match !== null) return join(match[1] ?? '', match[2] ?? '');
	const helper = /^(?:@[^/]+\/)?[\w.-]+/.exec(path);
	if (!isHelper || helper === null) return null;
	const folder = join(root, 'node_modules', helper[0]);
	return existsSync(join(folder, 'package.json')) ? folder : null;
}

/**
 * Reads the licence facts of a package.
 * @param {string} folder
 * @returns {Shipped}
 */
export function readShipped(folder) {
	const { name, version, license, repository, homepage } = JSON.parse(
		readFileSync(join(folder, 'package.json'), 'utf8')
	);
	const texts = readdirSync(folder)
		.filter((file) => TEXTS.test(file))
		.sort()
		.map((file) => readFileSync(join(folder, file), 'utf8').trim());
	if (texts.length === 0) {
		throw new Error(
			`${name} ${version} is part of the build but has no licence file in ${folder}. Ship its text, or use another package.`
		);
	}
	const address = typeof repository === 'object' ? repository?.url : repository;
	const source = (address ?? homepage ?? '').replace(/^git\+/, '');
	return { name, version, licence: license ?? 'see the text', source, texts };
}

/**
 * The whole file: Plyscope first, then the packages by name.
 * @param {Shipped} own
 * @param {readonly Shipped[]} packages
 */
export function formatLicences(own, packages) {
	const all = [own, ...packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
	const list = all.map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`);
	const parts = all.map(({ name, version, licence, source, texts }) =>
		[RULE, `${name} ${version}`, licence, ...(source === '' ? [] : [source]), RULE, '']
			.concat(texts.join('\n\n'))
			.join('\n')
	);
	const head = `This site is Plyscope, free software under the GNU General Public License, version 3 or later.\nIt contains code of these packages; their licence texts follow.`;
	return [head, list.join('\n'), ...parts].join('\n\n') + '\n';
}

/**
 * Two Vite plugins that share one list: `page` for the config, `worker` for `worker.plugins`. Workers have bundles of
 * their own, finished before the page's.
 * @param {string} [root] of the project, with its package.json
 */
export function shippedLicences(root = ROOT) {
	/** @type {Set<string>} */
	const folders = new Set();

	/** @param {string | null | undefined} id */
	const add = (id) => {
		const folder = id ? packageFolderOf(id, root) : null;
		if (folder !== null) folders.add(folder);
	};

	/** @param {import('vite').Rolldown.OutputBundle} bundle */
	const collect = (bundle) => {
		for (const part of Object.values(bundle)) {
			if (part.type === 'chunk') for (const id of Object.keys(part.modules)) add(id);
			else for (const file of part.originalFileNames) add(join(root, file));
		}
	};

	/** @type {import('vite').Plugin} */
	const worker = {
		name: 'plyscope:licences-of-workers',
		generateBundle(_options, bundle) {
			collect(bundle);
		}
	};

	/** @type {import('vite').Plugin} */
	const page = {
		name: 'plyscope:licences',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle(_options, bundle) {
			collect(bundle);
			// Style sheets do not appear in the chunks.
			for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) add(id);
			const source = formatLicences(readShipped(root), [...folders].map(readShipped));
			this.emitFile({ type: 'asset', fileName: FILE, source });
		}
	};
	return { page, worker };
}
