import { isBuiltin } from 'node:module';
import type { Import } from './imports.ts';
import {
	CORE_PACKAGES,
	CORE_ROOMS,
	DRAWN,
	STOREYS,
	coreRoomOf,
	evaluatorOf,
	gameOf,
	ideaOf,
	pageOf,
	storeyOf
} from './rooms.ts';

/** A rule about one import. */
export interface ImportRule {
	readonly name: string;
	readonly why: string;
	readonly breaks: (one: Import) => boolean;
}

/** A rule about the location of a file, by its path alone. */
export interface PlaceRule {
	readonly name: string;
	readonly why: string;
	readonly breaks: (path: string) => boolean;
}

const isOurs = (to: string): boolean => to.startsWith('src/');
const isCore = (path: string): boolean => storeyOf(path) === 'core';
const isShown = (from: string, to: string): boolean =>
	storeyOf(from) === 'routes' && /^docs\/[^/]+\.md$/.test(to);
const isGenerated = (to: string): boolean => /\/\$types(\.js)?$/.test(to);
const isPackage = (text: string): boolean => !/^[./$]/.test(text) && !isBuiltin(text);
const isSvelte = (to: string): boolean => /^(svelte|@sveltejs)(\/|$)|\.svelte(\.ts)?$/.test(to);
const isDrawn = (path: string): boolean => DRAWN.includes(storeyOf(path) ?? '');
const isPlain = (path: string): boolean =>
	['core', 'cli', 'package'].includes(storeyOf(path) ?? '');

export const IMPORT_RULES: readonly ImportRule[] = [
	{
		name: 'storeys',
		why: 'core <- workers <- ui <- games <- tree <- stepping <- pages <- routes and core <- cli, core <- package: the core runs in page, worker and Node alike',
		breaks: ({ from, to }) => opensWrongWay(storeyOf(from), storeyOf(to), STOREYS)
	},
	{
		name: 'pages are independent',
		why: 'each page can be read, and deleted, alone; what two need moves down a floor',
		breaks: ({ from, to }) => {
			const [page, other] = [pageOf(from), pageOf(to)];
			return page !== undefined && other !== undefined && page !== other;
		}
	},
	{
		name: 'core rooms',
		why: 'a search must not know who records it, nor a trace who explains it: imports point left',
		breaks: ({ from, to }) =>
			isCore(to) && opensWrongWay(coreRoomOf(from), coreRoomOf(to), CORE_ROOMS)
	},
	{
		name: 'games are independent',
		why: 'each game can be deleted alone; what two need belongs into base or game.ts',
		breaks: ({ from, to }) => {
			const game = gameOf(from);
			if (game === undefined) return false;
			return to === 'src/lib/core/games/registry.ts' || ![undefined, game].includes(gameOf(to));
		}
	},
	{
		name: 'only the registry knows the games',
		why: 'the interface that all games share must not depend on one of them',
		breaks: ({ from, to }) =>
			coreRoomOf(from) === 'games' &&
			gameOf(from) === undefined &&
			gameOf(to) !== undefined &&
			!from.endsWith('/registry.ts')
	},
	{
		name: 'evaluators are independent',
		why: 'each published evaluator is one file that can be read, and deleted, alone',
		breaks: ({ from, to }) => {
			const evaluator = evaluatorOf(from);
			if (evaluator === undefined) return false;
			return (
				to === 'src/lib/core/evaluate/registry.ts' ||
				![undefined, evaluator].includes(evaluatorOf(to))
			);
		}
	},
	{
		name: 'only the registry knows the ideas',
		why: 'each wrong idea is one file and one line of the registry, and can be deleted alone',
		breaks: ({ from, to }) =>
			(ideaOf(to) !== undefined && from !== 'src/lib/core/practice/ideas/registry.ts') ||
			(ideaOf(from) !== undefined && to === 'src/lib/core/practice/ideas/registry.ts')
	},
	{
		name: 'core packages',
		why: 'the core stays pure and small: the packages that it uses are listed with where and why',
		breaks: ({ from, to, text }) =>
			isCore(from) &&
			isPackage(text) &&
			!CORE_PACKAGES.some(({ name, where }) => name.test(to) && from.startsWith(where))
	},
	{
		name: 'no Svelte in the core',
		why: 'a worker and the command line have no Svelte and no page',
		breaks: ({ from, to }) => isCore(from) && (isSvelte(to) || /^\$(app|env)\b/.test(to))
	},
	{
		name: 'Node only in the command line',
		why: 'the page has no file system',
		breaks: ({ from, to }) => isBuiltin(to) && storeyOf(from) !== 'cli'
	},
	{
		name: 'relative imports in core and cli',
		why: 'plain Node resolves no $lib and no ?query',
		breaks: ({ from, text }) => isPlain(from) && /^\$lib|\?/.test(text)
	},
	{
		name: 'file extensions',
		why: 'what Node, the bundler and the compiler all resolve in the same way needs no configuration',
		breaks: ({ to }) => isOurs(to) && !isGenerated(to) && !/\.(ts|svelte|css|json|svg)$/.test(to)
	},
	{
		name: 'our own files only',
		why: 'src never reaches into tests, scripts or bench, nor out of the project; a route may show a document',
		breaks: ({ from, to, text }) =>
			(text.startsWith('.') && !isOurs(to) && !isShown(from, to)) || text.startsWith('/')
	}
];

export const PLACE_RULES: readonly PlaceRule[] = [
	{
		name: 'every file in a room',
		why: 'a file outside all rooms escapes the rules above',
		breaks: (path) =>
			path.startsWith('src/lib/core/')
				? !path.endsWith('.d.ts') && !Object.hasOwn(CORE_ROOMS, coreRoomOf(path) ?? '')
				: storeyOf(path) === undefined
	},
	{
		name: 'components above the workers',
		why: 'only these floors touch the page',
		breaks: (path) => path.endsWith('.svelte') && !isDrawn(path)
	},
	{
		name: 'runes above the workers',
		why: 'what changes lives in few, known places',
		breaks: (path) => path.endsWith('.svelte.ts') && !isDrawn(path)
	},
	{
		name: 'pages in folders',
		why: 'the listing of src/lib/pages names the pages and nothing else',
		breaks: (path) => path.startsWith('src/lib/pages/') && pageOf(path) === undefined
	}
];

/**
 * True where the import direction between two modules is not allowed; a module's own files, and unknown modules, are
 * ignored.
 */
function opensWrongWay(
	from: string | undefined,
	to: string | undefined,
	doors: Readonly<Record<string, readonly string[]>>
): boolean {
	if (from === undefined || to === undefined || from === to) return false;
	return !(doors[from] ?? []).includes(to);
}

const GAME = "'(chess|krk|krk-released|tictactoe|tree)'";
/** A `kind` is that of an event. */
const ASKS = new RegExp(`(?<!\\bkind) [!=]== ${GAME}|${GAME} [!=]==`);

/** True where code compares with a game's id: it should ask the game, or its face. */
export function asksWhichGame(code: string): boolean {
	return ASKS.test(code);
}

/** The names of the rules that an import breaks. */
export function faultsOf(one: Import): string[] {
	return IMPORT_RULES.filter((rule) => rule.breaks(one)).map((rule) => rule.name);
}

/** The names of the rules that a file's location breaks. */
export function misplacedBy(path: string): string[] {
	return PLACE_RULES.filter((rule) => rule.breaks(path)).map((rule) => rule.name);
}
