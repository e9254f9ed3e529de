import { STAND_PAT, type Move } from '../../games/game.ts';
import type { PassPlan, SearchObserver, TableBound } from '../observer.ts';
import type { LearningOrder, SearchTree } from '../search.ts';

/** A node on the way from the root to where the search stands. */
interface Open {
	readonly move: Move;
	readonly maxToMove: boolean;
	best: number | null;
	bestMove: Move | null;
	/** The child that returned last. */
	lastMove: Move | null;
	/** How far the search went below it, in plies. */
	plies: number;
}

/** What a search on a tree must report to, so that the order of its moves may learn, and `observer` hear all of it. */
export function heardByOrder({ learner }: SearchTree, observer: SearchObserver): SearchObserver {
	return learner === null ? observer : new LearningObserver(learner, observer);
}

/** Passes on all that a search reports, and tells the order of its moves which of them cut or were best. */
export class LearningObserver implements SearchObserver {
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

	/** What a table answers was not searched: its depth is 0, and nothing is learned from it. */
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

	/** A node was reached, by whatever event. */
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

/** False for the stand pat of quiescence as well: there is nothing to play. */
function isMove(move: Move | null): move is Move {
	return move !== null && move !== STAND_PAT;
}

function improves({ best, maxToMove }: Open, value: number): boolean {
	return best === null || (maxToMove ? value > best : value < best);
}
