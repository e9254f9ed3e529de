import { defineConfig } from '@playwright/test';
import { guessBrowser } from './scripts/browser.mjs';
import { settleSweeps } from './scripts/sweep.mjs';

const executablePath = guessBrowser();
const { isExhaustive } = settleSweeps();
/** Tests that only the exhaustive run includes. */
const rare = isExhaustive ? [] : [/@exhaustive/];

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.e2e.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	timeout: 30_000,
	retries: 0,
	reporter: 'list',
	use: {
		browserName: 'chromium',
		locale: 'en-US',
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
	projects: [
		{
			name: 'desktop',
			grepInvert: [/@phone-only/, ...rare],
			use: { viewport: { width: 1440, height: 900 } }
		},
		{
			name: 'phone',
			grep: isExhaustive ? /@phone/ : /@phone(?!-exhaustive)/,
			grepInvert: rare,
			use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
		}
	],
	webServer: {
		command: 'node scripts/serve.mjs',
		// The server uses the next free port and prints it in its first line: see the fixtures.
		wait: { stdout: /http:\/\/localhost:(?<plyscope_port>\d+)\// },
		timeout: 15_000
	}
});
