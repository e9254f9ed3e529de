import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compileAhead } from './scripts/compile-ahead.mjs';
import { guessBrowser } from './scripts/browser.mjs';
import { shippedLicences } from './scripts/shipped-licences.mjs';
import { shippedSource } from './scripts/source-archive.mjs';
import { noServer } from './scripts/no-server.mjs';
import { lackingFiles, onDemandParts } from './scripts/on-demand-parts.mjs';
import { pageChunks } from './scripts/page-chunks.mjs';
import { ownFilesFirst } from './scripts/page-files.mjs';
import { fieldsOfPages } from './scripts/field-parts.mjs';
import { keptFiles } from './scripts/kept-files.mjs';
import { smallerCode } from './scripts/smaller-code.mjs';
import { settleSweeps } from './scripts/sweep.mjs';
import { withoutTurn } from './tests/turns.ts';

const executablePath = guessBrowser();
const licences = shippedLicences();
const { seed, isExhaustive } = settleSweeps();
/** In milliseconds. A test that runs for minutes in a daily run is broken; a whole sweep may take longer. */
const testTimeout = isExhaustive ? 1_800_000 : 120_000;
/** Only in `npm test`: a file or a project that is named is run whole. */
const takesTurns = process.env['TURNS'] === '1' && !isExhaustive;
const others = (project: 'core' | 'cli' | 'ui'): string[] =>
	takesTurns ? withoutTurn(project, seed) : [];
/** Node has no web workers. */
const IN_BROWSER = ['tests/workers/job.test.ts', 'tests/workers/client.test.ts'];

export default defineConfig({
	plugins: [
		fieldsOfPages(),
		onDemandParts(),
		lackingFiles(),
		noServer(),
		pageChunks(),
		ownFilesFirst(),
		keptFiles(),
		smallerCode(),
		sveltekit(),
		licences.page,
		shippedSource(),
		compileAhead()
	],
	worker: { format: 'es', plugins: () => [fieldsOfPages(), smallerCode(), licences.worker] },
	// The time of each plugin is not a warning.
	build: {
		rolldownOptions: {
			// Numbers and short texts that have a name in one file are written out in the others.
			optimization: { inlineConst: { mode: 'all', pass: 3 } },
			checks: { bundlerTimings: false }
		}
	},
	test: {
		// All processors: by default one stays free, which on a machine with two is half of all.
		maxWorkers: '100%',
		coverage: { include: ['src/lib/core/**/*.ts'] },
		projects: [
			{
				// Extends nothing: without plugins and alias, so that the tested code also runs in plain Node.
				test: {
					name: 'core',
					environment: 'node',
					include: [
						'tests/{core,conformance,golden,tooling,workers}/**/*.test.ts',
						'tests/*.test.ts'
					],
					exclude: [...IN_BROWSER, ...others('core')],
					setupFiles: ['tests/setup/core.ts'],
					// One process, whose threads share what was loaded: these tests change nothing that another sees.
					pool: 'threads',
					isolate: false,
					testTimeout
				}
			},
			{
				// Apart: these start processes and threads of their own, and write files.
				test: {
					name: 'cli',
					environment: 'node',
					include: ['tests/cli/**/*.test.ts'],
					exclude: others('cli'),
					setupFiles: ['tests/setup/core.ts'],
					// The files that a process takes share what was loaded, too.
					isolate: false,
					testTimeout
				}
			},
			{
				extends: true,
				// Each file has a frame of its own, and would ask again whether any of hundreds of modules has changed.
				server: { headers: { 'Cache-Control': 'max-age=600' } },
				// Dependencies first met inside a worker or a late test would reload the page mid-run.
				optimizeDeps: {
					include: [
						'@lichess-org/chessground',
						'chess.js',
						'd3-color',
						'd3-interpolate',
						'd3-scale',
						'd3-selection',
						'd3-shape',
						'd3-zoom',
						'fast-check',
						'fflate',
						'gifenc',
						'svelte/server',
						'vitest-browser-svelte'
					]
				},
				test: {
					name: 'ui',
					include: ['tests/{ui,games,tree,stepping,pages}/**/*.test.ts', ...IN_BROWSER],
					exclude: others('ui'),
					setupFiles: ['tests/setup/ui.ts'],
					// One page for all files: to load the modules for each would be a third of the time.
					isolate: false,
					testTimeout,
					// Other tests share the processors, so waiting may take long.
					expect: { poll: { timeout: 10_000 } },
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						viewport: { width: 1280, height: 800 },
						provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
						instances: [{ browser: 'chromium' }]
					}
				}
			}
		]
	}
});
