import type { Move } from '../../games/game.ts';
import type { SearchObserver } from '../observer.ts';
import type { MoveOrder } from '../search.ts';

/** The moves of an inner node, and how many of them were searched. */
interface Searched {
	readonly moves: readonly Move[];
	count: number;
}

/**
 * Keeps the order in which a search had the moves of each node, for one walk of minimax over the same tree: what a
 * learning order knew at a node nobody else can know. Both walks go down and across alike, so that a list of the
 * nodes as they were entered is enough. Where the search never went the moves come as listed.
 */
export class AsSearched {
	/** Those that were reached, in that order; null for one that a table answered. */
	private readonly inner: (Searched | null)[] = [];

	/** How many of `inner` the walk has come to, and those on its path; null where the search had not been. */
	private met = 0;
	private readonly along: (Searched | null)[] = [];

	/** To be asked for each inner node once, in the order in which minimax enters them. */
	readonly order: MoveOrder = (moves, _, path) => {
		const here = this.wasEntered(path) ? (this.inner[this.met++] as Searched | null) : null;
		this.along[path.length] = here;
		return here === null ? moves : here.moves;
	};

	/**
	 * What the search must report to, so that its order is kept, and `listener` hear all of it. A search of one pass
	 * that enters each node once at the most.
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
