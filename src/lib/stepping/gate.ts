/** Takes a step or a picked node for itself, before the explorer goes there. */
export interface Gate {
	/** True to stay before a step that is next. */
	readonly holds: (step: number) => boolean;
	readonly takes: (row: number) => boolean;
	/** True while a question is open. */
	readonly isAsking: () => boolean;
	/** The row of the node whose best so far is asked for; null while none is. */
	readonly withholds: () => number | null;
	/** What the answer about the current step came to; null if there is none. */
	readonly verdict: () => Verdict | null;
}

/** Whether somebody was right, and a word for it. */
export interface Verdict {
	readonly isRight: boolean;
	readonly word: string;
}
