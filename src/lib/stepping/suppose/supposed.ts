import type { Recording } from '$lib/core/trace/recording.ts';
import type { LastChange, Shown } from '../last-change.ts';

/** A what-if: the search of a typed tree with other values at some leaves, in the place of its own until it is kept. */
export interface Supposed {
	/** The text of the changed tree. */
	readonly position: string;
	readonly recording: Recording;
	/** The search itself, at the step to which Esc returns, and which its link keeps. */
	readonly home: Shown;
	/** The moment that is kept, and the step that shows it now: at another step the user has chosen another moment. */
	readonly kept: Shown;
	readonly step: number;
	/** Both totals, and where the moment went. */
	readonly change: LastChange | null;
}
