// The types of the whole project for one run of the linter: without it TypeScript loads the project again for each
// component, half a second each.
import * as svelteParser from 'svelte-eslint-parser';
import typescript from 'typescript';
import ts from 'typescript-eslint';
import { ROOT } from './run.mjs';

const COMPONENT = {
	extension: '.svelte',
	isMixedContent: true,
	scriptKind: typescript.ScriptKind.Deferred
};
/** Thrown where all has been read. */
const READ = new Error('read');
/** Files in which the parser declares what Svelte's compiler adds. */
const OF_SVELTE = /\.svelte(\.ts)?$/;

/**
 * The project of `tsconfig.json` as it is on disk.
 *
 * @param {import('@sveltejs/kit').Config} svelteConfig
 */
export function wholeProgram(svelteConfig) {
	const { options, fileNames } = typescript.parseJsonConfigFileContent(
		typescript.readConfigFile(`${ROOT}/tsconfig.json`, typescript.sys.readFile).config,
		typescript.sys,
		ROOT,
		// A component is no file of its own kind to TypeScript.
		{ allowNonTsExtensions: true },
		`${ROOT}/tsconfig.json`,
		undefined,
		[COMPONENT]
	);
	const host = typescript.createCompilerHost(options, true);
	const { getSourceFile } = host;
	host.getSourceFile = (fileName, target, ...others) => {
		const text = OF_SVELTE.test(fileName) ? host.readFile(fileName) : undefined;
		if (text === undefined) return getSourceFile(fileName, target, ...others);
		const script = scriptOf(fileName, text, svelteConfig);
		return typescript.createSourceFile(fileName, script, target, true, typescript.ScriptKind.TS);
	};
	return typescript.createProgram(fileNames, options, host);
}

/**
 * What the linter's parser reads in place of a component: its script, and the expressions of its markup as functions.
 *
 * @param {string} filePath
 * @param {string} text
 * @param {import('@sveltejs/kit').Config} svelteConfig
 */
function scriptOf(filePath, text, svelteConfig) {
	let script = text;
	/** @type {any} */
	const { parser } = ts;
	try {
		svelteParser.parseForESLint(text, {
			filePath,
			svelteConfig,
			extraFileExtensions: ['.svelte'],
			parser: {
				...parser,
				// The last text that is read is the whole one.
				parseForESLint: (/** @type {string} */ code, /** @type {any} */ parserOptions) => {
					script = code;
					// Only that is read with this option, and what comes of it is not needed here.
					if (parserOptions.disallowAutomaticSingleRunInference === true) throw READ;
					return parser.parseForESLint(code, parserOptions);
				}
			}
		});
	} catch (error) {
		if (error !== READ) throw error;
	}
	return script;
}
