// One file for the modules that the same pages need: a page loads only its own, in few files, which pack well.

/** SvelteKit's entry of a page, a layout, or itself. */
const PAGE =
	/generated[\\/]client-optimized[\\/](nodes[\\/]\d+|app)\.js$|runtime[\\/]client[\\/]entry\.js$/;

/** A registry: each of its rows loads its code. */
const REGISTRY = /src[\\/]lib[\\/](?:[\w\\/-]+[\\/])?registry\.ts$/;
/** The folder of a game. */
const GAME = /[\\/]games[\\/]([\w-]+)[\\/]/;
/** A row's games, as its data name them, and the code that it loads. */
const ROW = /games: \[['"]([\w-]+)['"][^\]]*\][^{}]*?import\(['"]([^'"]+)['"]\)/g;

/** The route of the page that most people meet first. */
const FIRST = /routes[\\/]\+page\.svelte$/;

/** The parts on demand that a page shows when it is opened; the others are loaded when they are asked for. */
const SHOWN = /[\\/]games[\\/][\w\\/-]+\.svelte$|[\\/](SearchFigure|ReviewPanel)\.svelte$/;

/** In characters of source: what a page may load in vain where that spares it a file, or one to the first page, which loads nothing in vain. */
const SPARE = 35_000;
const FIRST_SPARE = 200000;

/**
 * The bundler itself writes a file for each set of entries that share modules, and each part that is loaded on demand is
 * an entry: dozens of small files. But such a part is loaded after its page, so only the pages matter.
 * @returns {import('vite').Plugin}
 */
export function pageChunks() {
	/** @type {ReadonlyMap<string, string>} */
	let files = new Map();
	return {
		name: 'plyscope:page-chunks',
		apply: 'build',
		options(options) {
			if (this.environment.name !== 'client') return null;
			// The bundler asks for it where a group takes modules without what they import.
			return { ...options, preserveEntrySignatures: 'allow-extension' };
		},
		buildEnd() {
			if (this.environment.name !== 'client') return;
			const ids = [...this.getModuleIds()];
			// The bundler makes what it tells about a module again for each question, and these are millions.
			const infos = new Map(ids.map((id) => [id, copyOf(this.getModuleInfo(id))]));
			files = filesOf(ids, (id) => infos.get(id) ?? null);
		},
		outputOptions(options) {
			if (this.environment.name !== 'client') return null;
			const { chunkFileNames = '[hash].js', assetFileNames = '[name].[hash][extname]' } = options;
			return {
				...options,
				// Each page names dozens of files.
				chunkFileNames: shorter(chunkFileNames),
				assetFileNames: shorter(assetFileNames),
				codeSplitting: {
					includeDependenciesRecursively: false,
					groups: [{ debugName: 'pages', name: (id) => files.get(id) ?? null }]
				}
			};
		}
	};
}

/**
 * @template Name
 * @param {Name} name
 */
function shorter(name) {
	return typeof name === 'string' ? name.replace('[hash]', '[hash:7]') : name;
}

/**
 * @typedef {object} Info
 * @property {string | null} code
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} importers
 * @property {readonly string[]} dynamicImporters
 */
/** @typedef {(id: string) => Info | null} InfoOf */
/** @typedef {{ users: readonly string[], ids: string[], size: number }} File */

/**
 * @param {Info | null} info
 * @returns {Info | null}
 */
function copyOf(info) {
	if (info === null) return null;
	const { code, importedIds, importers, dynamicImporters } = info;
	return { code, importedIds, importers, dynamicImporters };
}

/**
 * The name of each module's file; without those that no page needs at once. Modules with the same users share a file.
 * A small file joins another that all its users load anyway, so that pages load few files.
 * @param {readonly string[]} ids
 * @param {InfoOf} infoOf
 * @returns {ReadonlyMap<string, string>}
 */
export function filesOf(ids, infoOf) {
	/** @type {Map<string, File>} */
	const files = new Map();
	for (const id of ids) {
		const users = usersOf(id, infoOf).sort();
		if (!users.some((user) => PAGE.test(user) || !isModule(user))) continue;
		const key = users.join('\n');
		const file = files.get(key) ?? { users, ids: [], size: 0 };
		file.ids.push(id);
		file.size += infoOf(id)?.code?.length ?? 0;
		files.set(key, file);
	}
	const joined = joinSmall([...files.values()], infoOf);
	return new Map(joined.flatMap(({ ids: own }, i) => own.map((id) => [id, `shared-${i}`])));
}

/** @param {string} user */
const isModule = (user) => !user.endsWith('rows');

/**
 * @param {readonly File[]} files
 * @param {InfoOf} infoOf
 * @returns {readonly File[]}
 */
function joinSmall(files, infoOf) {
	const left = new Set([...files].sort((one, other) => one.size - other.size));
	const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file])));
	/** @type {Map<string, readonly string[]>} */
	const pagesOf = new Map();
	/**
	 * A part on demand has what all its pages have.
	 * @param {File} file
	 * @param {readonly string[]} users
	 */
	const isLoadedBy = (file, users) =>
		users.every((user) => {
			if (file.users.includes(user)) return true;
			if (PAGE.test(user) || !isModule(user)) return false;
			if (!pagesOf.has(user))
				pagesOf.set(
					user,
					importersOf(user, infoOf, 'ever').filter((one) => PAGE.test(one))
				);
			return hasAll(file.users, pagesOf.get(user) ?? []);
		});
	/**
	 * A file's imports have to be loaded by all that load it, or else it would bring along more than itself.
	 * @param {File} file
	 * @param {readonly string[]} users
	 */
	const bringsNothing = (file, users) =>
		file.ids
			.flatMap((id) => infoOf(id)?.importedIds ?? [])
			.every((id) => {
				const imported = fileOf.get(id);
				return imported === undefined || imported === file || isLoadedBy(imported, users);
			});
	/** @param {File} file */
	const isFirst = ({ users }) =>
		users.some((user) => (infoOf(user)?.importedIds ?? []).some((id) => FIRST.test(id)));
	for (let before = -1; before !== left.size;) {
		before = left.size;
		for (const file of left) {
			const target = [...left]
				.filter((other) => other !== file && isLoadedBy(other, file.users))
				.filter((other) => isFirst(file) || !isFirst(other))
				.map((other) => ({ other, spare: file.size * (other.users.length - file.users.length) }))
				.filter(
					({ other, spare }) =>
						spare <= (isFirst(file) ? FIRST_SPARE : SPARE) && bringsNothing(file, other.users)
				)
				.sort((one, other) => one.spare - other.spare)[0]?.other;
			if (target === undefined) continue;
			left.delete(file);
			target.ids.push(...file.ids);
			target.size += file.size;
			for (const id of file.ids) fileOf.set(id, target);
		}
	}
	return [...left];
}

/** @param {readonly string[]} all @param {readonly string[]} some */
const hasAll = (all, some) => some.every((one) => all.includes(one));

/**
 * The pages that need a module at once, and the parts that need it while any other page is opened: there it must not
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
	const rows = parts.flatMap((one) => rowsOf(one, infoOf));
	// A row's code is loaded before all parts that need any of its modules.
	if (rows.length === 0) return [...pages, ...parts.filter((one) => SHOWN.test(one))];
	// What a page needs anyway is divided no further.
	return pages.length === 0 ? [...new Set(rows)] : [...pages, 'rows'];
}

/**
 * What a registry's row is loaded with: the rows of a game share their files, and so do the algorithms, since a file for
 * each row would be dozens.
 * @param {string} id
 * @param {InfoOf} infoOf
 * @returns {string[]}
 */
function rowsOf(id, infoOf) {
	const registries = (infoOf(id)?.dynamicImporters ?? []).filter((one) => REGISTRY.test(one));
	return registries.map((registry) => {
		const rows = [...(infoOf(registry)?.code?.matchAll(ROW) ?? [])];
		const game = rows.find(([, , path = '']) => id.endsWith(path.slice(1)))?.[1];
		return `${GAME.exec(id)?.[1] ?? game ?? 'search'} rows`;
	});
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
