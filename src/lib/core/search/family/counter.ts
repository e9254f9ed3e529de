import { assert } from '../../base/assert.ts';
import { NO_MOVE, STAND_PAT, type Move, type PositionKey } from '../../games/game.ts';
import { BudgetExceeded } from '../budget.ts';
import { PROGRESS_INTERVAL } from '../search.ts';
import { RootChoice } from './root-choice.ts';
import type { SearchObserver, PassPlan } from '../observer.ts';
import type { VisitedTree } from './visited-tree.ts';

/** Counters of a running search. */
export interface LiveCounts {
	readonly visited: number;
	readonly leaves: number;
	readonly cutoffs: number;
}

/** Counts the events of a search over all its passes, and stops the search if it visits more nodes than its budget. */
export class FamilyCounter implements SearchObserver {
	visited = 0;
	leaves = 0;
	evaluations = 0;
	cutoffs = 0;
	prunedMoves = 0;
	tableHits = 0;
	passes = 0;
	probes = 0;
	researches = 0;
	/** The keys of the visited positions; null if they are not counted. */
	readonly positions: Set<PositionKey> | null;

	private readonly root = new RootChoice();
	/** The number of moves of each open inner node, root first. */
	private readonly moves: number[] = [];
	private ply = 0;

	/**
	 * @param keyHere returns the key of the search's current position; null if positions are not counted
	 * @param onProgress called at intervals with the number of visited nodes; may stop the search by throwing
	 * @param tree records which nodes were visited; null if that is not needed
	 */
	constructor(
		private readonly budget: number,
		private readonly keyHere: (() => PositionKey) | null,
		private readonly onProgress: (visited: number, soFar: LiveCounts) => void,
		private readonly tree: VisitedTree | null = null
	) {
		this.positions = keyHere === null ? null : new Set();
	}

	/** The first root move, in search order, that gave the root its value; null if the root is a leaf or stands pat. */
	get bestMove(): Move | null {
		const { best } = this.root;
		return best === STAND_PAT ? null : best;
	}

	pass(pass: PassPlan): void {
		assert(this.ply === 0, 'a pass begins when the last one has finished');
		this.passes++;
		this.root.pass(pass);
	}

	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number {
		this.moves[this.ply] = moves.length;
		this.visit(move);
		if (move === NO_MOVE) this.root.enter(maxToMove);
		return this.visited - 1;
	}

	evaluate(move: Move): void {
		this.evaluations++;
		if (move === STAND_PAT) {
			// The node itself was counted when it was entered.
			this.tree?.stay();
			this.reach(move);
			return;
		}
		this.leaves++;
		this.visit(move);
	}

	hit(move: Move): void {
		this.tableHits++;
		this.visit(move);
	}

	probe(): void {
		this.probes++;
	}

	return(value: number): void {
		this.ply--;
		this.tree?.leave();
		if (this.ply === 1) this.root.return(value);
	}

	research(): void {
		this.researches++;
	}

	cut(firstUnsearched: number): void {
		this.cutoffs++;
		this.prunedMoves += (this.moves[this.ply - 1] as number) - firstUnsearched;
	}

	finish(value: number): void {
		this.ply--;
		this.root.finish(value);
		this.tree?.leave();
	}

	private visit(move: Move): void {
		if (++this.visited > this.budget) throw new BudgetExceeded(this.budget);
		if (this.visited % PROGRESS_INTERVAL === 0) this.onProgress(this.visited, this);
		this.tree?.reach(move);
		if (this.keyHere !== null) this.positions?.add(this.keyHere());
		this.reach(move);
	}

	private reach(move: Move): void {
		if (this.ply++ === 1) this.root.reach(move);
	}
}
