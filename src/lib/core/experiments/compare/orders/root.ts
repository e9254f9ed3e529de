import { assert } from '../../../base/assert.ts';
import type { GameState } from '../../../games/game.ts';
import { gameOf } from '../../../games/registry.ts';
import type { SearchSetup } from '../../../search/setup.ts';

/** The root state of a setup's tree, for playing moves. */
export function rootOf({ game, position, root }: SearchSetup): GameState {
	const state = gameOf(game).parse(position, { root });
	assert(state.ok, `the position of a setup is legal: ${position}`);
	return state.value;
}

/** The least depth at which every leaf has a value. */
export function leastDepthOf(setup: SearchSetup): number {
	return gameOf(setup.game).leastDepth?.(rootOf(setup)) ?? 0;
}
