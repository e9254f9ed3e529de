import type { Move } from '../games/game.ts';
import { PROGRESS_INTERVAL } from '../search/search.ts';
import type { SearchObserver } from '../search/observer.ts';

/** A legal root move and its returned value, from MAX's side. */
export interface RootValue {
	readonly move: Move;
	readonly value: number;
}

/** Keeps the returned values of the root moves, in search order, and counts the visited nodes. */
export class RootListener implements SearchObserver {
	readonly values: RootValue[] = [];
	private visited = 0;
	/** Nodes on the path to the current node, root included. */
	private open = 0;
	private rootMove: Move = 0;

	constructor(private readonly onProgress: ((nodes: number) => void) | undefined) {}

	/** Visited nodes, root included. */
	get nodes(): number {
		return this.visited;
	}

	enter(move: Move): number {
		return this.visit(move);
	}

	evaluate(move: Move): void {
		this.visit(move);
	}

	hit(move: Move): void {
		this.visit(move);
	}

	return(value: number): void {
		if (--this.open === 1) this.values.push({ move: this.rootMove, value });
	}

	/** The other events do not affect the values of root moves. */
	cut(): void {}
	finish(): void {}
	pass(): void {}
	probe(): void {}
	research(): void {}

	private visit(move: Move): number {
		if (++this.open === 2) this.rootMove = move;
		if (++this.visited % PROGRESS_INTERVAL === 0) this.onProgress?.(this.visited);
		return this.visited;
	}
}
