/**
 * A claim is something that one of the five texts says, with a check that finds out whether it is so. Nothing that a
 * check finds is written down beforehand: it is computed when somebody asks for it.
 */
import type { SourceId } from '../../../engines/engine.ts';
import type { SearchSetup } from '../../../search/setup.ts';

/**
 * What a check makes of its claim. `explained`: the claim is about another computer and cannot be tried here, but what
 * is counted here explains a part of it. `noticed`: the text claims nothing of the kind; it is told for what was seen here.
 */
export const VERDICTS = ['true', 'partly', 'explained', 'not-as-claimed', 'noticed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One line of a check's table, as text. */
export interface Figure {
	/** Each line of a table has a name of its own. */
	readonly name: string;
	/** What the text says; null where it gives no figure. */
	readonly claimed: string | null;
	readonly found: string;
	/** Whether the two agree; null where nothing was claimed, or something of another kind (time, not nodes). */
	readonly agrees: boolean | null;
}

/** Where the point can be seen. */
export type See =
	/** A search at one of its steps, in the explorer. */
	| {
			readonly kind: 'step';
			readonly text: string;
			readonly setup: SearchSetup;
			readonly step: number;
			/** The numbers to lay over the board there, and the panel to open. */
			readonly over?: string;
			readonly panel?: 'worth';
	  }
	/** A room of the king and rook lab, with its query without `?`. */
	| {
			readonly kind: 'lab';
			readonly text: string;
			readonly room: 'program' | 'experiment' | 'hypothesis';
			readonly query: string;
	  };

export interface Finding {
	readonly verdict: Verdict;
	/** What was found, in a sentence or two. */
	readonly sentence: string;
	readonly figures: readonly Figure[];
	readonly see: readonly See[];
}

/** How far a check has come. */
export interface Progress {
	/** What is being done: "Minimax, 5 plies". */
	readonly stage: string;
	readonly done: number;
	/** What `done` goes up to; null where nobody knows before. */
	readonly of: number | null;
	/** What is counted: "nodes", "games". */
	readonly unit: string;
}

/** Hears often how far a check has come; may throw to end it. */
export type Report = (progress: Progress) => void;

export interface Claim {
	/** Its key in the registry: lower-case, hyphenated, as links write it. */
	readonly id: string;
	readonly source: SourceId;
	readonly title: string;
	/** What the text says, in our words. */
	readonly says: string;
	/** What the check does, in a sentence. */
	readonly check: string;
	run(report: Report): Finding;
}
