/** The modules of the project and their allowed import directions. */

/** Inside the core, from left to right: a module may use those on its left. */
const CHAIN = [
	'base',
	'fields',
	'fen',
	'games',
	'evaluate',
	'search',
	'trace',
	'explain',
	'layout'
] as const;

const UP_TO_TRACE = CHAIN.slice(0, CHAIN.indexOf('trace') + 1);

/** For each module of the core, the other modules that it may use. */
export const CORE_ROOMS: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(CHAIN.map((room, i) => [room, CHAIN.slice(0, i)])),
	// An engine makes one move by a search; links name engines, and experiments let them play.
	engines: UP_TO_TRACE,
	// It replays games by the rules, and is loaded only when asked for.
	referee: ['base', 'games'],
	// These are above the trace and independent of each other: each could be removed.
	share: [...UP_TO_TRACE, 'engines'],
	// It says the search's own sentences.
	practice: [...UP_TO_TRACE, 'explain'],
	// Figures of exercises: the stage’s own placement, with what is written on a sheet.
	figure: [...CHAIN, 'practice'],
	// It holds a program against the exchanged rules of practice.
	check: ['base', 'fields', 'games', 'search', 'practice'],
	experiments: [...UP_TO_TRACE, 'engines'],
	// A table in all its forms: its cells are said in the search’s own words.
	columns: [...UP_TO_TRACE, 'explain'],
	// It reads the links of every page, and opens those of the explorer.
	lessons: [...UP_TO_TRACE, 'explain', 'share', 'practice', 'check', 'experiments']
};

/** The floors of the page, from the ground up: each may use those before it. */
const FLOORS = ['core', 'workers', 'ui', 'games', 'tree', 'stepping', 'pages', 'routes'] as const;

/** For each floor, the other floors that it may use. `app` is SvelteKit's own files directly in src/. */
export const STOREYS: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(FLOORS.map((floor, i) => [floor, FLOORS.slice(0, i)])),
	cli: ['core'],
	package: ['core'],
	// The element for other sites’ pages: what a page steps with, in one module.
	component: FLOORS.slice(0, FLOORS.indexOf('pages')),
	app: FLOORS
};

/** The floors that touch the page: only they have components and runes. */
export const DRAWN: readonly string[] = [
	'ui',
	'games',
	'tree',
	'stepping',
	'pages',
	'routes',
	'component'
];

/** The npm packages that the core may use, where, and why. */
export const CORE_PACKAGES: readonly { name: RegExp; where: string; why: string }[] = [
	{
		name: /^chess\.js$/,
		where: 'src/lib/core/referee/',
		why: 'the referee of our rules of chess; far too slow for a search'
	},
	{
		name: /^d3-(hierarchy|shape)$/,
		where: 'src/lib/core/layout/',
		why: 'the places of a small tree, and the edges of every tree'
	},
	{
		name: /^uqr$/,
		where: 'src/lib/core/figure/',
		why: 'the QR code of a figure’s link, the same on the page and from the command line'
	},
	{
		name: /^fflate$/,
		where: 'src/lib/core/share/',
		why: 'a link is written in one go: the browser’s own compression only works later'
	}
];

/** The floor of a file: `core`, `ui`, ...; undefined for a file outside all floors. */
export function storeyOf(path: string): string | undefined {
	const [, storey = ''] = /^src\/(?:lib\/)?([^/]+)\//.exec(path) ?? [];
	if (!Object.hasOwn(STOREYS, storey) || storey === 'app') {
		return /^src\/[^/]+$/.test(path) ? 'app' : undefined;
	}
	const inLib = path.startsWith('src/lib/');
	return inLib === !['cli', 'package', 'component', 'routes'].includes(storey) ? storey : undefined;
}

/** The page of a file: its folder; undefined for code that no page owns. */
export function pageOf(path: string): string | undefined {
	return /^src\/lib\/pages\/([^/]+)\//.exec(path)?.[1];
}

/** The core module of a file; undefined for files directly in the core and for all others. */
export function coreRoomOf(path: string): string | undefined {
	return /^src\/lib\/core\/([^/]+)\//.exec(path)?.[1];
}

/** The game of a file: its folder; undefined for code shared by all games. */
export function gameOf(path: string): string | undefined {
	return /^src\/lib\/core\/games\/([^/]+)\//.exec(path)?.[1];
}

/** The shared code of all evaluators: the interface, the registry, and common parts. */
export const SHARED_BY_EVALUATORS: readonly string[] = [
	'evaluator.ts',
	'parts',
	'registry.ts',
	'unit.ts'
];

/** The evaluator of a file; undefined for shared code. */
export function evaluatorOf(path: string): string | undefined {
	const name = /^src\/lib\/core\/evaluate\/([^/]+)/.exec(path)?.[1];
	return name === undefined || SHARED_BY_EVALUATORS.includes(name) ? undefined : name;
}

/** What the wrong ideas share. */
export const SHARED_BY_IDEAS: readonly string[] = ['idea.ts', 'registry.ts'];

/** The wrong idea of a file; undefined for what the ideas share, and for all other files. */
export function ideaOf(path: string): string | undefined {
	const name = /^src\/lib\/core\/practice\/ideas\/([^/]+\.ts)$/.exec(path)?.[1];
	return name === undefined || SHARED_BY_IDEAS.includes(name) ? undefined : name;
}

/** The rooms of practice, of predicting, and of their entry: their files are shorter than others. */
export function isOfPractice(path: string): boolean {
	return /^src\/lib\/(core\/practice|pages\/(practice|learn)|stepping\/predict)\//.test(path);
}
