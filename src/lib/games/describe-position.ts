/** Positions in words, for screen readers and the text view. */
import type { Game, GameState, Side } from '$lib/core/games/game.ts';
import { faceOf } from './registry.ts';

/**
 * The whole position and the side to move, in sentences. `state` must come from `game`.
 * @param role the role of the side to move in the search, MAX or MIN; by default from the position
 */
export function describePosition(game: Game, state: GameState, role?: Side): string {
	const side = role ?? (state.maxToMove() ? 'max' : 'min');
	return faceOf(game.id).describe(state, `${describeTurn(game, state)}.`, side);
}

/** "X to move", "Black to move, in check", or how the game has ended; no full stop. */
export function describeTurn(game: Game, state: GameState): string {
	const ending = game.ending(state);
	if (ending === null) {
		const side = game.sideNames[state.maxToMove() ? 'max' : 'min'];
		return `${side} to move${state.inCheck?.() === true ? ', in check' : ''}`;
	}
	const { name, winner, detail } = ending;
	const result = winner === null ? 'A draw' : `${game.sideNames[winner]} wins`;
	const face = faceOf(game.id);
	if (face.describeEnding) return face.describeEnding(state, ending, result);
	const short = winner === null ? 'a draw' : result;
	return `${name}, ${short}${detail === '' ? '' : `: ${detail}`}`;
}
