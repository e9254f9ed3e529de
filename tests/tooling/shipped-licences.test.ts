/** licences.txt is made from the bundle's own modules: builds a small project with packages of every kind. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { shippedLicences } from '../../scripts/shipped-licences.mjs';

let root = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'licences-'));
	write('package.json', JSON.stringify({ name: 'own', version: '1.2.3', license: 'GPL-3.0' }));
	write('LICENSE', 'Own terms');
	write('index.html', '<script type="module" src="/main.js"></script>');
});

afterEach(() => {
	rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
	const file = join(root, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** Adds a package with the given file `index.js` and a licence text that names it. */
function addPackage(name: string, code: string, licence: string | null = 'LICENSE.md'): void {
	const folder = `node_modules/${name}`;
	const fields = { name, version: '0.0.1', license: 'MIT', type: 'module', main: 'index.js' };
	write(`${folder}/package.json`, JSON.stringify(fields));
	write(`${folder}/index.js`, code);
	if (licence !== null) write(`${folder}/${licence}`, `Terms of ${name}`);
}

async function licences(): Promise<string> {
	const { page, worker } = shippedLicences(root);
	await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [page],
		worker: { format: 'es', plugins: () => [worker] }
	});
	return readFileSync(join(root, 'dist/licences.txt'), 'utf8');
}

test('the list names the packages of the page, a worker, an asset and styles, and their imports', async () => {
	addPackage('direct', 'import "indirect"; console.log("direct");');
	addPackage('indirect', 'console.log("indirect");');
	addPackage('@scope/in-worker', 'console.log("worker");', 'Copying.txt');
	addPackage('as-file', 'console.log("file");');
	addPackage('styles', '');
	write('node_modules/styles/look.css', 'p { color: red; }');
	addPackage('never-imported', 'console.log("no");');
	write(
		'main.js',
		`import 'direct'; import 'styles/look.css'; import file from 'as-file/index.js?url&no-inline';
		new Worker(new URL('./deep.worker.js', import.meta.url), { type: 'module' }).postMessage(file);`
	);
	write('deep.worker.js', `import '@scope/in-worker';`);
	const text = await licences();
	for (const name of ['direct', 'indirect', '@scope/in-worker', 'as-file', 'styles']) {
		expect(text).toContain(`  ${name} 0.0.1: MIT\n`);
		expect(text).toContain(`Terms of ${name}`);
	}
	expect(text).toContain('  own 1.2.3: GPL-3.0\n');
	expect(text).toContain('Own terms');
	expect(text).not.toContain('never-imported');
});

test('a package without a licence text fails the build with its name', async () => {
	addPackage('bare', 'console.log("bare");', null);
	write('main.js', `import 'bare';`);
	await expect(licences()).rejects.toThrow(/bare 0\.0\.1 .* has no licence file/);
});
