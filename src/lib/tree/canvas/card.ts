/** What the card next to a pointed node says, and how it is spoken. */
import type { GameId } from '$lib/core/games/registry.ts';

export interface Diagram {
	readonly game: GameId;
	readonly position: string;
	readonly highlight: readonly number[];
}

export interface NodeCard {
	/** Null if the game has no boards, or the position is still hidden. */
	readonly diagram: Diagram | null;
	/** The node and the knowledge of it, in a sentence. */
	readonly words: string;
	readonly facts: readonly string[];
}

/** Everything on the card in one line. */
export function spokenCard({ words, facts }: NodeCard): string {
	return [words.replace(/\.$/, ''), ...facts].join('. ');
}
