// What `npm pack` packs: the command line and the library, with the types of its public names, in dist/.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { withoutPseudocode, withPartsInside } from './parts-inside.mjs';
import { ROOT } from './run.mjs';
import { smallerCode } from './smaller-code.mjs';

const dist = join(ROOT, 'dist');
const source = join(ROOT, 'src');
const library = join(source, 'package/index.ts');
/** A file of the same folder or of another one. */
const IMPORTED = /(?<=from ['"])\.{1,2}\/[^'"]*(?=\.ts['"])/g;

/** Installed with the package, under licences of their own; all else is ours. */
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Positions that only the site's menus offer. */
const EXAMPLES = /(?<=: readonly \[?Preset\b[^=]*= )\[$[\s\S]*?^\];/gm;

rmSync(dist, { recursive: true, force: true });
const { output } = await build({
	input: {
		plyscope: join(source, 'cli/main.ts'),
		// Of the worker threads of an experiment.
		'play-thread': join(source, 'cli/krk/play-thread.ts'),
		index: library
	},
	platform: 'node',
	external: Object.keys(dependencies),
	plugins: [
		{
			name: 'plyscope:of-few-files',
			transform: (code, id) => ({
				code: withPartsInside(withoutPseudocode(code), id, () => true).replace(EXAMPLES, '[];')
			})
		},
		{
			name: 'plyscope:called-by-its-name',
			renderChunk: (code) => code.replaceAll('npm run --silent plyscope --', 'npx plyscope')
		},
		smallerCode()
	],
	optimization: { inlineConst: { mode: 'all', pass: 3 } },
	output: {
		dir: dist,
		minify: true,
		// One file for what the command line, the library and a thread share: names within a file are the shorter ones.
		codeSplitting: { groups: [{ name: 'core', test: /\/src\/lib\// }] },
		chunkFileNames: '[name].js',
		banner: ({ name, isEntry }) => (isEntry && name === 'plyscope' ? '#!/usr/bin/env node' : '')
	}
});
const foreign = output
	.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
	.filter((id) => id.includes('node_modules'));
if (foreign.length > 0) throw new Error(`no dependency of the package: ${foreign.join(', ')}`);
writeTypes(library, new Set());

/**
 * Writes the types of a file, and of those that they lead to: few, since what the package publishes is told in types
 * of its own.
 *
 * @param {string} file
 * @param {Set<string>} written
 */
function writeTypes(file, written) {
	if (written.has(file)) return;
	written.add(file);
	const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'));
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	const path = join(dist, 'types', relative(source, file).replace(/\.ts$/, '.d.ts'));
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, code.replace(/(?<=from ['"]\.[^'"]*)\.ts(?=['"])/g, '.js'));
	for (const [name] of code.matchAll(IMPORTED)) {
		writeTypes(join(dirname(file), `${name}.ts`), written);
	}
}
