// Keeps what renders pages ahead of time out of the scripts of the site.

const EMPTY = '\0no-server';

/**
 * A part that comes alive later (`ui/Later.svelte`) is written by Svelte's server, and a browser never writes one. The
 * bundler would leave it out, too, but not before it has read it and warned of what a browser has not.
 * @returns {import('vite').Plugin}
 */
export function noServer() {
	return {
		name: 'plyscope:no-server',
		apply: 'build',
		enforce: 'pre',
		resolveId(id) {
			return id === 'svelte/server' && this.environment.name === 'client' ? EMPTY : null;
		},
		load(id) {
			return id === EMPTY ? 'export const render = null;' : null;
		}
	};
}
