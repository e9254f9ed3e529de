import type { Move } from '../games/game.ts';
import { PROGRESS_INTERVAL } from '../search/search.ts';
import type { SearchObserver } from '../search/observer.ts';

/** A legal move of a search's root and what it came back with, from MAX's side. */
export interface RootValue {
	readonly move: Move;
	readonly value: number;
}

/** Keeps what each of the root's moves came back with, in search order, and counts the visited nodes. */
export class RootListener implements SearchObserver {
	readonly values: RootValue[] = [];
	private visited = 0;
	/** Nodes on the path to the one that is searched, the root among them. */
	private open = 0;
	private rootMove: Move = 0;

	constructor(private readonly onProgress: ((nodes: number) => void) | undefined) {}

	/** Visited nodes, the root among them. */
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

	/** The others say nothing about what the root's moves are worth. */
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
