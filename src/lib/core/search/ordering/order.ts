/**
 * The move orders, with their ids in links and on the command line.
 *
 * Minimax visits the same nodes in every order; alpha-beta depends on it. `listed` is the order that each game's
 * contract fixes; every other order is one file here. `killer` and `history` learn while they are used; minimax gains
 * nothing from any order.
 */
import { GAME_IDS, type GameId } from '../../games/registry.ts';
import { listChoices } from '../../base/choices.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { zerosInFront } from '../../base/zeros-in-front.ts';

export const ORDER_IDS = [
	'listed',
	'reversed',
	'captures-first',
	'mvv-lva',
	'rook-first',
	'centre-corners-edges',
	'killer',
	'history',
	'best-first',
	'worst-first',
	'random'
] as const;
export type OrderId = (typeof ORDER_IDS)[number];

/** A chosen order: its id, and for `random` the seed, a whole number of 32 bits. */
export type OrderChoice =
	| { readonly id: 'random'; readonly seed: number }
	| { readonly id: Exclude<OrderId, 'random'>; readonly seed?: never };

interface OrderInfo {
	readonly name: string;
	/** The rule in one line, for its control. */
	readonly about: string;
	/** The games in which it makes sense. */
	readonly games: readonly GameId[];
}

const EVERY_GAME = GAME_IDS;

export const ORDERS: Readonly<Record<OrderId, OrderInfo>> = {
	listed: {
		name: 'Listed order',
		about:
			'The game’s own order, such as cells 0 to 8, chess moves by their UCI text, children as written.',
		games: EVERY_GAME
	},
	reversed: {
		name: 'Reversed',
		about: 'The listed order, last move first.',
		games: EVERY_GAME
	},
	'captures-first': {
		name: 'Captures first',
		about: 'Captures before quiet moves; otherwise listed order.',
		games: ['chess', 'krk', 'krk-released']
	},
	'mvv-lva': {
		name: 'Most valuable victim (MVV-LVA)',
		about: 'Captures and promotions first, by value won; ties by least valuable attacker.',
		games: ['chess', 'krk', 'krk-released']
	},
	'rook-first': {
		name: 'Rook first',
		about: 'As the paper’s program: the rook’s lines outward, then the king clockwise from above.',
		games: ['krk', 'krk-released']
	},
	'centre-corners-edges': {
		name: 'Centre, corners, edges',
		about: 'The centre, then the four corners, then the four edges.',
		games: ['tictactoe']
	},
	killer: {
		name: 'Killer moves',
		about: 'The last two moves that caused a cutoff at the same ply, then listed order.',
		games: EVERY_GAME
	},
	history: {
		name: 'History heuristic',
		about:
			'The moves that were best most often, and in the largest subtrees; otherwise listed order.',
		games: EVERY_GAME
	},
	'best-first': {
		name: 'Best first',
		about:
			'Best move first, by the exact minimax values, which are known only after a full search.',
		games: EVERY_GAME
	},
	'worst-first': {
		name: 'Worst first',
		about: 'Worst move first, by the exact minimax values: what a bad order costs.',
		games: EVERY_GAME
	},
	random: {
		name: 'Random',
		about: 'Shuffled at every node; depends only on the seed and the path.',
		games: EVERY_GAME
	}
};

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
	return order === 'best-first' || order === 'worst-first';
}

/** True for the text of an order that learns from its search, so that each search has its own. */
export function learnsFromSearch(order: string): boolean {
	return order === 'killer' || order === 'history';
}

function findId(text: string): OrderId | undefined {
	return ORDER_IDS.find((id) => id === text);
}
