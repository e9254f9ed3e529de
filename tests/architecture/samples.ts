/** Imports that the rules must reject, or let pass: the tests of the rules. */

const core = 'src/lib/core';

/** Imports that must be rejected, with the rule: these tests check the rules themselves. */
export const REFUSED: readonly [from: string, code: string, rule: string][] = [
	[`${core}/search/minimax.ts`, `import { Trace } from '../trace/trace.ts'`, 'core rooms'],
	[`${core}/search/minimax.ts`, `import type { Trace } from '../trace/trace.ts'`, 'core rooms'],
	[`${core}/base/result.ts`, `export * from '../games/game.ts'`, 'core rooms'],
	[`${core}/trace/trace.ts`, `const a = await import('../share/link.ts')`, 'core rooms'],
	[`${core}/share/link.ts`, `import { a } from '../explain/sentence.ts'`, 'core rooms'],
	[`${core}/practice/quiz.ts`, `import { a } from '../experiments/run.ts'`, 'core rooms'],
	[`${core}/trace/trace.ts`, `let a: import('../layout/tidy.ts').Tidy`, 'core rooms'],
	[`${core}/trace/trace.ts`, `import { a } from '../../workers/protocol.ts'`, 'storeys'],
	['src/lib/workers/client.ts', `import { a } from '$lib/ui/session.svelte.ts'`, 'storeys'],
	['src/lib/ui/a.svelte.ts', `import A from '../games/A.svelte'`, 'storeys'],
	[
		'src/lib/games/chess/A.svelte',
		`<script>import A from '$lib/tree/A.svelte'</script>`,
		'storeys'
	],
	['src/lib/tree/a.svelte.ts', `import { b } from '$lib/stepping/b.svelte.ts'`, 'storeys'],
	['src/lib/stepping/A.svelte', `<script>import '$lib/pages/play/a.css'</script>`, 'storeys'],
	[
		'src/lib/pages/a/A.svelte',
		`<script>import A from '../../../routes/A.svelte'</script>`,
		'storeys'
	],
	[
		'src/lib/pages/play/A.svelte',
		`<script>import A from '$lib/pages/compare/A.svelte'</script>`,
		'pages are independent'
	],
	[
		'src/lib/pages/play/a.worker.ts',
		`import { a } from '../matches/a.ts'`,
		'pages are independent'
	],
	['src/cli/main.ts', `import { a } from '../lib/workers/client.ts'`, 'storeys'],
	['src/lib/ui/A.svelte', `<script lang="ts">import '../../cli/main.ts'</script>`, 'storeys'],
	[`${core}/base/a.ts`, `new URL('../../workers/a.worker.ts', import.meta.url)`, 'storeys'],
	[`${core}/games/krk/krk.ts`, `import { a } from '../chess/board.ts'`, 'games are independent'],
	[`${core}/games/krk/krk.ts`, `import { a } from '../registry.ts'`, 'games are independent'],
	[
		`${core}/games/game.ts`,
		`import { a } from './chess/chess.ts'`,
		'only the registry knows the games'
	],
	[`${core}/evaluate/r.ts`, `import { a } from './outcome.ts'`, 'evaluators are independent'],
	[`${core}/evaluate/r.ts`, `import { a } from './registry.ts'`, 'evaluators are independent'],
	[
		`${core}/practice/naming.ts`,
		`import { swift } from './ideas/swift.ts'`,
		'only the registry knows the ideas'
	],
	[
		`${core}/practice/ideas/reset.ts`,
		`import { swift } from './swift.ts'`,
		'only the registry knows the ideas'
	],
	[
		`${core}/practice/ideas/reset.ts`,
		`import { IDEAS } from './registry.ts'`,
		'only the registry knows the ideas'
	],
	[`${core}/search/minimax.ts`, `import { Chess } from 'chess.js'`, 'core packages'],
	[`${core}/games/chess/fen.ts`, `import { Chess } from 'chess.js'`, 'core packages'],
	[`${core}/layout/tidy.ts`, `import { select } from 'd3-selection'`, 'core packages'],
	[`${core}/trace/a.ts`, `import { onMount } from 'svelte'`, 'no Svelte in the core'],
	[`${core}/trace/a.ts`, `import { a } from './a.svelte.ts'`, 'no Svelte in the core'],
	[`${core}/trace/a.ts`, `import { browser } from '$app/environment'`, 'no Svelte in the core'],
	[`${core}/trace/a.ts`, `import fs from 'fs'`, 'Node only in the command line'],
	['src/lib/ui/a.ts', `import { join } from 'node:path'`, 'Node only in the command line'],
	[
		`${core}/trace/a.ts`,
		`import { a } from '$lib/core/base/a.ts'`,
		'relative imports in core and cli'
	],
	[`${core}/trace/a.ts`, `import a from './b.ts?raw'`, 'relative imports in core and cli'],
	[`${core}/trace/a.ts`, `import { a } from './b'`, 'file extensions'],
	[`${core}/trace/a.ts`, `import { a } from '../../../../tests/b.ts'`, 'our own files only'],
	['src/lib/pages/help/a.ts', `import a from '../../../../docs/a.md?raw'`, 'our own files only'],
	['src/routes/a/+page.ts', `import { a } from '../../../tests/b.ts'`, 'our own files only']
];

export const ALLOWED: readonly [from: string, code: string][] = [
	[`${core}/practice/check.ts`, `import { explainStep } from '../explain/sentence.ts'`],
	[`${core}/trace/recorder.ts`, `import type { SearchObserver } from '../search/observer.ts'`],
	[`${core}/games/registry.ts`, `import { chess } from './chess/chess.ts'`],
	[`${core}/referee/chess-js.ts`, `import { Chess } from 'chess.js'`],
	[`${core}/share/packer.ts`, `import { zlibSync } from 'fflate'`],
	['src/routes/help/guide.json/+server.ts', `import text from '../../../../docs/guide.md?raw'`],
	[`${core}/evaluate/registry.ts`, `import { outcome } from './outcome.ts'`],
	[`${core}/evaluate/r.ts`, `import type { ChessState } from '../games/chess/state.ts'`],
	[`${core}/practice/ideas/registry.ts`, `import { swift } from './swift.ts'`],
	[`${core}/practice/ideas/swift.ts`, `import type { Idea } from './idea.ts'`],
	[`${core}/share/link.ts`, `import { Trace } from '../trace/trace.ts'`],
	[
		'src/cli/main.ts',
		`import { join } from 'node:path'; import { a } from '../lib/core/base/a.ts'`
	],
	['src/lib/workers/client.ts', `new Worker(new URL('./a.worker.ts', import.meta.url))`],
	[
		'src/lib/tree/A.svelte',
		`<script>import A from './A.svelte'; import { b } from 'd3-zoom'</script>`
	],
	[
		'src/routes/+layout.svelte',
		`<script>import '$lib/ui/app.css'; import A from '$lib/pages/play/A.svelte'</script>`
	],
	['src/routes/+page.ts', `import type { PageLoad } from './$types'`],
	[`${core}/trace/a.ts`, `const text = "import { a } from '../export/svg.ts'"`]
];
