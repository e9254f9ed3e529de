import { assert } from '../base/assert.ts';
import type { Evaluator } from '../evaluate/evaluator.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import type { Game, GameState, KeyKind } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
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
import { runMinimax } from './minimax.ts';
import { nodeKeys } from './family/keys.ts';
import type { SearchObserver } from './observer.ts';
import { heardByOrder } from './ordering/learning-observer.ts';
import {
	SearchTree,
	type DrawClaims,
	type LeafValue,
	type LearningOrder,
	type MoveOrder,
	type Search
} from './search.ts';
import type { AlgorithmId } from './registry.ts';
import { rulesOf, type SearchSetup } from './setup.ts';

/** A setup ready to run: its position parsed, its evaluator and move order looked up. */
export interface PreparedSearch {
	readonly setup: SearchSetup;
	readonly game: Game;
	/**
	 * Makes a fresh tree under the root position. Every search walks its own, and a learning order starts empty.
	 * @param value the value of a leaf; by default the setup's evaluator
	 */
	newTree(value?: LeafValue): SearchTree;
	/**
	 * Makes the input of an algorithm, which need not be the setup's own.
	 * @param observer receives every event of the search, as does a learning order
	 * @param keys the keys of tables
	 * @param tree a fresh one by default
	 */
	newSearch(
		algorithm: AlgorithmId,
		observer: SearchObserver,
		keys?: KeyKind,
		tree?: SearchTree
	): Search;
}

/**
 * @param setup a setup that `SETUP` found no fault with
 * @param onProgress called with the number of visited nodes, for an order that needs exact values
 * @param root the position of the setup, if already parsed: used by one search at a time, and unchanged on return
 * unless the search is aborted
 * @throws BudgetExceeded when the order needs exact values and minimax exceeds the budget
 */
export function prepareSearch(
	setup: SearchSetup,
	onProgress?: (visited: number) => void,
	root?: GameState
): PreparedSearch {
	const game = gameOf(setup.game);
	const evaluator = evaluatorOf(setup.evaluator);
	const value = valueOf(evaluator, setup);
	const depth = setup.depth ?? Infinity;
	const newState = (): GameState => root ?? rootOf(setup);
	const claims = claimsOf(evaluator);
	const newOrder = orderOf(setup, newState, value, claims, onProgress);
	const newTree = (worth = value): SearchTree =>
		new SearchTree(newState(), depth, worth, newOrder(), setup.open, claims);
	return {
		setup,
		game,
		newTree,
		newSearch: (algorithm, observer, keys = 'exact', tree = newTree()) => ({
			tree,
			observer: heardByOrder(tree, observer),
			keys: nodeKeys(keys, evaluator),
			granularity: evaluator.granularity(game),
			leastDepth: game.leastDepth?.(newState()) ?? 0,
			...rulesOf(setup, algorithm)
		})
	};
}

/** The value of a leaf. A leaf that is only not expanded gets the value that its search would find. */
function valueOf(evaluator: Evaluator, { open }: SearchSetup): LeafValue {
	const { lookAhead } = evaluator;
	if (open === null || lookAhead === undefined) return evaluator.evaluate.bind(evaluator);
	return (state, ply, depth) =>
		ply < depth && !state.isTerminal()
			? lookAhead.valueAt(state, ply, depth)
			: evaluator.evaluate(state, ply, depth);
}

/** The positions where the evaluator's author claims a draw; null if there are none. */
function claimsOf(evaluator: Evaluator): DrawClaims | null {
	return evaluator.claimsDraw === undefined
		? null
		: (state) => evaluator.claimsDraw?.(state) !== null;
}

/** Makes the move order of each search: usually shared; a learning order gets a new one each time. */
function orderOf(
	setup: SearchSetup,
	newState: () => GameState,
	value: LeafValue,
	claims: DrawClaims | null,
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
				runMinimax,
				newState(),
				setup.depth ?? Infinity,
				value,
				setup.budget,
				onProgress,
				claims
			);
			if (exact === null) throw new BudgetExceeded(setup.budget);
			const order = choice.value.id === 'best-first' ? bestFirst(exact) : worstFirst(exact);
			return () => order;
		}
	}
}

/** Width of a null window in a search: see `Evaluator.granularity`. */
export function granularityOf({ game, evaluator }: SearchSetup): number {
	return evaluatorOf(evaluator).granularity(gameOf(game));
}
