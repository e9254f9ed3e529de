import { assert } from '../base/assert.ts';
import type { Evaluator } from '../evaluate/evaluator.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import type { Game, GameState, KeyKind } from '../games/game.ts';
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

/** A setup made ready to run: its position read, its evaluator and move order at hand. */
export interface PreparedSearch {
	readonly setup: SearchSetup;
	readonly game: Game;
	/**
	 * A fresh tree under the root position; every search walks its own, and an order that learns begins with nothing.
	 * @param value what a leaf is worth; by the setup's evaluator where not given
	 */
	newTree(value?: LeafValue): SearchTree;
	/**
	 * What an algorithm, which need not be the setup's own, is given to search.
	 * @param observer hears all that the search reports, and so does an order that learns
	 * @param keys what tables go by
	 * @param tree a fresh one where not given
	 */
	newSearch(
		algorithm: AlgorithmId,
		observer: SearchObserver,
		keys?: KeyKind,
		tree?: SearchTree
	): Search;
}

/**
 * @param setup a setup that `parseSetup` found no fault with
 * @param onProgress hears how many nodes were visited for an order that needs exact values
 * @param root the position of the setup, where it is at hand: it is searched on, by one search at a time, and given
 * back as it was, unless the search is broken off
 * @throws BudgetExceeded when the order needs exact values and minimax does not fit the budget
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
	const newState = (): GameState => {
		if (root !== undefined) return root;
		const parsed = game.parse(setup.position, { root: setup.root });
		assert(parsed.ok, `the position of a setup is legal: ${setup.position}`);
		return parsed.value;
	};
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
			granularity: evaluator.granularity(newState()),
			leastDepth: game.leastDepth?.(newState()) ?? 0,
			...rulesOf(setup, algorithm)
		})
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

/** Where the evaluator's author claims a draw; null where nobody ever does. */
function claimsOf(evaluator: Evaluator): DrawClaims | null {
	return evaluator.claimsDraw === undefined
		? null
		: (state) => evaluator.claimsDraw?.(state) !== null;
}

/** What gives each search its order: mostly the same one; one that learns anew. */
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

/** How wide a null window is in a search: see `Evaluator.granularity`. */
export function granularityOf({ game, position, root, evaluator }: SearchSetup): number {
	const parsed = gameOf(game).parse(position, { root });
	assert(parsed.ok, `the position of a setup is legal: ${position}`);
	return evaluatorOf(evaluator).granularity(parsed.value);
}
