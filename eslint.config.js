import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { wholeProgram } from './scripts/lint-program.mjs';
import svelteConfig from './svelte.config.js';

/**
 * An editor needs types that follow each change; a run over the whole project is much faster with those of all files at
 * once. Parser options must be the same object everywhere: different ones load the project twice.
 */
const isWhole = process.argv.at(-1) === '.';
export const GENERATED = [
	'.cache/',
	'.svelte-kit/',
	'build/',
	'coverage/',
	'dist/',
	'playwright-report/',
	'test-results/'
];
/** The TypeScript that a run over the whole project does not leave to oxlint: where it meets components, and ... */
export const NOT_OXLINTED = [
	'src/lib/{ui,games,tree,stepping,pages}/**',
	'src/component/**',
	'src/routes/**',
	'**/*.svelte.ts',
	// ... what oxlint takes for packed code.
	'**/*[-._]min.ts'
];
const oxlinted = ['**/*.ts', ...NOT_OXLINTED.map((files) => `!${files}`)];
const typed = {
	...(isWhole ? { programs: [wholeProgram(svelteConfig)] } : { projectService: true }),
	tsconfigRootDir: import.meta.dirname,
	extraFileExtensions: ['.svelte']
};

const switchedOff = ['describe', 'it', 'test'].flatMap((object) =>
	['only', 'skip', 'todo', 'fixme', 'fails'].map((property) => ({
		object,
		property,
		message: 'A test runs or it is deleted.'
	}))
);

export default defineConfig(
	globalIgnores([...GENERATED, ...(isWhole ? oxlinted : [])]),
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	svelte.configs.recommended,
	{ languageOptions: { parserOptions: typed } },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } }
	},
	{
		rules: {
			// The compiler does this, and knows the globals of page, worker and Node.
			'no-undef': 'off',
			// Numbers are fine in a template; everything else that is not a string is a mistake.
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			// `() => session.step(1)` is the clearest form of a handler.
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			// `while (true)` with a return inside is honest; other constant conditions are not.
			'@typescript-eslint/no-unnecessary-condition': [
				'error',
				{ allowConstantLoopConditions: 'only-allowed-literals' }
			],
			// Text that is split into characters (grids, FEN) is ASCII.
			'@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
			// An underscore marks a parameter that only holds its place.
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
			'no-restricted-properties': ['error', ...switchedOff],
			// Playwright reads a fixture's needs from its first parameter: `{}` says none.
			'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
			// There are no enums, and looking for them takes a tenth of the time.
			'@typescript-eslint/no-unsafe-enum-assignment': 'off',
			eqeqeq: ['error', 'always', { null: 'ignore' }]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		rules: {
			// `let { a } = $props()` and `let x = $derived(...)` are Svelte's own forms.
			'prefer-const': 'off',
			'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
			// The state is in the query, which goto() and replaceState() may take as it is; a link must include the base
			// path.
			'svelte/no-navigation-without-resolve': [
				'error',
				{ ignoreGoto: true, ignorePushState: true, ignoreReplaceState: true }
			],
			// State is `$state.raw` here: a set or a map is replaced as a whole, never changed in place.
			'svelte/prefer-svelte-reactivity': 'off',
			'svelte/button-has-type': 'error',
			'svelte/require-each-key': 'error'
		}
	},
	{
		// The scripts are JavaScript with JSDoc types, and Node's own results are often `any` there.
		files: ['**/*.js', '**/*.mjs'],
		extends: [ts.configs.disableTypeChecked],
		languageOptions: { parserOptions: { programs: null } }
	}
);
