import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { guessBrowser } from './scripts/browser.mjs';
import { settleSweeps } from './scripts/sweep.mjs';
import { notToday } from './tests/e2e/turns.ts';

const executablePath = guessBrowser();
const { seed, isExhaustive } = settleSweeps();
const TEST_DIR = 'tests/e2e';

const files = readdirSync(TEST_DIR)
	.filter((name) => name.endsWith('.e2e.ts'))
	.map((name) => name.slice(0, -'.e2e.ts'.length));

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What a run does without on a device; nothing in the exhaustive one. */
const without = (device: 'desktop' | 'phone'): RegExp[] =>
	isExhaustive ? [] : notToday(files, seed, device);

export default defineConfig({
	testDir: TEST_DIR,
	testMatch: '**/*.e2e.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	timeout: 60_000,
	// Other programs share the processors: a state that is waited for may take its time.
	expect: { timeout: 10_000 },
	retries: 0,
	reporter: 'list',
	use: {
		browserName: 'chromium',
		locale: 'en-US',
		// What is kept for one test would answer the next one: only tests of that have it.
		serviceWorkers: 'block',
		screenshot: 'only-on-failure',
		// Recording a video needs a program that is only part of a browser download.
		video: 'off',
		trace: 'off',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			// The site only contacts its own host; the browser's own network requests would only slow the tests.
			args: [
				'--disable-quic',
				'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run'
			]
		}
	},
	// Each project has browsers of its own, which load and compile every page again.
	projects: [
		{ name: 'desktop', grepInvert: [/@phone-only/, ...without('desktop')], use: DESKTOP },
		{ name: 'phone', grep: /@phone/, grepInvert: without('phone'), use: PHONE }
	],
	webServer: {
		command: 'node scripts/serve.mjs',
		// The server uses the next free port and prints it in its first line: see the fixtures.
		wait: { stdout: /http:\/\/localhost:(?<plyscope_port>\d+)\// },
		timeout: 15_000
	}
});
