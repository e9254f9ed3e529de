import { assert } from '../base/assert.ts';
import type { GameState, Side } from './game.ts';
import { factsOf, gameOf, type GameId } from './registry.ts';

/** The root of a search, or the start of a game, in a text that was read before. */
interface Root {
	readonly game: GameId;
	readonly position: string;
	/** Read only where the side to move is chosen beside the position: in a typed tree. */
	readonly root?: Side;
}

/** The side with which the position is read. */
export function sideOf(asked: Omit<Root, 'position'>): Side {
	return (factsOf(asked.game).choosesSide ? asked.root : undefined) ?? 'max';
}

/** A state of its own for each call, since moves are played on it in place; to read one takes some 0.03 ms. */
export function rootOf(asked: Root): GameState {
	const state = gameOf(asked.game).parse(asked.position, { root: sideOf(asked) });
	assert(state.ok, `a position that was read before: ${asked.position}`);
	return state.value;
}

/** The least depth at which every leaf has a value. */
export function leastDepthOf(asked: Root): number {
	return gameOf(asked.game).leastDepth?.(rootOf(asked)) ?? 0;
}
