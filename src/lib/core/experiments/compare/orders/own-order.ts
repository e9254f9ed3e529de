/** The user's own order of the root's moves: its text in an address, and alpha-beta's nodes in it. */
import { quote } from '../../../base/clip.ts';
import { readPieces } from '../../../base/pieces.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Move } from '../../../games/game.ts';
import { gameOf } from '../../../games/registry.ts';
import { listed } from '../../../search/ordering/listed.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { countTree } from './count-tree.ts';
import { rootOf } from '../../../games/root.ts';
import type { OnProgress } from '../../../search/visit-limit.ts';
import type { MoveOrder } from '../../../search/search.ts';

/** A root move, in the notation of scripts and in the game's notation. */
export interface OwnMove {
	readonly move: Move;
	readonly id: string;
	readonly text: string;
}

/** The root moves as listed; empty if the root is a leaf. */
export function listRootMoves(setup: SearchSetup): OwnMove[] {
	const game = gameOf(setup.game);
	const state = rootOf(setup);
	if (setup.depth === 0) return [];
	return state.legalMoves().map((move) => ({
		move,
		id: game.moveId(state, move),
		text: game.moveText(state, move)
	}));
}

/**
 * Reads moves separated by commas, by their ids or in the game's notation; missing moves follow as listed. Faults,
 * with their place: `own-move`, `own-repeated`.
 */
export function parseOwnOrder(text: string, listedMoves: readonly OwnMove[]): Result<OwnMove[]> {
	const { result } = readPieces<OwnMove>(text === '' ? [] : text.split(','), (word, before) => {
		const wanted = word.trim();
		const found =
			listedMoves.find(({ id }) => id === wanted) ?? listedMoves.find((one) => one.text === wanted);
		if (found === undefined) {
			return fail('own-move', `There is no move ${quote(wanted, 12)} at the root.`);
		}
		return before.includes(found)
			? fail('own-repeated', `The move ${found.text} is in this order twice.`)
			: ok(found);
	});
	return result.ok ? ok([...new Set([...result.value, ...listedMoves])]) : result;
}

/** The text that `parseOwnOrder` reads; null for the listed order. */
export function formatOwnOrder(
	order: readonly OwnMove[],
	listedMoves: readonly OwnMove[]
): string | null {
	const isListed = order.every((one, i) => one.move === listedMoves[i]?.move);
	return isListed ? null : order.map(({ id }) => id).join(',');
}

/**
 * The nodes that alpha-beta visits with the root's moves in this order, and all other nodes as listed.
 * @throws BudgetExceeded
 */
export function ownOrderNodes(
	setup: SearchSetup,
	root: readonly Move[],
	onProgress?: OnProgress
): number {
	const prepared = prepareSearch({
		...setup,
		algorithm: 'alphabeta',
		open: null,
		order: 'listed'
	});
	const tree = prepared.newTree().seenTo(setup.depth ?? Infinity, () => rootFirst(root, listed));
	return countTree(tree, setup, onProgress);
}

/** At the root the given moves come first, as given, then its others; all other nodes use the given order. */
function rootFirst(root: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const ordered = order(moves, state, path);
		if (path.length > 0) return ordered;
		return [...root, ...ordered.filter((move) => !root.includes(move))];
	};
}
