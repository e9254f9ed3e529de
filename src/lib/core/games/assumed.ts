import { gameOf, type GameId } from './registry.ts';

/** What is assumed about a position given as text, in a sentence; null if nothing is, and if no text is given. */
export function assumedOf(game: GameId, text: string | null | undefined): string | null {
	return text === null || text === undefined ? null : (gameOf(game).assumed?.(text) ?? null);
}
