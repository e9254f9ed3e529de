/** Messages between the Matches page and its worker; both sides import this file. */
import type { GameSoFar, PlayedOn } from '../../core/engines/play-on.ts';
import type { MatchSetup } from '../../core/engines/seats.ts';
import type { Move } from '../../core/games/game.ts';

export interface MatchRequest {
	readonly id: number;
	readonly setup: MatchSetup;
	readonly game: GameSoFar;
}

/** Answers have the number of their request. */
export type MatchResponse = { readonly id: number } & (
	| { readonly kind: 'moved'; readonly moves: readonly Move[] }
	/** A search is running. */
	| { readonly kind: 'thinking' }
	| { readonly kind: 'played'; readonly played: PlayedOn }
	| { readonly kind: 'failed'; readonly message: string }
);
