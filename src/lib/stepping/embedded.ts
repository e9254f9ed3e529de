import type { ExpectedStep } from '$lib/core/lessons/lesson.ts';
import type { Caption } from '$lib/core/lessons/stage-message.ts';
import type { Stride } from '$lib/core/trace/travel.ts';

/** What is said at a step, and what will be said after it: words for a lecturer alone. */
export interface Said {
	readonly now: string;
	/** Null at the last step. */
	readonly next: string | null;
	/** At the next cutoff; null if there is none, or if it is the next step. */
	readonly cutoff: string | null;
	readonly numbers: SaidNumbers;
}

/** Where a search is. */
export interface SaidNumbers {
	/** -1 in the problem. */
	readonly step: number;
	/** The last one. */
	readonly steps: number;
	/** Nodes until the step, and in all. */
	readonly visited: number;
	readonly nodes: number;
	/** Until the step. */
	readonly cutoffs: number;
}

/** What a page of this site may ask of the explorer that it holds in a frame: `plyscope` of the frame's window. */
interface EmbeddedExplorer {
	/** The query of what is shown, without `?`; null while it is being searched. */
	readonly query: string | null;
	/** True at the last step. */
	readonly isLast: boolean;
	/** Null while it is being searched. */
	readonly said: Said | null;
	/**
	 * A step of the search, in a problem of the one that will solve it, and its whole sentence, as lessons expect them;
	 * for a step past the end the last one. Null while it is being searched.
	 */
	tell(step: number): ExpectedStep | null;
	/** Shows what a query says; a search that is shown already is not made again. */
	open(query: string): Promise<void>;
	/** False where no line of a lecture says the caption, since the link hides something. */
	readonly hasCaption: boolean;
	/** The place in a lesson that its line says; null where no lesson is given. */
	caption: Caption | null;
	/** To the next or the previous event, or one of another kind; from a problem to the first step. */
	travel(direction: 'next' | 'previous', stride?: Stride): void;
}

/** Sent to the frame's element whenever what is shown has changed. */
export const SHOWN = 'plyscope-shown';

declare global {
	interface Window {
		plyscope?: EmbeddedExplorer;
	}
}
