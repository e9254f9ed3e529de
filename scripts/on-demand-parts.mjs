// Keeps parts that are loaded on demand out of the build of the prerendered pages.

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
