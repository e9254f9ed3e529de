/**
 * Everything that decides what a search does, as plain data: the same record travels in a link, on the
 * command line, to a worker, and in the header of a trace.
 */
import { algorithmOf, type AlgorithmId } from './registry.ts';
import type { GameId } from '../games/registry.ts';
import type { EvaluatorId } from '../evaluate/registry.ts';
import type { Move, Side } from '../games/game.ts';
import type { SearchRules } from './search.ts';

export interface SearchSetup extends SearchRules {
	readonly game: GameId;
	/** The root position in the game's own normalised text. */
	readonly position: string;
	/** Who moves at the root of a typed tree; always `max` in the other games, whose position says who moves. */
	readonly root: Side;
	readonly algorithm: AlgorithmId;
	/** Plies below the root at which nodes become leaves; null for the whole tree. */
	readonly depth: number | null;
	/** A path from the root whose nodes alone are searched, the values of all others looked up; null: all are searched. */
	readonly open: readonly Move[] | null;
	readonly evaluator: EvaluatorId;
	/** An order id, with its seed where it has one: `listed`, `random:7`. */
	readonly order: string;
	/** The most nodes that a search, or the plain minimax beside it, may visit. */
	readonly budget: number;
	/** Whether plain minimax is recorded beside the search, where it fits the budget. */
	readonly shadow: ShadowChoice;
}

/**
 * The rules by which an algorithm works: those of the setup, or, where it has its own, those published.
 * @param algorithm the setup's own where not given
 */
export function rulesOf(
	{ algorithm: own, cut, fail, ties }: SearchSetup,
	algorithm: AlgorithmId = own
): SearchRules {
	const { needs, published } = algorithmOf(algorithm);
	return needs.includes('rules')
		? { cut, fail, ties: needs.includes('ties') ? ties : 'bounds' }
		: (published ?? { cut: 'equal', fail: 'soft', ties: 'bounds' });
}

export const SHADOW_CHOICES = ['on', 'off'] as const;
export type ShadowChoice = (typeof SHADOW_CHOICES)[number];

export const DEFAULT_BUDGET = 2_000_000;

/** What a trace of this many rows still fits in a page's memory (31 bytes a row, twice with its shadow). */
export const MAX_BUDGET = 10_000_000;
