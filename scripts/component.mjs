// Builds the module of the element `plyscope-tree`: one file, which asks for no other.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { insideElement } from './component-styles.mjs';
import { fieldsOfPages } from './field-parts.mjs';
import { withoutPseudocode, withoutChoiceTexts, withPartsInside } from './parts-inside.mjs';
import { ROOT } from './run.mjs';
import { MODULE } from './serve.mjs';
import { smallerCode } from './smaller-code.mjs';

const lib = join(ROOT, 'src/lib');
const own = join(ROOT, 'src/component');
/** What an element has in place of parts that need the page's address, a worker or a file of their own. */
const APART = new Map(
	Object.entries({
		'ui/on-history.ts': 'on-history.ts',
		'workers/load-client.ts': 'load-client.ts',
		'stepping/change-keeper.svelte.ts': 'change-keeper.ts',
		'stepping/transport/key-lookup.ts': 'key-lookup.ts',
		'tree/stage/StageMap.svelte': 'Nothing.svelte',
		'games/explicit/LaterSketch.svelte': 'Nothing.svelte',
		'core/layout/growth.ts': 'growth.ts'
	}).map(([path, other]) => [join(lib, path), join(own, 'apart', other)])
);

/** @type {() => import('vite').Plugin} */
const apart = () => ({
	name: 'plyscope:apart',
	enforce: 'pre',
	async resolveId(name, importer, options) {
		const found = await this.resolve(name, importer, { ...options, skipSelf: true });
		return found && (APART.get(found.id) ?? null);
	}
});

/** Parts that are loaded when they are asked for elsewhere, and are in the module. The others are in none of its uses. */
const PRESENT = [
	/\/search\/(family\/)?(?!swift|ghess|quiescence)[\w-]+\.ts$/,
	/\/evaluate\/(outcome-depth|open-lines)\.ts$/,
	/\/ordering\/centre-corners-edges\.ts$/,
	/\/tictactoe\/(tictactoe\.ts|face\.ts|TicTacToeBoard\.svelte)$/,
	/\/(stage\/(spine\.ts|StageMap\.svelte)|predict\/parts\.ts)$/
];
/** Where texts about choices are. */
const OF_CHOICES = /\/core\/(search|evaluate|games|share)\/|\/games\/\w+\/face\.ts$/;

/**
 * One file has no parts to wait for: what is loaded on demand is there from the start, or cannot be had.
 * @type {() => import('vite').Plugin}
 */
const partsInside = () => ({
	name: 'plyscope:parts-inside',
	transform(code, id) {
		if (id.includes('node_modules')) return null;
		const read = withoutPseudocode(OF_CHOICES.test(id) ? withoutChoiceTexts(code) : code);
		const changed = withPartsInside(read, id, (path) => PRESENT.some((part) => part.test(path)));
		return changed === code ? null : { code: changed, map: null };
	}
});

/** @type {() => import('vite').Plugin} */
const stylesInside = () => ({
	name: 'plyscope:styles-inside',
	enforce: 'post',
	generateBundle: {
		order: 'post',
		handler(_options, bundle) {
			const files = Object.values(bundle);
			const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
			const css = styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
			for (const { fileName } of styles) Reflect.deleteProperty(bundle, fileName);
			for (const file of files) {
				if (file.type !== 'chunk') continue;
				const inside = JSON.stringify(insideElement(css, 'plyscope', file.code));
				const { code } = file;
				file.code = code.replace(/(["'`])\/\* styles \*\/\1/, () => inside);
				if (file.code === code) throw new Error('the module has no place for its styles');
			}
		}
	}
});

/**
 * @param {import('@sveltejs/kit').Adapter} adapter writes the site into `folder`
 * @param {string} folder
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function withComponent(adapter, folder) {
	return {
		...adapter,
		async adapt(builder) {
			await adapter.adapt(builder);
			await buildComponent(folder);
		}
	};
}

/**
 * @param {string} folder where the module is written
 * @returns {Promise<number>} its bytes, as it is sent
 */
export async function buildComponent(folder) {
	// They are slow to load, and not needed by what only reads the configuration.
	const [{ build }, { svelte, vitePreprocess }] = await Promise.all([
		import('vite'),
		import('@sveltejs/vite-plugin-svelte')
	]);
	const output = await build({
		configFile: false,
		root: ROOT,
		logLevel: 'warn',
		publicDir: false,
		resolve: { alias: { $lib: lib } },
		plugins: [
			apart(),
			svelte({
				configFile: false,
				preprocess: vitePreprocess(),
				compilerOptions: {
					cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}`,
					runes: true,
					// It would write its version into the page around.
					discloseVersion: false
				}
			}),
			fieldsOfPages(),
			partsInside(),
			smallerCode(),
			stylesInside()
		],
		build: {
			write: false,
			target: 'es2023',
			// Its colours follow the scheme of the page around, which older browsers have no `light-dark()` for.
			cssTarget: 'esnext',
			cssCodeSplit: false,
			modulePreload: false,
			reportCompressedSize: false,
			rolldownOptions: {
				input: join(own, 'index.ts'),
				output: { entryFileNames: MODULE, codeSplitting: false },
				// Numbers and short texts that have a name in one file are written out in the others.
				optimization: { inlineConst: { mode: 'all', pass: 3 } },
				checks: { bundlerTimings: false }
			}
		}
	});
	const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
	const [module, ...others] = files;
	if (module?.type !== 'chunk' || others.length > 0) {
		throw new Error(
			`the module is not one file: ${files.map(({ fileName }) => fileName).join(', ')}`
		);
	}
	const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	const head = `/*! Plyscope ${version}, ${license}. The licences of all its parts, and its source: licences.txt and the foot of the pages next to this file. */`;
	const code = `${head}\n${module.code}`;
	writeFileSync(join(folder, MODULE), code);
	return gzipSync(code).length;
}

if (process.argv[1] === import.meta.filename) {
	const [folder = join(ROOT, 'build')] = process.argv.slice(2);
	console.log(`${MODULE}: ${await buildComponent(folder)} bytes`);
}
