/**
 * The move orders, with their ids in links and on the command line.
 *
 * Minimax visits the same nodes in every order; alpha-beta depends on it. `listed` is the order that each game's
 * contract fixes; every other order is one file here, and its row below. `killer` and `history` learn while they are used; minimax gains
 * nothing from any order.
 */
import { GAME_IDS, type GameId } from '../../games/registry.ts';
import { listChoices } from '../../base/choices.ts';
import { Loaded } from '../../base/loaded.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { zerosInFront } from '../../base/zeros-in-front.ts';
import type { LearningOrder, MoveOrder } from '../search.ts';
import { bestFirst } from './best-first.ts';
import type { ExactValues } from './exact-values.ts';
import { HistoryOrder } from './history.ts';
import { KillerOrder } from './killer.ts';
import { listed } from './listed.ts';
import { randomOrder } from './random.ts';
import { reversed } from './reversed.ts';
import { worstFirst } from './worst-first.ts';

/** What orders the moves. */
type OrderCode =
	/** One order for all searches. */
	| { readonly fixed: MoveOrder }
	/** Made for each search, from which it learns. */
	| { readonly learning: new () => LearningOrder }
	/** Made from the exact values of plain minimax, which has to run first. */
	| { readonly exact: (values: ExactValues) => MoveOrder }
	/** Made from a seed. */
	| { readonly seeded: (seed: number) => MoveOrder };

/** An order of some games alone may be loaded with them. */
type OrderCoded =
	| { readonly code: OrderCode }
	| { readonly load: () => Promise<Extract<OrderCode, { readonly fixed: unknown }>> };

type OrderRow = OrderCoded & {
	readonly name: string;
	/** The rule in one line, for its control. */
	readonly about: string;
	/** The games in which it makes sense. */
	readonly games: readonly GameId[];
};

const EVERY_GAME = GAME_IDS;

const ROWS = {
	listed: {
		name: 'Listed order',
		about:
			'The game’s own order, such as cells 0 to 8, chess moves by their UCI text, children as written.',
		games: EVERY_GAME,
		code: { fixed: listed }
	},
	reversed: {
		name: 'Reversed',
		about: 'The listed order, last move first.',
		games: EVERY_GAME,
		code: { fixed: reversed }
	},
	'captures-first': {
		name: 'Captures first',
		about: 'Captures before quiet moves; otherwise listed order.',
		games: ['chess', 'krk', 'krk-released'],
		load: async () => {
			const { capturesFirst } = await import('./captures-first.ts');
			return { fixed: capturesFirst as MoveOrder<never> as MoveOrder };
		}
	},
	'mvv-lva': {
		name: 'Most valuable victim (MVV-LVA)',
		about: 'Captures and promotions first, by value won; ties by least valuable attacker.',
		games: ['chess', 'krk', 'krk-released'],
		load: async () => {
			const { mvvLva } = await import('./mvv-lva.ts');
			return { fixed: mvvLva as MoveOrder<never> as MoveOrder };
		}
	},
	'rook-first': {
		name: 'Rook first',
		about: 'As the paper’s program: the rook’s lines outward, then the king clockwise from above.',
		games: ['krk', 'krk-released'],
		load: async () => {
			const { rookFirst } = await import('./rook-first.ts');
			return { fixed: rookFirst as MoveOrder<never> as MoveOrder };
		}
	},
	'centre-corners-edges': {
		name: 'Centre, corners, edges',
		about: 'The centre, then the four corners, then the four edges.',
		games: ['tictactoe'],
		load: async () => {
			const { centreCornersEdges } = await import('./centre-corners-edges.ts');
			return { fixed: centreCornersEdges };
		}
	},
	killer: {
		name: 'Killer moves',
		about: 'The last two moves that caused a cutoff at the same ply, then listed order.',
		games: EVERY_GAME,
		code: { learning: KillerOrder }
	},
	history: {
		name: 'History heuristic',
		about:
			'The moves that were best most often, and in the largest subtrees; otherwise listed order.',
		games: EVERY_GAME,
		code: { learning: HistoryOrder }
	},
	'best-first': {
		name: 'Best first',
		about:
			'Best move first, by the exact minimax values, which are known only after a full search.',
		games: EVERY_GAME,
		code: { exact: bestFirst }
	},
	'worst-first': {
		name: 'Worst first',
		about: 'Worst move first, by the exact minimax values: what a bad order costs.',
		games: EVERY_GAME,
		code: { exact: worstFirst }
	},
	random: {
		name: 'Random',
		about: 'Shuffled at every node; depends only on the seed and the path.',
		games: EVERY_GAME,
		code: { seeded: randomOrder }
	}
} as const satisfies Readonly<Record<string, OrderRow>>;

export type OrderId = keyof typeof ROWS;
export const ORDERS: Readonly<Record<OrderId, OrderRow>> = ROWS;
export const ORDER_IDS = Object.keys(ROWS) as readonly OrderId[] as readonly [
	OrderId,
	...OrderId[]
];

const codes = new Loaded<OrderId, OrderCode>('order', ORDERS);

/** Loads the orders that make sense for games. */
export async function loadOrders(games: readonly GameId[]): Promise<void> {
	await codes.load(games.flatMap(ordersFor));
}

/** The code of an order, which must have been loaded. */
export function orderCodeOf(id: OrderId): OrderCode {
	return codes.of(id);
}

/** A chosen order: its id, and for `random` the seed, a whole number of 32 bits. */
export type OrderChoice =
	| { readonly id: 'random'; readonly seed: number }
	| { readonly id: Exclude<OrderId, 'random'>; readonly seed?: never };

/** True where the order makes sense for the game. */
export function orderFitsGame({ id }: { readonly id: OrderId }, game: GameId): boolean {
	return ORDERS[id].games.includes(game);
}

/** The orders that make sense for a game, in the order of `ORDER_IDS`. */
export function ordersFor(game: GameId): OrderId[] {
	return ORDER_IDS.filter((id) => orderFitsGame({ id }, game));
}

/**
 * Reads an order as written in a link: an id, and for `random` a seed after a colon, `random:7`. Faults:
 * `order-unknown`, `order-seed`.
 */
export function parseOrder(text: string): Result<OrderChoice> {
	const colon = text.indexOf(':');
	const id = findId(colon < 0 ? text : text.slice(0, colon));
	if (id === undefined) {
		return fail(
			'order-unknown',
			`This is not a move order; choose ${listChoices(ORDER_IDS, (one) => ORDERS[one].name)}.`,
			0
		);
	}
	if (id !== 'random') {
		return colon < 0 ? ok({ id }) : fail('order-seed', `The order ${id} takes no seed.`, colon);
	}
	const digits = colon < 0 ? '' : text.slice(colon + 1);
	const seed = Number(digits);
	if (!/^\d+$/.test(digits) || seed > 0xffffffff) {
		return fail(
			'order-seed',
			'A random order needs a seed, a whole number from 0 to 4294967295, as in random:7.',
			colon < 0 ? text.length : colon + 1
		);
	}
	const zeros = zerosInFront(digits);
	return zeros === null ? ok({ id, seed }) : fail('order-seed', zeros, colon + 1);
}

/** The text that `parseOrder` reads as the same choice. */
export function formatOrder(choice: OrderChoice): string {
	return choice.id === 'random' ? `random:${choice.seed}` : choice.id;
}

/** True for the text of an order that uses the exact values of plain minimax, which has to run first. */
export function needsExactValues(order: string): boolean {
	return isOf(order, 'exact');
}

/** True for the text of an order that learns from its search, so that each search has its own. */
export function learnsFromSearch(order: string): boolean {
	return isOf(order, 'learning');
}

function isOf(order: string, kind: 'exact' | 'learning'): boolean {
	const id = findId(order);
	const row: OrderRow | undefined = id && ORDERS[id];
	return row !== undefined && 'code' in row && kind in row.code;
}

function findId(text: string): OrderId | undefined {
	return ORDER_IDS.find((id) => id === text);
}
