/**
 * A claim is a statement of one of the five texts, with a check that tests it. No result of a check is hard-coded: it
 * is computed on demand.
 */
import type { SourceId } from '../../../engines/engine.ts';
import type { PlayedGames } from '../../../games/played-games.ts';
import type { SearchSetup } from '../../../search/setup.ts';

/**
 * What a check makes of its claim. `explained`: the claim is about another computer and cannot be tried here, but what
 * is counted here explains a part of it. `cannot-be-checked`: the text does not say enough to try it. `noticed`: the text claims nothing of the kind; it is told for what was seen here.
 */
export const VERDICTS = [
	'true',
	'partly',
	'explained',
	'not-as-claimed',
	'cannot-be-checked',
	'noticed'
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One line of a check's table, as text. */
export interface Figure {
	/** Names are unique within a table. */
	readonly name: string;
	/** The text's figure; null if it gives none. */
	readonly claimed: string | null;
	readonly found: string;
	/** Whether the two agree; null if nothing was claimed. */
	readonly agrees: boolean | null;
}

/** Links to places that show the point. */
export type See =
	/** A search at one of its steps, in the explorer. */
	| {
			readonly kind: 'step';
			readonly text: string;
			readonly setup: SearchSetup;
			readonly step: number;
			/** The board overlay to show there, and the panel to open. */
			readonly over?: string;
			readonly panel?: 'worth';
	  }
	/** A tab of the KRK lab, with its query without `?`. */
	| {
			readonly kind: 'lab';
			readonly text: string;
			readonly room: 'program' | 'experiment' | 'hypothesis';
			readonly query: string;
	  };

export interface Finding {
	readonly verdict: Verdict;
	/** The result, in a sentence or two. */
	readonly sentence: string;
	readonly figures: readonly Figure[];
	readonly see: readonly See[];
	/** The games or the position that the check went through, for a referee; absent if there is none. */
	readonly played?: PlayedGames;
}

/** Progress of a check. */
export interface Progress {
	/** The current stage: "Minimax, 5 plies". */
	readonly stage: string;
	readonly done: number;
	/** The final value of `done`; null if unknown. */
	readonly of: number | null;
	/** The unit of `done`: "nodes", "games". */
	readonly unit: string;
}

/** Called often with the progress of a check; may throw to end it. */
export type Report = (progress: Progress) => void;

/** What is said of a claim before its check. */
export interface ClaimWords {
	/** Its id in the registry: lower-case, hyphenated, as in links. */
	readonly id: string;
	readonly source: SourceId;
	readonly title: string;
	/** The text's statement, in our words. */
	readonly says: string;
	/** The method of the check, in a sentence. */
	readonly check: string;
}

export interface Claim extends ClaimWords {
	run(report: Report): Finding;
}
