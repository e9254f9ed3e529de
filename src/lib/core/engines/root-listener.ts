import type { Move } from '../games/game.ts';
import { VisitLimit, type OnProgress } from '../search/visit-limit.ts';

/** A legal root move and its returned value, from MAX's side. */
export interface RootValue {
	readonly move: Move;
	readonly value: number;
}

/** Keeps the returned values of the root moves, in search order. */
export class RootListener extends VisitLimit {
	readonly values: RootValue[] = [];
	/** Nodes on the path to the current node, root included. */
	private open = 0;
	private rootMove: Move = 0;

	constructor(onProgress: OnProgress | undefined) {
		super(Infinity, onProgress);
	}

	override enter(move: Move): number {
		return this.reach(move);
	}

	override evaluate(move: Move): void {
		this.reach(move);
	}

	override hit(move: Move): void {
		this.reach(move);
	}

	override return(value: number): void {
		if (--this.open === 1) this.values.push({ move: this.rootMove, value });
	}

	private reach(move: Move): number {
		if (++this.open === 2) this.rootMove = move;
		return this.visit();
	}
}
