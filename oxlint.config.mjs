// ESLint's rules, read from its configuration, for a run over the whole project: with the types of the native compiler
// they take a tenth of the time. An editor needs ESLint alone.
import { ESLint } from 'eslint';
import { GENERATED, NOT_OXLINTED } from './eslint.config.js';

/** About components; new in typescript-eslint; and a syntax error in a module. */
const NOT_OF_OXLINT = /^svelte\/|\/no-unsafe-class-instance-assignment$|^no-octal$/;

/** @type {import('eslint').Linter.Config} */
const { rules = {} } = await new ESLint().calculateConfigForFile('any.ts');
const entries = Object.entries(rules).flatMap(([id, entry]) => {
	const [severity, ...options] = Array.isArray(entry) ? entry : [entry];
	if (severity === 0 || NOT_OF_OXLINT.test(id)) return [];
	// Of this rule oxlint knows but one of the options, all of which are the defaults.
	return [[id, id === 'preserve-caught-error' ? 'error' : ['error', ...options]]];
});

export default {
	plugins: ['typescript'],
	categories: { correctness: 'off' },
	options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
	rules: Object.fromEntries(entries),
	ignorePatterns: [...GENERATED, '**/*.{js,mjs,svelte}', ...NOT_OXLINTED]
};
