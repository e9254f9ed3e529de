// Keeps what the built site never needs out of its scripts.

/**
 * Empty modules in place of those of which a browser runs nothing, by the name in the import. The bundler would leave
 * out some of each, too, but only after it has read them and warned of what a browser has not.
 * - A part that comes alive later (`ui/Later.svelte`) is written by Svelte's server.
 * - No component is an element of its own.
 * - No page has data of a server: what is read when the site is built is a file in JSON.
 * @type {ReadonlyMap<string, string>}
 */
const STANDS_IN = new Map([
	['svelte/server', 'export const render = null;'],
	['./dom/elements/custom-element.js', 'export const create_custom_element = null;'],
	['devalue', 'export const parse = null, stringify = null, unflatten = null;']
]);
const MARK = '\0never:';

/** @returns {import('vite').Plugin} */
export function noServer() {
	return {
		name: 'plyscope:no-server',
		apply: 'build',
		enforce: 'pre',
		resolveId(id) {
			return STANDS_IN.has(id) && this.environment.name === 'client' ? `${MARK}${id}` : null;
		},
		load(id) {
			return id.startsWith(MARK) ? STANDS_IN.get(id.slice(MARK.length)) : null;
		}
	};
}
