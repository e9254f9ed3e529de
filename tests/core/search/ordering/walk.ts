/** Small helpers of these tests: states, searches, and counts of their events. */
import { outcome } from '../../../../src/lib/core/evaluate/outcome.ts';
import type { EvaluatorCode } from '../../../../src/lib/core/evaluate/evaluator.ts';
import { explicit } from '../../../../src/lib/core/games/explicit/explicit.ts';
import type { ExplicitState } from '../../../../src/lib/core/games/explicit/state.ts';
import type { GameState, Move, Side } from '../../../../src/lib/core/games/game.ts';
import { ticTacToe } from '../../../../src/lib/core/games/tictactoe/tictactoe.ts';
import type { TicTacToeState } from '../../../../src/lib/core/games/tictactoe/state.ts';
import { nodeKeys } from '../../../../src/lib/core/search/family/keys.ts';
import { nullObserver, type SearchObserver } from '../../../../src/lib/core/search/observer.ts';
import {
	SearchTree,
	type AlgorithmCode,
	type CutRule,
	type MoveOrder
} from '../../../../src/lib/core/search/search.ts';

const rule: EvaluatorCode = outcome;

/** The outcome as a leaf value, for states of either game. */
export function outcomeValue(state: GameState, ply: number): number {
	return rule.evaluate(state, ply, Infinity);
}

export function treeState(text: string, root: Side = 'max'): ExplicitState {
	const result = explicit.parse(text, { root });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

export function gridState(text: string): TicTacToeState {
	const result = ticTacToe.parse(text, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

export interface Walked {
	value: number;
	nodes: number;
	leaves: number;
	/** The moves of every inner node that was entered, in search order, by the path to it. */
	ordered: Map<string, string>;
}

/** Searches to the end and counts the events. */
export function walk(
	algorithm: AlgorithmCode,
	state: GameState,
	order: MoveOrder,
	cut: CutRule = 'equal'
): Walked {
	const tree = new SearchTree(state, Infinity, outcomeValue, order);
	const walked: Walked = { value: NaN, nodes: 0, leaves: 0, ordered: new Map() };
	const observer: SearchObserver = {
		...nullObserver,
		enter: (_move: Move, _max: boolean, moves: readonly Move[]) => {
			walked.nodes++;
			walked.ordered.set(tree.path.join(' '), moves.join(' '));
			return walked.nodes;
		},
		evaluate: () => {
			walked.nodes++;
			walked.leaves++;
		}
	};
	const rules = { cut, fail: 'soft', ties: 'bounds' } as const;
	const keys = nodeKeys('exact', rule);
	walked.value = algorithm.run({ tree, observer, keys, leastDepth: 0, granularity: 1, ...rules });
	return walked;
}
