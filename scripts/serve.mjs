// Serves build/ like any static host: base path, 404.html, gzip, entity tags. Node built-ins only.
import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ROOT } from './run.mjs';

const TYPES = /** @type {Record<string, string>} */ ({
	'.css': 'text/css; charset=utf-8',
	'.gz': 'application/gzip',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.pgn': 'text/plain; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8'
});
/** Bytes of a request's head: links of an older Plyscope have a whole tree in their query. */
const MOST_HEAD = 262_144;
const SMALLER_ZIPPED = /^(text|application\/(json|wasm|xml|manifest)|image\/svg)/;
const TRIES = 50;
const ICON = '/favicon.ico';
/** The module for other sites' pages, which keep its address: it stays the same. */
export const MODULE = 'component.js';
const zip = promisify(gzip);

/**
 * @typedef {object} Site
 * @property {string} folder absolute, with no link in it
 * @property {string} base '' or '/path'
 * @property {Map<string, Promise<Buffer>>} zipped what was zipped before, by the digest of the file's bytes
 */

/**
 * Resolves a request's path in the site: a file, a redirect, or nothing.
 * @param {Pick<Site, 'folder' | 'base'>} site
 * @param {string} pathname still percent-encoded
 * @returns {{ file: string } | { redirect: string } | undefined}
 */
export function locate({ folder, base }, pathname) {
	if (base !== '' && pathname === base) return { redirect: `${base}/` };
	// What names no icon of its own, such as a text, gets the one at the root of the host, outside the base.
	if (pathname === ICON) return { file: join(folder, ICON) };
	if (!pathname.startsWith(`${base}/`)) return undefined;
	const path = decode(pathname.slice(base.length));
	// A NUL would make the file system throw, and a backslash is a separator on Windows.
	if (path === undefined || /[\0\\]/.test(path)) return undefined;
	const file = join(folder, path);
	if (!existsSync(file)) return undefined;
	const real = realpathSync(file);
	if (real !== folder && !real.startsWith(folder + sep)) return undefined;
	if (statSync(real).isFile()) return path.endsWith('/') ? undefined : { file: real };
	const index = join(real, 'index.html');
	if (!existsSync(index)) return undefined;
	return path.endsWith('/') ? { file: index } : { redirect: `${pathname}/` };
}

/** @param {string} text */
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
}

/**
 * The path and query of a request's target, which may also name the host (absolute form).
 * @param {string} target
 */
function pathIn(target) {
	const path = target.replace(/^https?:\/\/[^/?]*/i, '');
	return path.startsWith('/') ? path : `/${path}`;
}

/**
 * True if a client wants its answer zipped: it accepts gzip, and does not prefer the file as it is.
 * @param {string} accepted the header Accept-Encoding
 */
function wantsGzip(accepted) {
	const weights = new Map(
		accepted.split(',').map((one) => {
			const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
			const weight = parameters.find((parameter) => parameter.startsWith('q='));
			return [name, weight === undefined ? 1 : Number(weight.slice(2))];
		})
	);
	const gzipped = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
	return gzipped > 0 && gzipped >= (weights.get('identity') ?? 0);
}

/**
 * True if a client already has the file with this tag; the comparison is the weak one.
 * @param {string | undefined} known the header If-None-Match
 * @param {string} tag
 */
function hasAlready(known, tag) {
	if (known?.trim() === '*') return true;
	return known?.match(/"[^"]*"/g)?.includes(tag) ?? false;
}

/**
 * Zips what has not been zipped before: that takes longer than all else that an answer needs.
 * @param {Site['zipped']} zipped
 * @param {string} digest
 * @param {Buffer} body
 */
function zippedOnce(zipped, digest, body) {
	const known = zipped.get(digest) ?? zip(body);
	zipped.set(digest, known);
	return known;
}

/**
 * @param {Site} site
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(site, request, response) {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		response.writeHead(405, { allow: 'GET, HEAD' }).end();
		return;
	}
	const url = pathIn(request.url ?? '/');
	const [pathname = '/'] = url.split('?', 1);
	const found = locate(site, pathname);
	if (found && 'redirect' in found) {
		// One slash only: with two the browser would read the path as another host.
		const target = found.redirect.replace(/^\/+/, '/') + url.slice(pathname.length);
		response.writeHead(308, { location: target }).end();
		return;
	}
	const file = found?.file ?? join(site.folder, '404.html');
	const type = TYPES[extname(file)] ?? 'application/octet-stream';
	const forever = file.startsWith(join(site.folder, '_app', 'immutable') + sep);
	const body = await readFile(file);
	const zips = SMALLER_ZIPPED.test(type) && wantsGzip(request.headers['accept-encoding'] ?? '');
	const digest = createHash('sha256').update(body).digest('base64url');
	const tag = zips ? `"${digest}-gzip"` : `"${digest}"`;
	/** @type {Record<string, string>} */
	const headers = {
		'cache-control': found && forever ? 'public, max-age=31536000, immutable' : 'no-cache',
		'x-content-type-options': 'nosniff',
		// Everything here is public; in a frame whose sandbox gives it no origin the page needs this for its scripts.
		'access-control-allow-origin': '*',
		vary: 'accept-encoding',
		...(file === join(site.folder, MODULE) && { 'access-control-allow-origin': '*' }),
		...(found && { etag: tag })
	};
	if (found && hasAlready(request.headers['if-none-match'], tag)) {
		response.writeHead(304, headers).end();
		return;
	}
	const sent = zips ? await zippedOnce(site.zipped, digest, body) : body;
	headers['content-type'] = type;
	if (zips) headers['content-encoding'] = 'gzip';
	headers['content-length'] = String(sent.length);
	response.writeHead(found ? 200 : 404, headers).end(request.method === 'HEAD' ? undefined : sent);
}

/**
 * Serves a built site on this machine; if a port is in use, tries the next one.
 * @param {{ folder?: string, base?: string, port?: number, host?: string }} [options]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({
	folder = join(ROOT, 'build'),
	base = process.env.BASE_PATH ?? '',
	port = Number(process.env.PORT ?? 4173),
	host = process.env.HOST ?? '127.0.0.1'
} = {}) {
	if (!Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new Error(`PORT must be a number from 0 to 65535, got "${process.env.PORT ?? port}"`);
	}
	if (!existsSync(join(folder, '404.html'))) {
		throw new Error(`There is no built site in ${folder}: run "npm run build" first`);
	}
	const site = { folder: realpathSync(folder), base, zipped: new Map() };
	const server = createServer({ maxHeaderSize: MOST_HEAD }, (request, response) => {
		answer(site, request, response).catch((error) => {
			console.error(error);
			if (response.headersSent) response.destroy();
			else response.writeHead(500).end();
		});
	});
	const used = await listen(server, port, host);
	const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
	return {
		address: `http://${name}:${used}${base}/`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			})
	};
}

/**
 * @param {import('node:http').Server} server
 * @param {number} first the port to try first
 * @param {string} host
 * @returns {Promise<number>} the port that was free
 */
function listen(server, first, host) {
	return new Promise((resolve, reject) => {
		let port = first;
		server.on('error', (error) => {
			const inUse = 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
			if (!inUse || port + 1 >= first + TRIES || port >= 65_535) return reject(error);
			port += 1;
			server.listen(port, host);
		});
		server.on('listening', () => {
			const bound = server.address();
			resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
		});
		server.listen(port, host);
	});
}

if (process.argv[1] === import.meta.filename) {
	try {
		const { address } = await serve();
		console.log(`Plyscope is at ${address}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
