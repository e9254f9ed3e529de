import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { guessBrowser } from './scripts/browser.mjs';

const executablePath = guessBrowser();

export default defineConfig({
	plugins: [sveltekit()],
	worker: { format: 'es' },
	// The time of each plugin is not a warning.
	build: { rolldownOptions: { checks: { bundlerTimings: false } } },
	test: {
		passWithNoTests: true,
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
						'tests/{core,cli,conformance,golden,tooling,workers}/**/*.test.ts',
						'tests/architecture.test.ts'
					],
					testTimeout: 120_000
				}
			},
			{
				extends: true,
				// Dependencies first met inside a worker or a late test would reload the page mid-run.
				optimizeDeps: {
					include: [
						'@lichess-org/chessground',
						'chess.js',
						'd3-hierarchy',
						'd3-scale',
						'd3-selection',
						'd3-shape',
						'd3-zoom',
						'fflate',
						'idb',
						'vitest-browser-svelte'
					]
				},
				test: {
					name: 'ui',
					include: ['tests/{ui,state}/**/*.test.ts'],
					setupFiles: ['tests/setup/ui.ts'],
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
