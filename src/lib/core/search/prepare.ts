import { assert } from '../base/assert.ts';
import type { Evaluator } from '../evaluate/evaluator.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import type { Game, GameState, KeyKind } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import { BudgetExceeded } from './budget.ts';
import { orderCodeOf, parseOrder } from './ordering/order.ts';
import type { ExactValues } from './ordering/exact-values.ts';
import { recordExactValues } from './ordering/record-exact-values.ts';
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
	const { id, seed = 0 } = choice.value;
	const code = orderCodeOf(id);
	if ('learning' in code) return () => new code.learning();
	if ('fixed' in code) return () => code.fixed;
	const order = 'seeded' in code ? code.seeded(seed) : code.exact(exactValues());
	return () => order;

	function exactValues(): ExactValues {
		const depth = setup.depth ?? Infinity;
		const exact = recordExactValues(
			runMinimax,
			newState(),
			depth,
			value,
			setup.budget,
			onProgress,
			claims
		);
		if (exact === null) throw new BudgetExceeded(setup.budget);
		return exact;
	}
}

/** Width of a null window in a search: see `Evaluator.granularity`. */
export function granularityOf({ game, evaluator }: SearchSetup): number {
	return evaluatorOf(evaluator).granularity(gameOf(game));
}
