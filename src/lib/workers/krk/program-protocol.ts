/** What the program's page and its worker say to each other; both sides import this file. */
import type { Profile } from '../../core/games/krk/profile/profile.ts';
import type { AnalysedLine } from '../../core/experiments/krk/analyse-line.ts';
import type { Move } from '../../core/games/game.ts';
import type { Numbered } from '../worker-link.ts';

/** By what rules both sides move. */
export interface Rules {
	readonly profile: Profile;
	readonly whiteSteps: number;
	readonly blackSteps: number;
}

export interface LineQuestion {
	readonly rules: Rules;
	readonly start: number;
	readonly seed: number;
	/** The line to look at; or `game`: the one that the program plays against itself. */
	readonly moves: readonly Move[] | 'game';
	/** The rules to compare each move with; null where nobody asks. */
	readonly other: Rules | null;
}

export type ProgramRequest = Numbered & { readonly kind: 'line' } & LineQuestion;

export type ProgramResponse = Numbered &
	/** Tables are being made: so many so far. */
	(
		| { readonly kind: 'tables'; readonly made: number }
		| { readonly kind: 'line'; readonly line: AnalysedLine }
		/** By ply, what the other rules may play there. Comes after `line`, and is the last answer. */
		| { readonly kind: 'others'; readonly choices: readonly (readonly Move[])[] }
		| { readonly kind: 'failed'; readonly message: string }
	);
