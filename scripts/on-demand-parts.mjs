// Parts that are loaded on demand: no prerendered page has them, and each asks only for files that its page lacks.

/** As Prettier writes it, in one line or more. */
const PART = /\bonDemand\(\s*\(\)\s*=>\s*import\(\s*'[^']+'\s*\)\s*(?:,\s*\w+\s*)?\)/g;
const NEVER = "onDemand(() => Promise.reject(new Error('only in the browser')))";

/**
 * A page that is rendered at build time shows no such part. SvelteKit links the styles of everything that the server's
 * build may import, so without this every page would load the styles of its closed parts at once.
 * @returns {import('vite').Plugin}
 */
export function onDemandParts() {
	return {
		name: 'plyscope:on-demand-parts',
		apply: 'build',
		enforce: 'pre',
		transform(code, _id, options) {
			if (options?.ssr !== true || !code.includes('onDemand(')) return null;
			return { code: withoutParts(code), map: null };
		}
	};
}

/** @param {string} code */
export function withoutParts(code) {
	return code.replaceAll(PART, NEVER);
}

/**
 * A part's files are asked for together with it, by lists of their names; those that are there already would make up a
 * third of each list.
 * @returns {import('vite').Plugin}
 */
export function lackingFiles() {
	/** @type {Bundle} */
	let bundle = {};
	return {
		name: 'plyscope:lacking-files',
		apply: 'build',
		config: () => ({
			build: {
				modulePreload: {
					resolveDependencies: (_part, files, { hostId }) => lackingIn(hostId, files, bundle)
				}
			}
		}),
		generateBundle: {
			order: 'pre',
			handler(_options, files) {
				bundle = files;
			}
		}
	};
}

/** @typedef {Readonly<Record<string, object & { imports?: readonly string[] }>>} Bundle */

/**
 * @param {string} host the file that loads a part
 * @param {readonly string[]} files those of the part
 * @param {Bundle} bundle
 */
export function lackingIn(host, files, bundle) {
	const there = new Set([host]);
	for (const one of there) for (const imported of bundle[one]?.imports ?? []) there.add(imported);
	return files.filter((file) => !there.has(file));
}
