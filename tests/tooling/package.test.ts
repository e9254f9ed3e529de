/** What `npm pack` makes, as somebody has it who installs it: the examples of its page, their types, the command line. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAGE = readFileSync('docs/package.md', 'utf8');
/** Each example with what it prints. */
const EXAMPLES = [...PAGE.matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
	([, code = '', printed = '']) => ({ code, printed })
);
/** Kilobytes. */
const MOST = 277;
/** The packages that it brings. */
const BROUGHT = neededBy('.');

let folder = '';
let packed = '';

function neededBy(path: string): string[] {
	const { dependencies = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
		dependencies?: Record<string, string>;
	};
	return Object.keys(dependencies);
}

/** Where the checkout has what a package needs, so that no registry is asked for it. */
const foldersFor = (path: string): string[] =>
	neededBy(path).flatMap((name) => {
		const found = resolve('node_modules', name);
		return [found, ...foldersFor(found)];
	});

const run = (command: string, args: readonly string[]): string =>
	execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'plyscope-package-'));
	const args = ['pack', '--silent', '--pack-destination', folder];
	packed = join(folder, execFileSync('npm', args, { encoding: 'utf8' }).trim());
	writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
	const offline = ['--offline', '--ignore-scripts', '--install-links', '--no-audit', '--no-fund'];
	run('npm', ['install', ...offline, packed, ...foldersFor('.')]);
}, 120_000);

afterAll(() => {
	rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
	it(`is at most ${MOST} kB, and has no map and no TypeScript source`, () => {
		expect(statSync(packed).size).toBeLessThanOrEqual(MOST * 1000);
		const files = run('tar', ['tzf', packed]).split('\n');
		expect(files.filter((file) => /\.map$|(?<!\.d)\.ts$/.test(file))).toEqual([]);
	});

	it('has nothing of other packages in it, and no example position of a menu', () => {
		const own = join(folder, 'node_modules/plyscope/dist');
		const code = readdirSync(own, { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.js'))
			.map((file) => readFileSync(join(own, file), 'utf8'))
			.join('');
		for (const name of BROUGHT) expect(code).toContain(`from"${name}"`);
		expect(code).not.toContain('The worst order');
	});

	it('gives the names of its page, and no other', () => {
		const print = `console.log(Object.keys(await import('plyscope')).join(' '))`;
		const names = run('node', ['--input-type=module', '-e', print]).trim().split(' ');
		const told = [...PAGE.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
		expect(names).toEqual([...told].sort((a = '', b = '') => (a < b ? -1 : 1)));
	});

	it.each(EXAMPLES)('prints what its page says: $printed', ({ code, printed }) => {
		writeFileSync(join(folder, 'example.js'), code);
		expect(run('node', ['example.js'])).toBe(printed);
	});

	it('has an example under each heading of its page', () => {
		expect(PAGE.match(/^```js$/gm)).toHaveLength(EXAMPLES.length);
		expect(EXAMPLES.length).toBeGreaterThan(4);
	});

	it('has types for the resolution of Node, and they refuse what the functions refuse', () => {
		const good = EXAMPLES.map(({ code }, i) => {
			writeFileSync(join(folder, `good${i}.ts`), code);
			return `good${i}.ts`;
		});
		writeFileSync(
			join(folder, 'bad.ts'),
			`import { explain, search, trace } from 'plyscope';\nsearch({ gam: 'chess' });\nexplain(trace({}), '3');\n`
		);
		const check = (files: readonly string[]): string => {
			const tsc = join(process.cwd(), 'node_modules/@typescript/native/bin/tsc');
			const args = [
				'--noEmit',
				'--strict',
				'--module',
				'node16',
				'--target',
				'es2022',
				'--types',
				''
			];
			try {
				return run('node', [tsc, ...args, ...files]);
			} catch (error) {
				return (error as { stdout: string }).stdout;
			}
		};
		expect(check(good)).toBe('');
		expect(check(['bad.ts']).match(/bad\.ts\(\d+/g)).toEqual(['bad.ts(2', 'bad.ts(3']);
	});

	it('brings the command line, and calls it by its name', () => {
		const asked = ['search', '--position', '[[3,12,8],[2,4,6],[14,5,2]]', '--json'];
		const found = JSON.parse(run('npx', ['--offline', 'plyscope', ...asked])) as object;
		expect(found).toMatchObject({ value: 3, nodes: 11, neverVisited: 2 });
		expect(run('npx', ['--offline', 'plyscope', '--help'])).toContain('npx plyscope search');
	});

	it('has the program of the threads where they look for it', () => {
		const path = 'node_modules/plyscope/dist/play-thread.js';
		expect(() => run('node', [path])).toThrow('this is the program of a worker thread');
	});
});
