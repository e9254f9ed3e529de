/** Everything that the parts of a spine are made from. */
import { formatBound } from '../../../../explain/format.ts';
import type { Amount } from '../../../../explain/knowledge.ts';
import type { Known } from '../../../../explain/known.ts';
import type { Story } from '../../../../explain/story.ts';
import { isSearchedAgain } from '../../../../explain/again-step.ts';
import { NO_ROW, type Moment } from '../../../../trace/cursor.ts';
import type { CutLine } from '../../marks/cut-line.ts';
import { placesUnder } from '../places-under.ts';
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
	/** The line of the cutoff; null if the step is none. */
	readonly cut: CutLine | null;
	/** The rows that have a star. */
	readonly stars: ReadonlySet<number>;
	/** The row of the move that is searched next; see `nextMove`. */
	readonly next: number;
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

/**
 * The move that is searched next, as far as that is known: the first waiting one of the deepest open node that has one.
 * NO_ROW at the end, and where a move is searched again. Where the cutoff condition holds, a node's moves are pruned.
 */
export function nextMove(story: Story, moment: Moment, known: Known): number {
	const { trace } = story;
	if (!known.hasStarted || moment.kind === 'finish') return NO_ROW;
	const { subject, step } = moment;
	const isAnnounced = trace.isAnnounced(subject) && trace.enterStepOf(subject) === step;
	if (isAnnounced && trace.parentOf(subject) >= 0) return subject;
	if (moment.kind === 'return' && isSearchedAgain(story, moment)) return NO_ROW;
	for (const { row } of moment.path.toReversed()) {
		if (trace.isLeaf(row) || trace.isHit(row)) continue;
		if (row === moment.node && moment.testHolds) continue;
		const { rows, unrecorded } = placesUnder(story, row, known);
		const next = rows.find((one) => known.stateOf(one) === 'waiting');
		if (next !== undefined) return next;
		if (unrecorded > 0) return NO_ROW;
	}
	return NO_ROW;
}
