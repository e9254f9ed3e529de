/** What the card next to a pointed node says, and how it is spoken. */
import type { Story } from '$lib/core/explain/story.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import { faceOf } from '$lib/games/registry.ts';

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

/** The small board of a node; null in a typed tree. */
export function diagramAt({ replay, game, trace }: Story, row: number): Diagram | null {
	if (game.hasTypedLeaves) return null;
	const { game: id } = trace.header.setup;
	const isRoot = trace.parentOf(row) < 0;
	return {
		game: id,
		position: game.format(replay.at(row)),
		highlight: isRoot ? [] : faceOf(id).cellsOfMove(trace.moveOf(row))
	};
}

/** Everything on the card in one line. */
export function spokenCard({ words, facts }: NodeCard): string {
	return [words.replace(/\.$/, ''), ...facts].join('. ');
}
