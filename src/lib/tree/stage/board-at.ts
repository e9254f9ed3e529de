import { gameOf } from '$lib/core/games/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** The position of a place as text: its key is the ids of the moves to it. */
export function boardAt({ game: id, position, root }: SearchSetup, key: string): string {
	const game = gameOf(id);
	const parsed = game.parse(position, { root });
	if (!parsed.ok) return position;
	const state = parsed.value;
	for (const step of key.split('/')) {
		const move = state.legalMoves().find((move) => game.moveId(state, move) === step);
		if (move === undefined) break;
		state.play(move);
	}
	return game.format(state);
}
