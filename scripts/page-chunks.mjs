// One file for the modules that the same pages need: a page loads only its own, in few files, which pack well.

/** SvelteKit's entry of a page, a layout, or itself. */
const PAGE =
	/generated[\\/]client-optimized[\\/](nodes[\\/]\d+|app)\.js$|runtime[\\/]client[\\/]entry\.js$/;

/**
 * The bundler itself writes a file for each set of entries that share modules, and each part that is loaded on demand is
 * an entry: dozens of small files. But such a part is loaded after its page, so only the pages matter.
 * @returns {import('vite').Plugin}
 */
export function pageChunks() {
	return {
		name: 'plyscope:page-chunks',
		apply: 'build',
		options(options) {
			if (this.environment.name !== 'client') return null;
			// The bundler asks for it where a group takes modules without what they import.
			return { ...options, preserveEntrySignatures: 'allow-extension' };
		},
		outputOptions(options) {
			if (this.environment.name !== 'client') return null;
			return {
				...options,
				codeSplitting: {
					includeDependenciesRecursively: false,
					groups: [{ debugName: 'pages', name: nameByPages() }]
				}
			};
		}
	};
}

/**
 * @typedef {{ importers: readonly string[], dynamicImporters: readonly string[] }} Info
 * @typedef {(id: string) => Info | null} InfoOf
 */

/** @returns {(id: string, context: { getModuleInfo: InfoOf }) => string | null} */
function nameByPages() {
	/** @type {Map<string, string>} */
	const names = new Map();
	return (id, context) => {
		const users = usersOf(id, (one) => context.getModuleInfo(one)).sort();
		if (!users.some((user) => PAGE.test(user))) return null;
		const key = users.join('\n');
		const name = names.get(key) ?? `shared-${names.size}`;
		names.set(key, name);
		return name;
	};
}

/**
 * The pages that need a module at once, and the parts on demand that need it on any other page: there it must not
 * bring along what only a page needs.
 * @param {string} id
 * @param {InfoOf} infoOf
 */
export function usersOf(id, infoOf) {
	const above = importersOf(id, infoOf, 'at once');
	const pages = above.filter((one) => PAGE.test(one));
	const parts = above.filter(
		(one) =>
			!PAGE.test(one) &&
			(infoOf(one)?.dynamicImporters ?? []).length > 0 &&
			importersOf(one, infoOf, 'ever').some((user) => PAGE.test(user) && !pages.includes(user))
	);
	return [...pages, ...parts];
}

/**
 * A module, and all that import it, directly or through others, up to the pages.
 * @param {string} id
 * @param {InfoOf} infoOf
 * @param {'at once' | 'ever'} when
 */
function importersOf(id, infoOf, when) {
	const seen = new Set([id]);
	for (const one of seen) {
		if (PAGE.test(one)) continue;
		const { importers = [], dynamicImporters = [] } = infoOf(one) ?? {};
		for (const importer of importers) seen.add(importer);
		if (when === 'ever') for (const importer of dynamicImporters) seen.add(importer);
	}
	return [...seen];
}
