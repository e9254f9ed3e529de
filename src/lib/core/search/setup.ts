/**
 * Everything that decides a search, as plain data: the same record is used in links, on the command line, in messages
 * to workers, and in the header of a trace.
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
	/** The side to move at the root of a typed tree; always `max` in the other games, whose positions include it. */
	readonly root: Side;
	readonly algorithm: AlgorithmId;
	/** Plies below the root at which nodes become leaves; null to the end. */
	readonly depth: number | null;
	/** A path from the root: only its nodes are searched, and all others are looked up; null to search all. */
	readonly open: readonly Move[] | null;
	readonly evaluator: EvaluatorId;
	/** An order id, with its seed if it has one: `listed`, `random:7`. */
	readonly order: string;
	/** The most nodes that the search may visit, and that plain minimax may visit. */
	readonly budget: number;
	/** Whether plain minimax is recorded too, if it fits the budget. */
	readonly shadow: 'on' | 'off';
}

/** What several searches of one position share. */
export type Question = Omit<SearchSetup, 'algorithm' | 'open' | 'shadow'>;

/**
 * The rules of an algorithm: those of the setup, unless the algorithm has published ones of its own.
 * @param algorithm by default the setup's own
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

export const DEFAULT_BUDGET = 2_000_000;

/** The largest budget whose trace fits a page's memory (31 bytes a row, twice with its shadow). */
export const MAX_BUDGET = 10_000_000;
