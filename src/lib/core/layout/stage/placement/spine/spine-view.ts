/** Everything that the parts of a spine are made from. */
import { explainStep, namedRows } from '../../../../explain/sentence.ts';
import { formatBound } from '../../../../explain/format.ts';
import type { Amount } from '../../../../explain/knowledge.ts';
import type { Known } from '../../../../explain/known.ts';
import type { Story } from '../../../../explain/story.ts';
import { isSearchedAgain } from '../../../../explain/again-step.ts';
import { visitsAll } from '../../../../search/registry.ts';
import { momentAt, NO_ROW, type Moment } from '../../../../trace/cursor.ts';
import type { Trace } from '../../../../trace/trace.ts';
import { cutLineOf, type CutLine } from '../../marks/cut-line.ts';
import { starredBelow, type Starred } from '../../marks/star.ts';
import { shapeAt } from '../../../drawing/shapes.ts';
import { placesUnder } from '../places-under.ts';
import { plyRows, type PlyRows } from './ply-rows.ts';
import { spineLine, type SpineNode } from './spine-line.ts';
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
	readonly stars: ReadonlyMap<number, Starred>;
	/** The row of the move that is searched next; see `nextMove`. */
	readonly next: number;
	/** At the finish the nodes have words, and no windows. */
	readonly finished: boolean;
}

/**
 * The value at a node: the search's, or of a node that it has not visited the value that is known anyway; null if it
 * has none, or none that may be known.
 */
export function amountAt({ story, known }: SpineView, row: number): Amount | null {
	return known.amountOf(row) ?? unvisitedAt(story, known, row);
}

/** Minimax's value of a pruned node with the whole future shown, and at every step that of a leaf of a typed tree. */
function unvisitedAt(story: Story, known: Known, row: number): Amount | null {
	const { ghostValue, game, trace } = story;
	const state = known.stateOf(row);
	const isGiven = game.hasTypedLeaves === true && shapeAt(story, row) === 'leaf';
	const isKnown = isGiven || (known.drawsAhead && state === 'ghost');
	if (!known.hasStarted || !isKnown || !(state === 'waiting' || state === 'ghost')) return null;
	if (ghostValue !== null) return { value: ghostValue(row), bound: 'exact' };
	// Without minimax the values of pruned leaves are unknown, and those of the others would tell what is pruned.
	const isAll = visitsAll(trace.header.setup.algorithm);
	return isAll ? { value: trace.valueOf(row), bound: 'exact' } : null;
}

/** A value as a node shows it: "≤4", without a space. */
export function valueText({ story }: SpineView, { value, bound }: Amount): string {
	return formatBound(value, bound, story.mates?.short ?? null).replace(' ', '');
}

/**
 * The move that is searched next, as far as that is known: the first waiting one of the deepest open node that has one.
 * NO_ROW at the end, and where a move is searched again. Where the cutoff condition holds, a node's moves are pruned.
 */
function nextMove(story: Story, moment: Moment, known: Known): number {
	const { trace } = story;
	if (!known.hasStarted) return NO_ROW;
	const { subject, step } = moment;
	const isAnnounced = trace.isAnnounced(subject) && trace.enterStepOf(subject) === step;
	if (isAnnounced && trace.parentOf(subject) >= 0) return subject;
	if (moment.kind === 'return' && isSearchedAgain(story, moment)) return NO_ROW;
	for (const { row } of moment.path.toReversed()) {
		const isDone = trace.isLeaf(row) || trace.isHit(row);
		if (!isDone && !(row === moment.node && moment.testHolds)) {
			const { rows, unrecorded } = placesUnder(story, row, known);
			const next = rows.find((one) => known.stateOf(one) === 'waiting');
			if (next !== undefined) return next;
			if (unrecorded > 0) return NO_ROW;
		}
		// All values below a probe are known, and so is that it is better.
		if (trace.isSuperseded(row)) return NO_ROW;
	}
	return NO_ROW;
}

/** The view of a step; of a problem, only of its structure. */
export function viewOf(
	scene: SpineScene,
	story: Story,
	moment: Moment,
	known: Known,
	choice: StageChoice
): SpineView {
	const { trace } = story;
	const isProblem = !known.hasStarted;
	const at = isProblem ? momentAt(trace, 0) : moment;
	const line = spineLine(trace, at);
	const cut = cutLineOf(trace, at);
	const owner = cut === null || cut.owner === NO_ROW ? null : cut.from;
	// The moves of the current node need a row of their own.
	const isInner = !trace.isLeaf(at.node) && !trace.isHit(at.node);
	const deepest =
		at.kind !== 'finish' && isInner ? Math.max(line.length - 1, at.path.length) : line.length - 1;
	return {
		scene,
		story,
		moment: at,
		known,
		choice,
		named: new Set(isProblem ? [] : namedRows(explainStep(story, at.step, sentenceForm(scene)))),
		line,
		plies: plyRows(scene.rows, deepest, at.path.length - 1, owner),
		cut,
		stars: isProblem ? new Map() : starsAt(trace, line, at),
		next: nextMove(story, at, known),
		finished: at.kind === 'finish'
	};
}

/** In a lecture the short form is read. */
function sentenceForm({ room }: SpineScene): 'long' | 'short' {
	return room.look === 'lecture' ? 'short' : 'long';
}

/** The best moves of each node on the line, and at the finish the line itself. */
function starsAt(
	trace: Trace,
	line: readonly SpineNode[],
	{ kind, step }: Moment
): ReadonlyMap<number, Starred> {
	const stars = new Map(line.flatMap(({ row }) => [...starredBelow(trace, row, step)]));
	if (kind === 'finish') for (const { row } of line.slice(1)) stars.set(row, 'best');
	return stars;
}

/** The row that shows a ply of the line, null for a folded one: the children of a current node are never compact. */
export function rowOf({ scene, moment, finished, plies }: SpineView, ply: number): number | null {
	const isBelow = !finished && ply === moment.path.length;
	const row = plies.rowOf(ply);
	return isBelow && row !== null ? Math.max(row, scene.rows.compact) : row;
}
