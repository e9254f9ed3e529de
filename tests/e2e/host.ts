/** A page of another site that has pages of this one in frames, and hears what they send. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page } from '@playwright/test';

interface Framed {
	/** Path and query. */
	readonly path: string;
	readonly width?: number;
	readonly height?: number;
	/** The tokens of `sandbox`; no sandbox without. */
	readonly sandbox?: string;
	/** What its permissions policy allows. */
	readonly allow?: string;
}

/** What a frame has sent to the page around it. */
export interface Sent {
	readonly frame: number;
	readonly origin: string;
	readonly data: Readonly<Record<string, unknown>>;
	/** In milliseconds. */
	readonly at: number;
}

declare global {
	interface Window {
		sent: Sent[];
	}
}

/** The address of the site, without the slash at its end. */
export function siteAddress(): string {
	return `http://localhost:${process.env['PLYSCOPE_PORT'] ?? '4173'}`;
}

/** Runs in the host's page before its frames do. */
const LISTEN = `
window.sent = [];
addEventListener('message', ({ source, origin, data }) => {
	const frames = [...document.querySelectorAll('iframe')];
	const frame = frames.findIndex((one) => one.contentWindow === source);
	window.sent.push({ frame, origin, data, at: performance.now() });
});
`;

/**
 * Opens a host with frames in a row, on another origin than that of the site.
 * @param script of the host, before its frames
 * @returns the frames, once they have loaded
 */
export async function openHost(
	page: Page,
	framed: readonly Framed[],
	script = ''
): Promise<Frame[]> {
	const site = siteAddress();
	const frames = framed.map(
		({ path, width = 700, height = 480, sandbox, allow = 'fullscreen' }, at) =>
			`<iframe title="Search ${at + 1}" src="${site}${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="${width}" height="${height}" style="border:0" allow="${allow}"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`
	);
	const body = `<!doctype html><html lang="en"><title>A course</title><main><h1>A course</h1><script>${LISTEN}${script}</script>${frames.join('\n')}<p style="height:3000px">Its text.</p></main></html>`;
	await openPage(page, body);
	return framesOf(page, framed.length);
}

/**
 * Opens a page of another origin than that of the site.
 * @param headers of its answer, such as its policies
 */
export async function openPage(
	page: Page,
	body: string,
	headers: Readonly<Record<string, string>> = {}
): Promise<void> {
	// From a server: what Playwright answers itself may have no frame of this computer.
	const server = createServer((_, response) => {
		response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	server.close();
}

/** The frames of a page, once they have loaded. */
export async function framesOf(page: Page, count: number): Promise<Frame[]> {
	const found = await Promise.all(
		Array.from({ length: count }, (_, at) => page.locator('iframe').nth(at).elementHandle())
	);
	const inside = await Promise.all(found.map((one) => one.contentFrame()));
	const all = inside.flatMap((frame) => (frame ? [frame] : []));
	expect(all).toHaveLength(count);
	return all;
}

/** Everything that the frames have sent so far, of one subject or of all. */
export async function sentTo(page: Page, subject?: string): Promise<Sent[]> {
	const sent = await page.evaluate(() => window.sent);
	return sent.filter(({ data }) => subject === undefined || data['subject'] === subject);
}
