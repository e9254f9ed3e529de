import { assert } from '../../base/assert.ts';
import { NO_MOVE, STAND_PAT, type Move, type PositionKey } from '../../games/game.ts';
import { RootChoice } from './root-choice.ts';
import type { SearchCounts } from '../count-columns.ts';
import type { PassPlan } from '../observer.ts';
import { VisitLimit, type OnProgress } from '../visit-limit.ts';
import type { VisitedTree } from './visited-tree.ts';

/** Counts the events of a search over all its passes. */
export class FamilyCounter extends VisitLimit implements SearchCounts {
	leaves = 0;
	evaluations = 0;
	cutoffs = 0;
	prunedMoves = 0;
	tableHits = 0;
	passes = 0;
	researches = 0;
	/** The keys of the visited positions; null if they are not counted. */
	readonly positions: Set<PositionKey> | null;

	private readonly root = new RootChoice();
	/** The number of moves of each open inner node, root first. */
	private readonly moves: number[] = [];
	private ply = 0;

	/**
	 * @param keyHere returns the key of the search's current position; null if positions are not counted
	 * @param tree records which nodes were visited; null if that is not needed
	 */
	constructor(
		budget: number,
		private readonly keyHere: (() => PositionKey) | null,
		onProgress: OnProgress,
		private readonly tree: VisitedTree | null = null
	) {
		super(budget, onProgress);
		this.positions = keyHere === null ? null : new Set();
	}

	/** The first root move, in search order, that gave the root its value; null if the root is a leaf or stands pat. */
	get bestMove(): Move | null {
		const { best } = this.root;
		return best === STAND_PAT ? null : best;
	}

	override pass(pass: PassPlan): void {
		assert(this.ply === 0, 'a pass begins when the last one has finished');
		this.passes++;
		this.root.pass(pass);
	}

	override enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number {
		this.moves[this.ply] = moves.length;
		this.reachNode(move);
		if (move === NO_MOVE) this.root.enter(maxToMove);
		return this.visited - 1;
	}

	override evaluate(move: Move): void {
		this.evaluations++;
		if (move === STAND_PAT) {
			// The node itself was counted when it was entered.
			this.tree?.stay();
			this.reach(move);
			return;
		}
		this.leaves++;
		this.reachNode(move);
	}

	override hit(move: Move): void {
		this.tableHits++;
		this.reachNode(move);
	}

	override return(value: number): void {
		this.ply--;
		this.tree?.leave();
		if (this.ply === 1) this.root.return(value);
	}

	override research(): void {
		this.researches++;
	}

	override cut(firstUnsearched: number): void {
		this.cutoffs++;
		this.prunedMoves += (this.moves[this.ply - 1] as number) - firstUnsearched;
	}

	override finish(value: number): void {
		this.ply--;
		this.root.finish(value);
		this.tree?.leave();
	}

	private reachNode(move: Move): void {
		this.visit();
		this.tree?.reach(move);
		if (this.keyHere !== null) this.positions?.add(this.keyHere());
		this.reach(move);
	}

	private reach(move: Move): void {
		if (this.ply++ === 1) this.root.reach(move);
	}
}
