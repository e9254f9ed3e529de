/** What the page of matches and its worker say to each other; both sides import this file. */
import type { GameSoFar, PlayedOn } from '../../core/engines/play-on.ts';
import type { MatchSetup } from '../../core/engines/seats.ts';
import type { Move } from '../../core/games/game.ts';

export interface MatchRequest {
	readonly id: number;
	readonly setup: MatchSetup;
	readonly game: GameSoFar;
}

/** Answers carry the number of the request that they belong to. */
export type MatchResponse = { readonly id: number } & (
	| { readonly kind: 'moved'; readonly moves: readonly Move[] }
	/** A search is under way. */
	| { readonly kind: 'thinking' }
	| { readonly kind: 'played'; readonly played: PlayedOn }
	| { readonly kind: 'failed'; readonly message: string }
);
