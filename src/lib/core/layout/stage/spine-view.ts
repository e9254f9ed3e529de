/** Everything that the parts of a spine are made from. */
import { formatBound } from '../../explain/format.ts';
import type { Amount } from '../../explain/knowledge.ts';
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { CutReason, Moment } from '../../trace/cursor.ts';
import type { PlyRows } from './ply-rows.ts';
import type { SpineNode } from './spine-line.ts';
import type { SpineScene } from './spine-scene.ts';

/** Keys of the places that the user has put on the stage from a fold. */
export type StageChoice = ReadonlySet<string>;

export interface SpineView {
	readonly scene: SpineScene;
	readonly story: Story;
	readonly moment: Moment;
	readonly known: Known;
	readonly choice: StageChoice;
	/** Rows that the step's sentence names. */
	readonly named: ReadonlySet<number>;
	readonly line: readonly SpineNode[];
	/** The rows of the plies of the line. */
	readonly plies: PlyRows;
	/** The bound of the cutoff and its owner; null if the step is no cutoff. */
	readonly reason: CutReason | null;
	/** The rows that have a star. */
	readonly stars: ReadonlySet<number>;
	/** At the finish the nodes have words, and no windows. */
	readonly finished: boolean;
}

/**
 * The value at a node: the search's, or with the whole future shown minimax's at a pruned one; null if it has none, or
 * none that may be known.
 */
export function amountAt({ story, known }: SpineView, row: number): Amount | null {
	const amount = known.amountOf(row);
	const isPale = known.hasStarted && known.drawsAhead && known.stateOf(row) === 'ghost';
	if (amount !== null || !isPale || story.ghostValue === null) return amount;
	return { value: story.ghostValue(row), bound: 'exact' };
}

/** A value as a node shows it: "≤4", without a space. */
export function valueText({ story }: SpineView, { value, bound }: Amount): string {
	return formatBound(value, bound, story.mates?.short ?? null).replace(' ', '');
}

/** False where the cutoff condition holds at a node: then its next move is not searched. */
export function isSearchedOn({ moment }: SpineView, row: number): boolean {
	return row !== moment.node || !moment.testHolds;
}
