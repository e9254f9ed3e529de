/** Messages between the program's page and its worker; both sides import this file. */
import type { Profile } from '../../../core/games/krk/profile/profile.ts';
import type { AnalysedLine } from '../../../core/experiments/krk/analyse-line.ts';
import type { Move } from '../../../core/games/game.ts';
import type { Numbered } from '../../../workers/worker-link.ts';

/** The rules of both sides. */
export interface Rules {
	readonly profile: Profile;
	readonly whiteSteps: number;
	readonly blackSteps: number;
}

export interface LineQuestion {
	readonly rules: Rules;
	readonly start: number;
	readonly seed: number;
	/** The line to weigh; or `game`: the one that the program plays against itself. */
	readonly moves: readonly Move[] | 'game';
	/** The rules to compare each move with; null if that is not requested. */
	readonly other: Rules | null;
}

export type ProgramRequest = Numbered & { readonly kind: 'line' } & LineQuestion;

export type ProgramResponse = Numbered &
	/** Number of tables made so far. */
	(
		| { readonly kind: 'tables'; readonly made: number }
		| { readonly kind: 'line'; readonly line: AnalysedLine }
		/** By ply, the possible moves of the other rules. Comes after `line`, and is the last answer. */
		| { readonly kind: 'others'; readonly choices: readonly (readonly Move[])[] }
		| { readonly kind: 'failed'; readonly message: string }
	);
