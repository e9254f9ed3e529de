import type { GameId } from '../games/registry.ts';
import type { GameState } from '../games/game.ts';

/** What a leaf is worth. One published (or plainly stated) rule per file, with its source. */
export interface Evaluator<S extends GameState = GameState> {
	/** Its key in the registry. */
	readonly id: string;
	readonly name: string;
	/** The rule in one line, for the control that chooses it. */
	readonly about: string;
	/** The games whose positions it can value. */
	readonly games: readonly GameId[];
	/** What one unit of the value is, for captions: "points", "result". */
	readonly unit: string;
	/** The value of a leaf from MAX's side; `ply` is its distance from the root of the search. May be +-Infinity, never NaN or -0. */
	evaluate(state: S, ply: number): number;
}
