import type { Stepped } from '../stepped.ts';

/** The actions that every zoomable view of the tree supports. */
export interface TreeMoves {
	zoom(factor: number): void;
	fit(): void;
	pan(dx: number, dy: number): void;
}

const graphs = new WeakMap<Stepped, TreeMoves>();

/** Lets the keys move a graph; it is loaded on demand, so it says so itself. */
export function letKeysMove(stepped: Stepped, graph: TreeMoves): void {
	graphs.set(stepped, graph);
}

/** The graph of a stepped search, once it has been shown; null before. */
export function graphMovesOf(stepped: Stepped): TreeMoves | null {
	return graphs.get(stepped) ?? null;
}
