import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** Requests exactly this path: fetch() would normalise the dots that are under test. */
function ask(port: number, path: string, headers = {}, method = 'GET'): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				const { statusCode: status = 0, headers } = response;
				resolve({ status, headers, body: Buffer.concat(chunks) });
			});
		});
		sent.on('error', reject);
		sent.end();
	});
}

const FILES = {
	'secret.txt': 'secret',
	'site-next-door/secret.txt': 'secret',
	'site/index.html': '<p>home</p>',
	'site/404.html': '<p>nothing here</p>',
	'site/favicon.ico': 'icon',
	'site/about/index.html': '<p>about</p>',
	'site/a b.txt': 'blank',
	'site/empty/file.txt': 'x',
	'site/_app/immutable/a.js': 'export {};'
};

const outer = mkdtempSync(join(tmpdir(), 'plyscope-serve-'));
const folder = join(outer, 'site');
let root: Awaited<ReturnType<typeof serve>>;
let based: typeof root;
let port = 0;

beforeAll(async () => {
	for (const [path, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(outer, path)), { recursive: true });
		writeFileSync(join(outer, path), text);
	}
	symlinkSync(join(outer, 'secret.txt'), join(folder, 'way-out.txt'));
	root = await serve({ folder, base: '', port: 0, host: '127.0.0.1' });
	based = await serve({ folder, base: '/base', port: 0, host: '127.0.0.1' });
	port = Number(new URL(root.address).port);
});

afterAll(async () => {
	await Promise.all([root.close(), based.close()]);
	rmSync(outer, { recursive: true });
});

describe('server: existing files', () => {
	it.each([
		['/', 'text/html; charset=utf-8', '<p>home</p>'],
		['/?game=chess&note=a?b', 'text/html; charset=utf-8', '<p>home</p>'],
		['/about/', 'text/html; charset=utf-8', '<p>about</p>'],
		['/a%20b.txt', 'text/plain; charset=utf-8', 'blank'],
		['/_app/immutable/a.js', 'text/javascript; charset=utf-8', 'export {};']
	])('%s', async (path, type, text) => {
		const { status, headers, body } = await ask(port, path);
		expect(status).toBe(200);
		expect(headers['content-type']).toBe(type);
		expect(body.toString()).toBe(text);
	});

	it('a folder is redirected to its slash, with its query', async () => {
		const { status, headers } = await ask(port, '/about?step=3&note=a?b');
		expect(status).toBe(308);
		expect(headers.location).toBe('/about/?step=3&note=a?b');
	});

	it('two slashes never lead to another host', async () => {
		expect((await ask(port, '//about')).headers.location).toBe('/about/');
	});

	it('files are compressed for clients that accept gzip', async () => {
		const { headers, body } = await ask(port, '/', { 'accept-encoding': 'br, gzip' });
		expect(headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(body).toString()).toBe('<p>home</p>');
		const plain = await ask(port, '/');
		expect(plain.headers['content-encoding']).toBeUndefined();
	});

	it.each([
		['gzip;q=0', false],
		['gzip; q=0.000, *', false],
		['*;q=0', false],
		['identity', false],
		['br', false],
		['GZIP;Q=0', false],
		['gzip;q=0.5, identity;q=1', false],
		['gzip;q=0.5, identity;q=0.5', true],
		['identity;q=0, gzip', true],
		['*;q=0, gzip;q=0.1', true],
		['*', true],
		['x-gzip', true],
		['deflate, gzip;q=1.0, *;q=0.5', true]
	])('Accept-Encoding: %s is compressed: %s', async (accepted, isZipped) => {
		const { headers, body } = await ask(port, '/', { 'accept-encoding': accepted });
		expect(headers['content-encoding']).toBe(isZipped ? 'gzip' : undefined);
		expect((isZipped ? gunzipSync(body) : body).toString()).toBe('<p>home</p>');
	});

	it.each([
		['http://plyscope.example/', 200, '<p>home</p>'],
		['http://plyscope.example', 200, '<p>home</p>'],
		['HTTP://127.0.0.1:4173/a%20b.txt?x=http://y/', 200, 'blank'],
		['https://plyscope.example?game=chess', 200, '<p>home</p>'],
		['http://plyscope.example/nowhere', 404, '<p>nothing here</p>']
	])('a target that names the host: %s answers %i', async (target, status, text) => {
		const answer = await ask(port, target);
		expect([answer.status, answer.body.toString()]).toEqual([status, text]);
	});

	it('a redirect of a target that names the host stays on this host', async () => {
		const { headers } = await ask(port, 'http://elsewhere.example/about?step=3');
		expect(headers.location).toBe('/about/?step=3');
	});

	it('no header and no policy keep a page out of a frame in another site, as its document says', async () => {
		const { headers } = await ask(port, '/');
		expect(headers).not.toHaveProperty('x-frame-options');
		expect(headers).not.toHaveProperty('content-security-policy');
		expect(readFileSync('svelte.config.js', 'utf8')).not.toContain('frame-ancestors');
		expect(readFileSync('docs/embed.md', 'utf8')).toContain(
			'The site itself must not forbid frames'
		);
	});

	it('only files with a content hash in their name are cached permanently', async () => {
		const named = await ask(port, '/_app/immutable/a.js');
		expect(named.headers['cache-control']).toContain('immutable');
		expect((await ask(port, '/')).headers['cache-control']).toBe('no-cache');
	});

	it('HEAD is answered without a body, and writing methods are rejected', async () => {
		const head = await ask(port, '/', {}, 'HEAD');
		expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '11', 0]);
		expect((await ask(port, '/', {}, 'POST')).status).toBe(405);
	});
});

it('server: a file that is asked for again is zipped once, and again when it changes', async () => {
	const zipped = async (): Promise<string> => {
		const { body } = await ask(port, '/note.txt', { 'accept-encoding': 'gzip' });
		return gunzipSync(body).toString();
	};
	for (const text of ['one', 'two', 'one']) {
		writeFileSync(join(folder, 'note.txt'), text);
		expect([await zipped(), await zipped()]).toEqual([text, text]);
	}
});

describe('server: files that the client has', () => {
	const tagOf = async (path: string, headers = {}): Promise<string> =>
		String((await ask(port, path, headers)).headers.etag);

	it('each file has a tag of its own, and another one when it is compressed', async () => {
		const tags = [
			await tagOf('/'),
			await tagOf('/', { 'accept-encoding': 'gzip' }),
			await tagOf('/about/')
		];
		for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
		expect(new Set(tags).size).toBe(3);
		expect(await tagOf('/?game=chess')).toBe(tags[0]);
	});

	it.each([
		['the tag', (tag: string) => tag],
		['a list', (tag: string) => `"other", ${tag}`],
		['the weak tag', (tag: string) => `W/${tag}`],
		['*', () => '*']
	])('If-None-Match with %s answers 304, without a body', async (_, known) => {
		for (const encoding of ['identity', 'gzip']) {
			const accepts = { 'accept-encoding': encoding };
			const tag = await tagOf('/', accepts);
			for (const method of ['GET', 'HEAD']) {
				const sent = { ...accepts, 'if-none-match': known(tag) };
				const { status, headers, body } = await ask(port, '/', sent, method);
				expect([status, body.length, headers.etag]).toEqual([304, 0, tag]);
				expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
				expect(headers['content-length']).toBeUndefined();
			}
		}
	});

	it.each([
		['another tag', () => '"other"'],
		['the tag of the compressed file', (zipped: string) => zipped],
		['no tag', () => 'anything']
	])('If-None-Match with %s answers with the file', async (_, known) => {
		const zipped = await tagOf('/', { 'accept-encoding': 'gzip' });
		const { status, body } = await ask(port, '/', { 'if-none-match': known(zipped) });
		expect([status, body.toString()]).toEqual([200, '<p>home</p>']);
	});

	it('a page that does not exist has no tag, and is never known already', async () => {
		const { status, headers } = await ask(port, '/nowhere', { 'if-none-match': '*' });
		expect([status, headers.etag]).toEqual([404, undefined]);
	});
});

describe('server: missing files', () => {
	it.each([
		'/nowhere',
		'/nowhere/',
		'/index.html/',
		'/empty/',
		'/../secret.txt',
		'/%2e%2e/secret.txt',
		'/..%2fsecret.txt',
		'/..%5csecret.txt',
		'/../site-next-door/secret.txt',
		'/way-out.txt',
		'/%00',
		'/%',
		'/_app/immutable/gone.js'
	])('%s is 404.html with status 404', async (path) => {
		const { status, headers, body } = await ask(port, path);
		expect([status, body.toString()]).toEqual([404, '<p>nothing here</p>']);
		expect(headers['cache-control']).not.toContain('immutable');
	});
});

describe('server: a base path', () => {
	it.each([
		['/base/', 200],
		['/base/about/', 200],
		['/base', 308],
		['/', 404],
		['/about/', 404],
		['/based/', 404]
	])('%s answers %i', async (path, status) => {
		expect((await ask(Number(new URL(based.address).port), path)).status).toBe(status);
	});

	it('the icon that browsers ask for at the root of the host is answered there', async () => {
		for (const server of [root, based]) {
			const { status, headers, body } = await ask(
				Number(new URL(server.address).port),
				'/favicon.ico'
			);
			expect([status, body.toString()]).toEqual([200, 'icon']);
			expect(headers['content-type']).toBe('image/x-icon');
		}
	});

	it('the site has that icon', () => {
		const icon = readFileSync('static/favicon.ico');
		// The head of an icon file, with two pictures.
		expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
		expect(existsSync('static/favicon.svg')).toBe(true);
	});

	it('the base path is part of the printed address', () => {
		expect(based.address).toMatch(/^http:\/\/localhost:\d+\/base\/$/);
	});
});

it('the server uses the next port if one is in use', async () => {
	const taken = createServer();
	const first = await new Promise<number>((resolve) => {
		taken.listen(0, '127.0.0.1', () => {
			const address = taken.address();
			resolve(typeof address === 'object' && address !== null ? address.port : 0);
		});
	});
	const other = await serve({ folder, base: '', port: first, host: '127.0.0.1' });
	expect(Number(new URL(other.address).port)).toBeGreaterThan(first);
	await other.close();
	taken.close();
});

it('the server reports a missing build', async () => {
	await expect(serve({ folder: join(outer, 'none') })).rejects.toThrow('npm run build');
});
