import { describe, expect, it } from 'vitest';
import { findUnasked } from './architecture/exports.ts';
import { listFiles, readText } from './architecture/files.ts';
import { findCycles, importsOf, type Import } from './architecture/imports.ts';
import { kitSelectors } from './architecture/kit.ts';
import { ALLOWED, REFUSED } from './architecture/samples.ts';
import {
	CORE_PACKAGES,
	CORE_ROOMS,
	SHARED_BY_EVALUATORS,
	SHARED_BY_IDEAS,
	STOREYS,
	isOfPractice,
	storeyOf
} from './architecture/rooms.ts';
import {
	IMPORT_RULES,
	PLACE_RULES,
	asksWhichGame,
	faultsOf,
	misplacedBy
} from './architecture/rules.ts';

const MOST_LINES = 400;
const MOST_LINES_OF_PRACTICE = 300;
const CODE = /\.(ts|svelte|mjs|js|css|html)$/;
const TEXT =
	/\.(ts|svelte|mjs|js|css|html|json|md|svg|txt|yml|yaml|webmanifest)$|(^|\/)[^./]+$|rc$/;
/** Package registries are a setting of each machine. In two parts, or this file itself would match. */
const REGISTRY = new RegExp(
	'https?:' + '//[^\\s"\'`<>)]*(registry|artifactory|nexus|verdaccio)',
	'i'
);

/** The function itself, the model, and the controls that choose. */
const MAY_COMPARE: readonly string[] = [
	'src/lib/core/explain/known.ts',
	'src/lib/stepping/explorer.svelte.ts',
	'src/lib/stepping/transport/FutureChoice.svelte',
	'src/lib/stepping/transport/future-choice.ts',
	'src/lib/stepping/transport/keys.ts'
];
const COMPARES = /\bfuture (===|!==) '/;

const source = listFiles('src');
const everything = listFiles('');
const imports = source
	.filter((path) => /\.(ts|svelte)$/.test(path))
	.flatMap((path) => importsOf(path, readText(path)));

describe('architecture: imports', () => {
	it('the import scanner finds imports', () => {
		expect(imports.length).toBeGreaterThan(20);
	});

	it.each(IMPORT_RULES)('$name: $why', (rule) => {
		const faults = imports.filter((one) => rule.breaks(one));
		expect(faults.map(({ from, text }) => `${from} imports ${text}`)).toEqual([]);
	});

	it('imports form no cycle, so that a file can be understood after the files it uses', () => {
		expect(findCycles(imports)).toEqual([]);
	});

	it('a file exports only what another file imports, so that all else can change in one place', () => {
		const mayExport = (path: string) => /^src\/(lib|cli)\/.*\.ts$/.test(path);
		const read = (paths: string[]) => new Map(paths.map((path) => [path, readText(path)]));
		const code = everything.filter((path) => /\.(ts|svelte|mjs|js)$/.test(path));
		const others = code.filter((path) => !mayExport(path));
		expect(findUnasked(read(code.filter(mayExport)), read(others))).toEqual([]);
	});

	it('an export that nobody imports is found, however the others are imported', () => {
		const exporting = new Map([
			['src/a.ts', `export const one = 1, two = 2; export type Three = 3; export class Four {}`],
			['src/b.ts', `export { one as five } from './a.ts'; export const six = 6;`],
			['src/c.ts', `export const seven = 7;`],
			['src/d.ts', `export const eight = 8; console.log(eight);`]
		]);
		const others = new Map([
			['src/A.svelte', `<script lang="ts">import type { Three as T } from './a.ts';</script>`],
			['src/e.ts', `let six: import('./b.ts').six; void import('./c.ts');`]
		]);
		expect(findUnasked(exporting, others)).toEqual([
			'src/a.ts: two',
			'src/a.ts: Four',
			'src/b.ts: five',
			'src/d.ts: eight'
		]);
	});
});

describe('architecture: files', () => {
	it.each(PLACE_RULES)('$name: $why', (rule) => {
		expect(source.filter((path) => rule.breaks(path))).toEqual([]);
	});

	it('no code compares with the id of a game, so that a new game needs no other code', () => {
		expect(source.filter((path) => asksWhichGame(readText(path)))).toEqual([]);
	});

	it(`files have at most ${MOST_LINES} lines, because longer ones mix two ideas`, () => {
		const long = everything.filter((path) => CODE.test(path) && countLines(path) > MOST_LINES);
		expect(long).toEqual([]);
	});

	it(`files of practice have at most ${MOST_LINES_OF_PRACTICE} lines`, () => {
		const ours = source.filter((path) => CODE.test(path) && isOfPractice(path));
		expect(ours).toContain('src/lib/core/practice/check.ts');
		expect(ours).toContain('src/lib/pages/practice/SheetTree.svelte');
		expect(ours).toContain('src/lib/stepping/predict/PredictLayer.svelte');
		expect(ours.filter((path) => countLines(path) > MOST_LINES_OF_PRACTICE)).toEqual([]);
	});

	it('one function decides what may be known, and nothing else compares how much is shown', () => {
		const compare = source.filter((path) => COMPARES.test(readText(path)));
		// Neither more than these nor fewer.
		expect(compare.sort()).toEqual([...MAY_COMPARE].sort());
	});

	it('only ui/ styles tables, buttons, axes and popovers, so that each looks the same everywhere', () => {
		const styled = (path: string) =>
			kitSelectors(path.endsWith('.css') ? `<style>${readText(path)}</style>` : readText(path));
		const others = source.filter((path) => /\.(svelte|css)$/.test(path) && storeyOf(path) !== 'ui');
		const found = others.flatMap((path) => styled(path).map((one) => `${path} styles ${one}`));
		expect(found).toEqual([]);
	});

	it('windows are measured in em, so that larger type has the layout of a narrower window', () => {
		const inPixels = /(@media|MediaQuery\(|matchMedia\()[^{;]*\dpx/;
		expect('@media (max-width: 600px) {').toMatch(inPixels);
		expect('@media (max-width: 37.5em) {').not.toMatch(inPixels);
		expect(source.filter((path) => inPixels.test(readText(path)))).toEqual([]);
	});

	it('one function joins a page and its query, so that no link loses its question mark', () => {
		const joined = /\{resolve\([^}]*\)\}[{?]/;
		expect('<a href="{resolve(\'/krk/\')}{query}">').toMatch(joined);
		expect(source.filter((path) => joined.test(readText(path)))).toEqual([]);
	});

	it('one guard says which keys are a page’s, so that nothing typed into a field is a command', () => {
		const listens = /<svelte:window(?:(?!\/>)[^])*?keydown/;
		const asks = (path: string) =>
			/from '\$lib\/ui\/keys\/|from '\.\.\/keys\//.test(readText(path));
		const unasked = source.filter((path) => listens.test(readText(path)) && !asks(path));
		// Escape ends a drag, wherever the focus is.
		expect(unasked).toEqual(['src/lib/pages/compare/orders/OwnOrder.svelte']);
	});

	it('no file names a package registry', () => {
		const texts = everything.filter((path) => TEXT.test(path));
		expect(texts).toContain('package-lock.json');
		expect(texts.filter((path) => REGISTRY.test(readText(path)))).toEqual([]);
	});

	it('lock files record no download addresses', () => {
		const locks = everything.filter((path) => path.endsWith('package-lock.json'));
		expect(locks).toEqual(['bench/package-lock.json', 'package-lock.json']);
		const resolved = locks.filter((path) => /"resolved": *"https?:/.test(readText(path)));
		expect(resolved).toEqual([]);
	});
});

const core = 'src/lib/core';

describe('architecture: exemptions', () => {
	const isThere = (place: string): boolean =>
		source.some((path) => path === place || path.startsWith(`${place}/`));

	it('every storey and every room of the core has files', () => {
		const rooms = Object.keys(CORE_ROOMS).map((room) => `${core}/${room}`);
		const storeys = Object.keys(STOREYS).map((storey) => (storey === 'app' ? undefined : storey));
		expect(rooms.filter((room) => !isThere(room))).toEqual([]);
		const found = new Set(source.map((path) => storeyOf(path)));
		expect(storeys.filter((storey) => storey !== undefined && !found.has(storey))).toEqual([]);
		expect(found).toContain('app');
	});

	it.each(CORE_PACKAGES)('$name is used in $where', ({ name, where }) => {
		expect(imports.some(({ from, to }) => from.startsWith(where) && name.test(to))).toBe(true);
	});

	it.each([
		['evaluate', SHARED_BY_EVALUATORS],
		['practice/ideas', SHARED_BY_IDEAS]
	])('what %s share is there, and one of them has to do with it', (folder, shared) => {
		const of = (path: string): string | undefined =>
			path.startsWith(`${core}/${folder}/`)
				? path.slice(`${core}/${folder}/`.length).split('/')[0]
				: undefined;
		const meets = (name: string): boolean =>
			imports.some(({ from, to }) => {
				const [one, other] = [of(from), of(to)];
				return (
					one !== undefined && other !== undefined && one !== other && [one, other].includes(name)
				);
			});
		expect(shared.filter((name) => !meets(name))).toEqual([]);
	});
});

const MISPLACED: readonly [path: string, rule: string][] = [
	['src/lib/helpers/a.ts', 'every file in a room'],
	['src/lib/a.ts', 'every file in a room'],
	['src/core/base/a.ts', 'every file in a room'],
	['src/lib/core/a.ts', 'every file in a room'],
	['src/lib/core/utils/a.ts', 'every file in a room'],
	['src/lib/view/a.ts', 'every file in a room'],
	['src/lib/workers/A.svelte', 'components above the workers'],
	['src/lib/workers/a.svelte.ts', 'runes above the workers'],
	['src/lib/pages/Compare.svelte', 'pages in folders']
];

const WELL_PLACED = [
	'src/app.html',
	'src/lib/core/runtime.d.ts',
	'src/lib/core/games/chess/fen.ts',
	'src/lib/stepping/player.svelte.ts',
	'src/lib/tree/Tree.svelte',
	'src/lib/pages/play/play.worker.ts',
	'src/routes/about/+page.svelte'
];

describe('architecture: the rules themselves', () => {
	it.each(REFUSED)('an import is rejected in %s: %s', (from, code, rule) => {
		expect(importsOf(from, code).flatMap((one) => faultsOf(one))).toContain(rule);
	});

	it.each(ALLOWED)('an import is allowed in %s: %s', (from, code) => {
		expect(importsOf(from, code).flatMap((one) => faultsOf(one))).toEqual([]);
	});

	it.each(MISPLACED)('a file at %s is rejected', (path, rule) => {
		expect(misplacedBy(path)).toContain(rule);
	});

	it.each(WELL_PLACED)('a file at %s is allowed', (path) => {
		expect(misplacedBy(path)).toEqual([]);
	});

	it.each([
		[`{#if play.state.game === 'chess'}`, true],
		[`const side = 'tree' !== game`, true],
		[`game.id === 'krk-released'`, true],
		[`if (event.kind === 'tree')`, false],
		[`gameOf('chess')`, false]
	])('a comparison with a game’s id is found: %s', (code, found) => {
		expect(asksWhichGame(code)).toBe(found);
	});

	it.each([
		['table { width: auto }', ['table']],
		['.games :is(td, .name) { color: red }', ['.games :is(td, .name)']],
		[
			'@media (max-width: 600px) { .bar :global(.button) { padding: 0 } }',
			['.bar :global(.button)']
		],
		['p, li > button:hover { border: 0 }', ['li > button:hover']],
		['.axis { stroke: red }', ['.axis']],
		['[popover] { margin: 0 } dialog::backdrop { color: red }', ['[popover]', 'dialog::backdrop']],
		['.bar :global { .open { button { color: red } } }', ['button']],
		['th svg, .row:has(button), .cell:not(td) { color: red }', []]
	])('what belongs to ui/ is found in styles: %s', (css, found) => {
		expect(kitSelectors(`<style>${css}</style>`)).toEqual(found);
	});

	it('every rule rejects something', () => {
		const seen = new Set([
			...REFUSED.map(([, , rule]) => rule),
			...MISPLACED.map(([, rule]) => rule)
		]);
		const all = [...IMPORT_RULES, ...PLACE_RULES].map(({ name }) => name);
		expect(all.filter((name) => !seen.has(name))).toEqual([]);
	});

	it('the rules list only packages of the project', () => {
		const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
			'dependencies' | 'devDependencies',
			Record<string, string>
		>;
		const names = Object.keys({ ...dependencies, ...devDependencies });
		const unknown = CORE_PACKAGES.filter(({ name }) => !names.some((other) => name.test(other)));
		expect(unknown).toEqual([]);
	});

	it('the cycle finder finds a cycle, and accepts recursion', () => {
		const edge = (from: string, to: string): Import => ({ from, to, text: to });
		expect(findCycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'b'), edge('a', 'c')])).toEqual([
			['b', 'c', 'b']
		]);
		expect(findCycles([edge('a', 'a'), edge('a', 'b'), edge('a', 'c'), edge('b', 'c')])).toEqual(
			[]
		);
	});

	it('the registry rule recognises the address of a registry', () => {
		expect('https:' + '//registry.example.org/chess.js').toMatch(REGISTRY);
		expect('https://example.org/chess').not.toMatch(REGISTRY);
	});
});

function countLines(path: string): number {
	return readText(path).split('\n').length - 1;
}
