/** The rooms of the house, and which way the doors open. */

/** Inside the core, from left to right: a room may use those on its left. */
const CHAIN = [
	'base',
	'games',
	'evaluate',
	'search',
	'trace',
	'explain',
	'layout',
	'export'
] as const;

const UP_TO_TRACE = CHAIN.slice(0, CHAIN.indexOf('trace') + 1);

/** For each room of the core, the other rooms that it may use. */
export const CORE_ROOMS: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(CHAIN.map((room, i) => [room, CHAIN.slice(0, i)])),
	// An engine makes one move by a search; links name engines, and experiments let them play.
	engines: UP_TO_TRACE,
	// They stand above the trace, beside each other: any one of them can be taken away.
	share: [...UP_TO_TRACE, 'engines'],
	practice: UP_TO_TRACE,
	experiments: [...UP_TO_TRACE, 'engines']
};

/** For each storey, the other storeys that it may use. `app` is what SvelteKit wants at src/ itself. */
export const STOREYS: Readonly<Record<string, readonly string[]>> = {
	core: [],
	cli: ['core'],
	workers: ['core'],
	state: ['core', 'workers'],
	view: ['core', 'workers', 'state'],
	routes: ['core', 'workers', 'state', 'view'],
	app: ['core', 'workers', 'state', 'view', 'routes']
};

/** The npm packages that the core may use, where, and why. */
export const CORE_PACKAGES: readonly { name: RegExp; where: string; why: string }[] = [
	{
		name: /^chess\.js$/,
		where: 'src/lib/core/games/chess/',
		why: 'FEN, SAN and draw rules at the edges of the game; far too slow for a search'
	},
	{
		name: /^d3-(hierarchy|scale|shape)$/,
		where: 'src/lib/core/layout/',
		why: 'layout is arithmetic, and these parts of D3 touch no page'
	},
	{
		name: /^fflate$/,
		where: 'src/lib/core/share/',
		why: 'a link is written in one go: the browser’s own compression only works later'
	}
];

/** The storey of a file: `core`, `view`, ...; undefined where it stands in no room. */
export function storeyOf(path: string): string | undefined {
	const [, storey] = /^src\/(?:lib\/)?(core|workers|state|view|cli|routes)\//.exec(path) ?? [];
	if (storey === undefined) return /^src\/([^/]+$|service-worker\/)/.test(path) ? 'app' : undefined;
	const inLib = path.startsWith('src/lib/');
	return inLib === (storey !== 'cli' && storey !== 'routes') ? storey : undefined;
}

/** The room of a file of the core; undefined for files directly in it and for all others. */
export function coreRoomOf(path: string): string | undefined {
	return /^src\/lib\/core\/([^/]+)\//.exec(path)?.[1];
}

/** The game that a file belongs to: its folder; undefined for what all games share. */
export function gameOf(path: string): string | undefined {
	return /^src\/lib\/core\/games\/([^/]+)\//.exec(path)?.[1];
}

/** What all evaluators share: the interface, the registry, and what several of them are made of. */
const SHARED = ['evaluator', 'registry', 'parts'];

/** The evaluator that a file is, or belongs to; undefined for what they share. */
export function evaluatorOf(path: string): string | undefined {
	const name = /^src\/lib\/core\/evaluate\/([^/]+?)(?:\.ts)?(?:\/|$)/.exec(path)?.[1];
	return name === undefined || SHARED.includes(name) ? undefined : name;
}
