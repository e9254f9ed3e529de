import { readdirSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { guessBrowser } from './scripts/browser.mjs';
import { settleSweeps } from './scripts/sweep.mjs';

const executablePath = guessBrowser();
const { seed, isExhaustive } = settleSweeps();
const TEST_DIR = 'tests/e2e';

/** Tests that not every run includes. */
const RARE = /@exhaustive/;
/** Of how many files a daily run takes the rare tests of one: after so many days each has had its turn. */
const TURNS = 32;
const inTurn = readdirSync(TEST_DIR)
	.filter((name) => name.endsWith('.e2e.ts'))
	.sort()
	.filter((_, at) => at % TURNS === seed % TURNS);

/** Files that look at the same pages in many sizes, forms and runs: a daily run takes a third of them. */
const IN_THIRDS = [
	'access',
	'forest',
	'future',
	'intros',
	'krk-experiment',
	'krk-program-tree',
	'layout',
	'live-search',
	'narrow',
	'see',
	'stage',
	'stage-form',
	'views',
	'written',
	'zoom'
];
const notToday = IN_THIRDS.filter((_, at) => at % 3 !== seed % 3).map(
	(name) => `**/${name}.e2e.ts`
);

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ONLY_PHONE = /@phone-only/;

const everyTest: Project[] = [
	{ name: 'desktop', grepInvert: ONLY_PHONE, use: DESKTOP },
	{ name: 'phone', grep: /@phone/, use: PHONE }
];
const daily: Project[] = [
	{ name: 'desktop', testIgnore: notToday, grepInvert: [ONLY_PHONE, RARE], use: DESKTOP },
	{
		name: 'phone',
		testIgnore: notToday,
		grep: /@phone(?!-exhaustive)/,
		grepInvert: RARE,
		use: PHONE
	},
	{ name: 'desktop in turn', testMatch: inTurn, grep: RARE, grepInvert: ONLY_PHONE, use: DESKTOP },
	{
		name: 'phone in turn',
		testMatch: inTurn,
		grep: /@phone.*@exhaustive|@phone-exhaustive/,
		use: PHONE
	}
];

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
	projects: isExhaustive ? everyTest : daily,
	webServer: {
		command: 'node scripts/serve.mjs',
		// The server uses the next free port and prints it in its first line: see the fixtures.
		wait: { stdout: /http:\/\/localhost:(?<plyscope_port>\d+)\// },
		timeout: 15_000
	}
});
