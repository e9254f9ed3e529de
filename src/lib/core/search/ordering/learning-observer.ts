import { STAND_PAT, type Move } from '../../games/game.ts';
import type { PassPlan, SearchObserver, TableBound } from '../observer.ts';
import type { LearningOrder, SearchTree } from '../search.ts';

/** A node on the path from the root to the search's current node. */
interface Open {
	readonly move: Move;
	readonly maxToMove: boolean;
	best: number | null;
	bestMove: Move | null;
	/** The child that returned last. */
	lastMove: Move | null;
	/** Depth of the search below the node, in plies. */
	plies: number;
}

/**
 * Returns the observer for a search on a tree: it lets the tree's move order learn and forwards every event to
 * `observer`.
 */
export function heardByOrder({ learner }: SearchTree, observer: SearchObserver): SearchObserver {
	return learner === null ? observer : new LearningObserver(learner, observer);
}

/** Forwards every event of a search, and tells its move order which moves caused cutoffs or were best. */
class LearningObserver implements SearchObserver {
	private readonly open: Open[] = [];

	constructor(
		private readonly learner: LearningOrder,
		private readonly listener: SearchObserver
	) {}

	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number {
		this.reach(move, maxToMove);
		return this.listener.enter(move, maxToMove, moves);
	}

	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void {
		this.reach(move, maxToMove);
		this.listener.evaluate(move, maxToMove, value, terminal);
	}

	return(value: number): void {
		const child = this.close();
		const parent = this.open.at(-1) as Open;
		parent.lastMove = child.move;
		parent.plies = Math.max(parent.plies, child.plies + 1);
		if (improves(parent, value)) {
			parent.best = value;
			parent.bestMove = child.move;
		}
		this.listener.return(value);
	}

	cut(firstUnsearched: number): void {
		const { lastMove } = this.open.at(-1) as Open;
		if (isMove(lastMove)) this.learner.onCut(lastMove, this.open.length - 1);
		this.listener.cut(firstUnsearched);
	}

	finish(value: number): void {
		this.close();
		this.listener.finish(value);
	}

	pass(plan: PassPlan): void {
		this.listener.pass(plan);
	}

	/** A table hit was not searched: its depth is 0, and nothing is learned from it. */
	hit(move: Move, maxToMove: boolean, value: number, bound: TableBound, visit: number): void {
		this.reach(move, maxToMove);
		this.listener.hit(move, maxToMove, value, bound, visit);
	}

	probe(move: Move): void {
		this.listener.probe(move);
	}

	research(move: Move): void {
		this.listener.research(move);
	}

	/** A node was reached, by any kind of event. */
	private reach(move: Move, maxToMove: boolean): void {
		this.open.push({ move, maxToMove, best: null, bestMove: null, lastMove: null, plies: 0 });
	}

	private close(): Open {
		const node = this.open.pop() as Open;
		const { bestMove, maxToMove, plies } = node;
		if (isMove(bestMove)) this.learner.onBest(bestMove, maxToMove, plies);
		return node;
	}
}

/** False also for the stand pat of quiescence, which is not a move to play. */
function isMove(move: Move | null): move is Move {
	return move !== null && move !== STAND_PAT;
}

function improves({ best, maxToMove }: Open, value: number): boolean {
	return best === null || (maxToMove ? value > best : value < best);
}
