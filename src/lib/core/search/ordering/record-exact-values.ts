import type { GameState, Move } from '../../games/game.ts';
import type { PlainObserver } from '../observer.ts';
import {
	PROGRESS_INTERVAL,
	SearchTree,
	type DrawClaims,
	type LeafValue,
	type PlainSearch
} from '../search.ts';
import { ExactValues } from './exact-values.ts';
import { listed } from './listed.ts';

/**
 * Runs plain minimax once in listed order and keeps the value of every node; null if the tree has more than `budget`
 * nodes. Either way `state` is unchanged on return.
 *
 * @param minimax the search to run; it must visit every node
 * @param state the root position
 * @param depth plies below the root at which nodes become leaves; Infinity to the end
 * @param value the evaluator's rule, the same as in the ordered search
 * @param onProgress called every `PROGRESS_INTERVAL` nodes with their number
 * @param claims positions where a draw is claimed, so the search stops there; null for none
 */
export function recordExactValues(
	minimax: (search: PlainSearch) => number,
	state: GameState,
	depth: number,
	value: LeafValue,
	budget: number,
	onProgress?: (visited: number) => void,
	claims: DrawClaims | null = null
): ExactValues | null {
	const tree = new SearchTree(state, depth, value, listed, null, claims);
	const recorder = new ValueRecorder(budget, onProgress);
	try {
		minimax({ tree, observer: recorder, cut: 'equal', fail: 'soft', ties: 'bounds' });
	} catch (error) {
		if (!(error instanceof TooManyNodes)) throw error;
		while (tree.path.length > 0) tree.undo();
		return null;
	}
	return recorder.table();
}

/** Stops a search from inside its observer. */
class TooManyNodes extends Error {}

class ValueRecorder implements PlainObserver {
	private readonly moves: number[] = [];
	private readonly values: number[] = [];
	private readonly subtreeEnd: number[] = [];
	/** The rows that have not returned yet, root first. */
	private readonly open: number[] = [];

	constructor(
		private readonly budget: number,
		private readonly onProgress: ((visited: number) => void) | undefined
	) {}

	enter(move: Move): void {
		this.push(move);
	}

	evaluate(move: Move): void {
		this.push(move);
	}

	return(value: number): void {
		this.close(value);
	}

	cut(): void {
		throw new Error('exact values need a search that cuts nothing');
	}

	finish(value: number): void {
		this.close(value);
	}

	table(): ExactValues {
		return new ExactValues(
			Uint32Array.from(this.moves),
			Float64Array.from(this.values),
			Uint32Array.from(this.subtreeEnd)
		);
	}

	private push(move: Move): void {
		if (this.moves.length >= this.budget) throw new TooManyNodes();
		if (this.moves.length % PROGRESS_INTERVAL === 0) this.onProgress?.(this.moves.length);
		this.open.push(this.moves.length);
		this.moves.push(move);
		this.values.push(NaN);
		this.subtreeEnd.push(0);
	}

	private close(value: number): void {
		const row = this.open.pop() as number;
		this.values[row] = value;
		this.subtreeEnd[row] = this.moves.length;
	}
}
