import type { Game, GameState, Move } from '$lib/core/games/game.ts';

/** A move of the game before the search. */
export interface MoveBefore {
	readonly move: Move;
	/** In the game's notation. */
	readonly text: string;
}

/**
 * The move into a root with a game before it; null if the position was set up.
 * @param state the root state; unchanged on return
 */
export function moveBefore(game: Game, state: GameState): MoveBefore | null {
	const move = state.movesSoFar?.().at(-1);
	if (move === undefined) return null;
	state.undo();
	const text = game.moveText(state, move);
	state.play(move);
	return { move, text };
}
