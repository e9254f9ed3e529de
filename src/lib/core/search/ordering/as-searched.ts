import type { Move } from '../../games/game.ts';
import type { SearchObserver } from '../observer.ts';
import type { MoveOrder } from '../search.ts';

/** The moves of an inner node, and the number of searched ones. */
interface Searched {
	readonly moves: readonly Move[];
	count: number;
}

/**
 * Keeps the move order of a search at each node, for one walk of minimax over the same tree, since the state of a
 * learning order at a node cannot be reconstructed. Both walks have the same order, so a list of the nodes as they
 * were entered is enough. Nodes that the search did not visit use the listed order.
 */
export class AsSearched {
	/** The reached nodes, in that order; null for a table hit. */
	private readonly inner: (Searched | null)[] = [];

	/**
	 * Number of entries of `inner` that the walk has reached, and those on its path; null if the search had not been
	 * there.
	 */
	private met = 0;
	private readonly along: (Searched | null)[] = [];

	/** Call once per inner node, in the order in which minimax enters them. */
	readonly order: MoveOrder = (moves, _, path) => {
		const here = this.wasEntered(path) ? (this.inner[this.met++] as Searched | null) : null;
		this.along[path.length] = here;
		return here === null ? moves : here.moves;
	};

	/**
	 * Returns the observer for the search: it records the move order and forwards every event to `listener`. For
	 * searches of one pass that enter each node at most once.
	 */
	listen(listener: SearchObserver): SearchObserver {
		/** The open nodes, root first; null for a leaf. */
		const open: (Searched | null)[] = [];
		return {
			pass: (plan) => {
				listener.pass(plan);
			},
			probe: (move) => {
				listener.probe(move);
			},
			research: (move) => {
				listener.research(move);
			},
			hit: (move, maxToMove, value, bound, visit) => {
				this.inner.push(null);
				open.push(null);
				listener.hit(move, maxToMove, value, bound, visit);
			},
			enter: (move, maxToMove, moves) => {
				const node = { moves, count: 0 };
				this.inner.push(node);
				open.push(node);
				return listener.enter(move, maxToMove, moves);
			},
			evaluate: (move, maxToMove, value, terminal) => {
				open.push(null);
				listener.evaluate(move, maxToMove, value, terminal);
			},
			return: (value) => {
				open.pop();
				(open.at(-1) as Searched).count++;
				listener.return(value);
			},
			cut: (firstUnsearched) => {
				listener.cut(firstUnsearched);
			},
			finish: (value) => {
				listener.finish(value);
			}
		};
	}

	private wasEntered(path: readonly Move[]): boolean {
		const last = path.at(-1);
		if (last === undefined) return true;
		const parent = this.along[path.length - 1];
		return parent != null && parent.moves.indexOf(last) < parent.count;
	}
}
