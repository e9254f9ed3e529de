import type { Player } from '$lib/core/engines/player.ts';
import { engineOf } from '$lib/core/engines/registry.ts';
import type { GameState, Move } from '$lib/core/games/game.ts';
import type { PlayState } from '$lib/core/share/play-link.ts';
import { lineOf, standAt, stateAt, type PlayLine } from './play-line.ts';
import { searchQuery } from './search-query.ts';

/** The explorer's query for a search; or, if nothing would be searched, the reason as a sentence. */
export interface Reply {
	readonly query: string | null;
	readonly because: string;
}

/** Why an engine cannot play from a position, as a sentence; null if it can, or if the game is over. */
export function refusalOf({ engine }: Player, state: GameState): string | null {
	return state.isTerminal() ? null : (engineOf(engine).refuses?.(state) ?? null);
}

/** The engine's search after a legal move at the end of a game. */
export function replyTo(
	{ game, start, moves, player }: PlayState,
	line: PlayLine,
	move: Move
): Reply {
	const after = lineOf(game, start, [...moves, move], line);
	const engine = engineOf(player.engine);
	const stand = standAt(after, moves.length + 1);
	if (stand.ending !== null) return { query: null, because: 'the game is over.' };
	const refusal = refusalOf(player, stateAt(after.game, stand));
	if (refusal !== null) return { query: null, because: refusal };
	const query = searchQuery(game, stand, player);
	return { query, because: `${engine.name} does not search; it plays at random.` };
}
