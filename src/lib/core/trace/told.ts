/**
 * What a faulty run did, as it did it. Its windows and its best values cannot be derived from what its nodes return, as
 * those of a right search can; and what its nodes return proves nothing, so none of it is a bound.
 */

interface Ends {
	readonly alpha: number;
	readonly beta: number;
}

/** An inner node right after one of its children has returned. */
export interface ToldNode extends Ends {
	readonly best: number;
	/** The row of the child that gave it its best; NO_ROW if none did. */
	readonly bestChild: number;
	/** What it took for the value that its child returned. */
	readonly taken: number;
}

export interface Told {
	/** True for the rows at which the run takes the largest value: it may have the sides wrong. */
	readonly max: ReadonlyMap<number, boolean>;
	/** The window with which it entered a row. */
	readonly given: ReadonlyMap<number, Ends>;
	/** By the row of a child that has returned: its parent right after. */
	readonly after: ReadonlyMap<number, ToldNode>;
	/** Whether each node has a window of its own, or all have the same. */
	readonly windows: 'own' | 'shared';
}
