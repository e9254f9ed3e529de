import type { Player } from '$lib/core/engines/player.ts';
import { engineOf } from '$lib/core/engines/registry.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import type { Stand } from './play-line.ts';

/**
 * The explorer's query, without `?`, for the search by which a player would choose its move at a position, at its
 * last step.
 * @returns null if it searches nothing there
 */
export function searchQuery(
	game: GameId,
	{ position, ending }: Stand,
	{ engine, plies }: Player
): string | null {
	const setup = ending === null ? engineOf(engine).searchAt(game, position, plies) : null;
	return setup && EXPLORER.query({ ...setup, step: Infinity });
}
