import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { withComponent } from './scripts/component.mjs';
import { pictureFirst } from './scripts/page-files.mjs';

const SITE = 'build';

// The site may be served under a path (a project's Pages). Vitest's browser mode uses a path of its own.
const base = process.env.VITEST ? '' : (process.env.BASE_PATH ?? '');
if (base !== '' && !/^\/.*[^/]$/.test(base)) {
	throw new Error(`BASE_PATH must start with a slash and not end with one, got "${base}"`);
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	// Each styled element of a written page has it: five characters in place of fourteen.
	compilerOptions: {
		cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}`,
		// Else each page loads what only components for Svelte 4 need: ours without a rune would count as such.
		runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true)
	},
	kit: {
		adapter: withComponent(
			pictureFirst(adapter({ pages: SITE, fallback: '404.html' }), SITE),
			SITE
		),
		paths: { base: /** @type {'' | `/${string}`} */ (base) },
		// In bytes of a file: the styles that a page needs at once are part of it, so that nothing delays its first picture.
		inlineStyleThreshold: 65_536,
		// Everything comes from the site itself; only the scripts that SvelteKit writes into a page are inline.
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self', 'wasm-unsafe-eval'],
				'style-src': ['self'],
				// SvelteKit's route announcer and the animated parts of the drawing set style attributes.
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:'],
				'worker-src': ['self'],
				'connect-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['self']
			}
		},
		// By the page itself, when it is idle.
		serviceWorker: { register: false },
		typescript: {
			// SvelteKit includes src, tests and vite.config.ts; all other TypeScript is checked too.
			config: (config) => ({
				...config,
				// It is written without the types of a worker, which would contradict those of a page.
				exclude: config.exclude.filter(
					(/** @type {string} */ name) => !name.includes('service-worker')
				),
				include: [
					...config.include,
					'../bench/**/*.ts',
					'../scripts/*.mjs',
					'../playwright.config.ts',
					'../svelte.config.js',
					'../eslint.config.js',
					'../oxlint.config.mjs'
				]
			})
		}
	}
};
