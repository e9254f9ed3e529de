import { codeOf } from './registry.ts';
import { PROGRESS_INTERVAL } from './search.ts';
import type { SearchObserver } from './observer.ts';
import { prepareSearch } from './prepare.ts';
import type { SearchSetup } from './setup.ts';

/** Counters of a search that is counted and not recorded. */
export interface SearchTally {
	readonly visited: number;
	readonly leaves: number;
	readonly cutoffs: number;
	/** Legal moves that cutoffs pruned. */
	readonly prunedMoves: number;
	/** The root's value from MAX's side; null until the search has finished. */
	readonly value: number | null;
}

/**
 * Runs a search and only counts, so it may be far larger than memory. Its budget does not apply; the listener may
 * stop it by throwing.
 * @throws BudgetExceeded if the exact values for its move order exceed the budget
 */
export function countSearch(
	setup: SearchSetup,
	onProgress: (tally: SearchTally) => void
): SearchTally {
	const prepared = prepareSearch(setup);
	const counter = new Counter(onProgress);
	const value = codeOf(setup.algorithm).run(prepared.newSearch(setup.algorithm, counter));
	return { ...counter.tally, value };
}

class Counter implements SearchObserver {
	private visited = 0;
	private leaves = 0;
	private cutoffs = 0;
	private prunedMoves = 0;
	/** The number of moves of each open inner node, root first. */
	private readonly moves: number[] = [];
	private ply = 0;

	constructor(private readonly onProgress: (tally: SearchTally) => void) {}

	get tally(): SearchTally {
		const { visited, leaves, cutoffs, prunedMoves } = this;
		return { visited, leaves, cutoffs, prunedMoves, value: null };
	}

	enter(_move: number, _maxToMove: boolean, moves: readonly number[]): number {
		this.moves[this.ply] = moves.length;
		this.visit();
		return this.visited;
	}

	hit(): void {
		this.visit();
	}

	pass(): void {
		// Counted through the nodes visited in it.
	}

	probe(): void {
		// Counted through the nodes visited in it.
	}

	research(): void {
		// Counted through the nodes visited in it.
	}

	evaluate(): void {
		this.leaves++;
		this.visit();
	}

	return(): void {
		this.ply--;
	}

	cut(firstUnsearched: number): void {
		this.cutoffs++;
		this.prunedMoves += (this.moves[this.ply - 1] as number) - firstUnsearched;
	}

	finish(): void {
		this.ply--;
	}

	private visit(): void {
		this.ply++;
		if (++this.visited % PROGRESS_INTERVAL === 0) this.onProgress(this.tally);
	}
}
