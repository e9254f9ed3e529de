/** The tasks of the program's worker, and what it says to them. */
import type { Profile } from '../../../core/games/krk/profile/profile.ts';
import type { AnalysedLine } from '../../../core/experiments/krk/analyse-line.ts';
import type { Move } from '../../../core/games/game.ts';

/** The rules of both sides. */
export interface Rules {
	readonly profile: Profile;
	readonly whiteSteps: number;
	readonly blackSteps: number;
}

/** A task for the program's worker. */
export interface LineTask {
	readonly rules: Rules;
	readonly start: number;
	readonly seed: number;
	/** The line to weigh; or `game`: the one that the program plays against itself. */
	readonly moves: readonly Move[] | 'game';
	/** The rules to compare each move with; null if that is not requested. */
	readonly other: Rules | null;
}

export type LineProgress =
	/** Number of tables made so far. */
	| { readonly kind: 'tables'; readonly made: number }
	/** The line, weighed by the first rules; no tables are being made any more. */
	| { readonly kind: 'line'; readonly line: AnalysedLine };

/** By ply, the possible moves of the other rules; null if that was not requested. */
export type LineAnswer = readonly (readonly Move[])[] | null;
