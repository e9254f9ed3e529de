import { assert } from '../base/assert.ts';
import type { Evaluator } from '../evaluate/evaluator.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import type { Game, GameState } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import { BudgetExceeded } from './budget.ts';
import { bestFirst } from './ordering/best-first.ts';
import { capturesFirst } from './ordering/captures-first.ts';
import { centreCornersEdges } from './ordering/centre-corners-edges.ts';
import { HistoryOrder } from './ordering/history.ts';
import { KillerOrder } from './ordering/killer.ts';
import { listed } from './ordering/listed.ts';
import { mvvLva } from './ordering/mvv-lva.ts';
import { parseOrder } from './ordering/order.ts';
import { randomOrder } from './ordering/random.ts';
import { recordExactValues } from './ordering/record-exact-values.ts';
import { reversed } from './ordering/reversed.ts';
import { rookFirst } from './ordering/rook-first.ts';
import { worstFirst } from './ordering/worst-first.ts';
import { minimax } from './minimax.ts';
import { SearchTree, type LeafValue, type LearningOrder, type MoveOrder } from './search.ts';
import type { SearchSetup } from './setup.ts';

/** A setup made ready to run: its position read, its evaluator and move order at hand. */
export interface PreparedSearch {
	readonly setup: SearchSetup;
	readonly game: Game;
	/**
	 * A fresh tree under the root position; every search walks its own, and an order that learns begins with nothing.
	 * @param value what a leaf is worth; by the setup's evaluator where not given
	 */
	newTree(value?: LeafValue): SearchTree;
}

/**
 * @param setup a setup that `parseSetup` found no fault with
 * @param onProgress hears how many nodes were visited for an order that needs exact values
 * @throws BudgetExceeded when the order needs exact values and minimax does not fit the budget
 */
export function prepareSearch(
	setup: SearchSetup,
	onProgress?: (visited: number) => void
): PreparedSearch {
	const game = gameOf(setup.game);
	const evaluator = evaluatorOf(setup.evaluator);
	const value = valueOf(evaluator, setup);
	const depth = setup.depth ?? Infinity;
	const newState = (): GameState => {
		const parsed = game.parse(setup.position, { root: setup.root });
		assert(parsed.ok, `the position of a setup is legal: ${setup.position}`);
		return parsed.value;
	};
	const newOrder = orderOf(setup, newState, value, onProgress);
	return {
		setup,
		game,
		newTree: (worth = value) => new SearchTree(newState(), depth, worth, newOrder(), setup.open)
	};
}

/** What a leaf is worth; one that was only not opened, what searching it would have found. */
function valueOf(evaluator: Evaluator, { open }: SearchSetup): LeafValue {
	const { lookAhead } = evaluator;
	if (open === null || lookAhead === undefined) return evaluator.evaluate.bind(evaluator);
	return (state, ply, depth) =>
		ply < depth && !state.isTerminal()
			? lookAhead.valueAt(state, ply, depth)
			: evaluator.evaluate(state, ply, depth);
}

/** What gives each search its order: mostly the same one; one that learns anew. */
function orderOf(
	setup: SearchSetup,
	newState: () => GameState,
	value: LeafValue,
	onProgress: ((visited: number) => void) | undefined
): () => MoveOrder | LearningOrder {
	const choice = parseOrder(setup.order);
	assert(choice.ok, `the order of a setup is known: ${setup.order}`);
	switch (choice.value.id) {
		case 'listed':
			return () => listed;
		case 'reversed':
			return () => reversed;
		case 'captures-first':
			return () => capturesFirst as MoveOrder<never> as MoveOrder;
		case 'mvv-lva':
			return () => mvvLva as MoveOrder<never> as MoveOrder;
		case 'killer':
			return () => new KillerOrder();
		case 'history':
			return () => new HistoryOrder();
		case 'rook-first':
			return () => rookFirst as MoveOrder<never> as MoveOrder;
		case 'centre-corners-edges':
			return () => centreCornersEdges;
		case 'random': {
			const order = randomOrder(choice.value.seed);
			return () => order;
		}
		case 'best-first':
		case 'worst-first': {
			const exact = recordExactValues(
				minimax,
				newState(),
				setup.depth ?? Infinity,
				value,
				setup.budget,
				onProgress
			);
			if (exact === null) throw new BudgetExceeded(setup.budget);
			const order = choice.value.id === 'best-first' ? bestFirst(exact) : worstFirst(exact);
			return () => order;
		}
	}
}
