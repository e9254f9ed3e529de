/**
 * Keeps the whole site in the browser after a first visit, so that each page works without a network. Each version has a
 * cache of its own, and a page is never given files of another one: what has a hash in its name is the same in all. A page
 * asks for it when it has loaded (`app.html`); one in a frame of another site does not, since it stores nothing.
 */
import { base, build, files, prerendered, version } from '$service-worker';

interface Extendable extends Event {
	waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Extendable {
	readonly request: Request;
	respondWith(answer: Promise<Response>): void;
}

/** What a worker between pages and the network has, of which the types of a page know nothing. */
interface Scope {
	addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
	addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
	addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
	skipWaiting(): Promise<void>;
	readonly clients: { claim(): Promise<void> };
}

const scope = globalThis as unknown as Scope;

/** The site may share its host with others, and with itself under another path. */
const CACHES = `plyscope ${base}/ `;
const CACHE = `${CACHES}${version}`;
/** The engine is kept when it has been asked for: it is as large as everything else. */
const ASKED_FOR = /stockfish/;
const NOT_FOUND = `${base}/404.html`;
const PAGES: ReadonlySet<string> = new Set([...prerendered, NOT_FOUND]);
const WHOLE: ReadonlySet<string> = new Set(
	[...build, ...files, ...PAGES].filter((path) => !ASKED_FOR.test(path))
);
const HASHED = `${base}/_app/immutable/`;
const BUILT: ReadonlySet<string> = new Set(build);

scope.addEventListener('install', (event) => {
	event.waitUntil(keepWhole());
});

scope.addEventListener('activate', (event) => {
	event.waitUntil(takeOver());
});

scope.addEventListener('message', ({ data }) => {
	if (data === 'use now') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (pathname.startsWith(HASHED)) event.respondWith(hashed(request, pathname));
	else if (WHOLE.has(pathname)) event.respondWith(kept(pathname, request));
	else if (request.mode === 'navigate') event.respondWith(elsewhere(request));
});

/** All or nothing: where one file is missing or of another version, the site is being published, and is tried again later. */
async function keepWhole(): Promise<void> {
	const cache = await caches.open(CACHE);
	try {
		await Promise.all([...WHOLE].map((path) => keep(cache, path)));
	} catch (error) {
		await caches.delete(CACHE);
		throw error;
	}
}

async function keep(cache: Cache, path: string): Promise<void> {
	const response = await fetch(path, path.startsWith(HASHED) ? {} : { cache: 'no-cache' });
	// Browsers refuse a kept answer that was redirected.
	if (!response.ok || response.redirected) throw new Error(`${path} is not there`);
	if (PAGES.has(path)) {
		const named =
			(await response.clone().text()).match(/_app\/immutable\/[\w./-]+\.(?:js|css)/g) ?? [];
		const other = named.find((file) => !BUILT.has(`${base}/${file}`));
		if (other !== undefined) throw new Error(`${path} is of another version`);
	}
	await cache.put(path, response);
}

/** Pages of the version before, still open, go on with its files; those of older ones are gone. */
async function takeOver(): Promise<void> {
	const others = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
	await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
	// At a first visit the page that is open has this version.
	if (others.length === 0) await scope.clients.claim();
}

async function hashed(request: Request, path: string): Promise<Response> {
	const found = await caches.match(path, { ignoreVary: true });
	if (found !== undefined) return found;
	const response = await fetch(request);
	if (response.ok) await (await caches.open(CACHE)).put(path, response.clone());
	return response;
}

/** A link is to a page, whatever its query says. */
async function kept(path: string, request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

/** An address without a page, or with a slash too few, which the host knows how to mend. */
async function elsewhere(request: Request): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	if (PAGES.has(`${pathname}/`)) return Response.redirect(`${pathname}/${search}`);
	try {
		return await fetch(request);
	} catch {
		const { body, headers } = await kept(NOT_FOUND, request);
		return new Response(body, { status: 404, headers });
	}
}
