/** Which browser the tests take of those on a machine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { guessBrowser, systemBrowsers } from '../../scripts/browser.mjs';

const { PATH, CHROMIUM_PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'plyscope-browsers-'));
for (const name of ['google-chrome', 'chromium', 'chromium-headless-shell', 'firefox']) {
	writeFileSync(join(folder, name), '');
}

afterEach(() => {
	process.env['PATH'] = PATH;
	if (CHROMIUM_PATH === undefined) delete process.env['CHROMIUM_PATH'];
	else process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
	rmSync(folder, { recursive: true, force: true });
});

test('a headless shell is taken before Chromium, Chromium before Chrome, and CHROMIUM_PATH before all', () => {
	process.env['PATH'] = folder;
	delete process.env['CHROMIUM_PATH'];
	const here = systemBrowsers().filter((path) => path.startsWith(folder));
	expect(here.map((path) => path.slice(folder.length + 1))).toEqual([
		'chromium-headless-shell',
		'chromium',
		'google-chrome'
	]);
	expect(guessBrowser()).toBe(here[0]);
	process.env['CHROMIUM_PATH'] = '/a/browser';
	expect(guessBrowser()).toBe('/a/browser');
});
