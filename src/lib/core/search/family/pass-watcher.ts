import type { Move } from '../../games/game.ts';
import type { SearchObserver, PassPlan, TableBound } from '../observer.ts';

/** A node on the path from the root to the search's current node. */
interface Open {
	readonly move: Move;
	readonly maxToMove: boolean;
	best: number | null;
	/** The moves from here that lead to `best`. */
	line: readonly Move[];
}

/** Forwards every event of a search, and keeps the facts that a later search of the same root can use. */
export class PassWatcher implements SearchObserver {
	/** The principal variation of the last pass: the moves that gave the root its value. */
	line: readonly Move[] = [];
	/** True if some leaf was at the depth limit, so that a deeper search may see more. */
	metHorizon = false;

	private readonly open: Open[] = [];

	constructor(private readonly listener: SearchObserver) {}

	pass(pass: PassPlan): void {
		this.listener.pass(pass);
	}

	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number {
		this.push(move, maxToMove);
		return this.listener.enter(move, maxToMove, moves);
	}

	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void {
		this.push(move, maxToMove);
		this.metHorizon ||= !terminal;
		this.listener.evaluate(move, maxToMove, value, terminal);
	}

	hit(move: Move, maxToMove: boolean, value: number, bound: TableBound, visit: number): void {
		this.push(move, maxToMove);
		this.listener.hit(move, maxToMove, value, bound, visit);
	}

	probe(move: Move): void {
		this.listener.probe(move);
	}

	return(value: number): void {
		const child = this.open.pop() as Open;
		const parent = this.open.at(-1) as Open;
		if (improves(parent, value)) {
			parent.best = value;
			parent.line = [child.move, ...child.line];
		}
		this.listener.return(value);
	}

	research(move: Move): void {
		this.listener.research(move);
	}

	cut(firstUnsearched: number): void {
		this.listener.cut(firstUnsearched);
	}

	finish(value: number): void {
		this.line = (this.open.pop() as Open).line;
		this.listener.finish(value);
	}

	private push(move: Move, maxToMove: boolean): void {
		this.open.push({ move, maxToMove, best: null, line: [] });
	}
}

function improves({ best, maxToMove }: Open, value: number): boolean {
	return best === null || (maxToMove ? value > best : value < best);
}
