/**
 * The marks on the board at a step, as rows of the trace: the last move, the move that has just been searched from
 * here, the best one so far, and the pruned ones.
 */
import { groupSkips, type SkipGroup } from '$lib/core/explain/skipped.ts';
import type { Known } from '$lib/core/explain/known.ts';
import type { Move } from '$lib/core/games/game.ts';
import { NO_ROW, type Frame, type Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import type { MoveBefore } from './move-before.ts';

export interface BoardMarks {
	/** The current node itself, for the move into it; NO_ROW at the root. */
	readonly last: number;
	/** The child that has just returned, or whose value has just caused a cutoff; NO_ROW otherwise. */
	readonly searched: number;
	/** The child that gave this node its best value so far; NO_ROW before the first return. */
	readonly best: number;
	/** The moves of this node that a cutoff skipped, by what is known of them. */
	readonly skipped: readonly SkipGroup[];
}

/** With all shown, the moves that a later cutoff prunes are marked too. */
export function marksAt(trace: Trace, moment: Moment, known: Known): BoardMarks {
	const { node, step } = moment;
	const here = moment.path[moment.path.length - 1] as Frame;
	const pruned: number[] = [];
	let searched = moment.kind === 'return' ? moment.subject : NO_ROW;
	for (const child of trace.childrenOf(node)) {
		if (trace.isPruned(child)) {
			if (known.isReached(child)) pruned.push(child);
		} else if (moment.kind === 'cut' && trace.exitStepOf(child) === step - 1) {
			searched = child;
		}
	}
	return {
		last: trace.parentOf(node) < 0 ? NO_ROW : node,
		searched,
		best: here.bestChild,
		skipped: groupSkips(trace, pruned, known.until)
	};
}

/** The same marks as moves of the current position; null where there is none. The skipped moves are drawn alike. */
export interface MoveMarks {
	readonly last: Move | null;
	readonly searched: Move | null;
	readonly best: Move | null;
	readonly pruned: readonly Move[];
}

/** With more pruned moves than this the board's hatching is thin, so that the position can still be read. */
const CROWDED = 12;

export function isCrowded({ pruned }: MoveMarks): boolean {
	return pruned.length > CROWDED;
}

/**
 * A side that stands pat moves nothing: no square is marked for it, and the last move is the one before.
 * @param before the move into the root, if there is a game before it
 */
export function movesOf(
	trace: Trace,
	marks: BoardMarks,
	before: MoveBefore | null = null
): MoveMarks {
	const moveOf = (row: number): Move | null =>
		row === NO_ROW || trace.parentOf(row) < 0 || trace.isStandPat(row) ? null : trace.moveOf(row);
	const stands = marks.last !== NO_ROW && trace.isStandPat(marks.last);
	const last = moveOf(stands ? trace.parentOf(marks.last) : marks.last);
	return {
		last: last ?? before?.move ?? null,
		searched: moveOf(marks.searched),
		best: moveOf(marks.best),
		pruned: marks.skipped.flatMap(({ rows }) => rows.map((row) => trace.moveOf(row)))
	};
}

/** The moves that are named, "b3, c2", and the number of the others: 0 if there are at most `named` and one more. */
export function splitMoves(
	rows: readonly number[],
	nameOf: (row: number) => string,
	named: number
): { names: string; more: number } {
	const shown = rows.length <= named + 1 ? rows : rows.slice(0, named);
	return { names: shown.map(nameOf).join(', '), more: rows.length - shown.length };
}

/** "b3, c2", or "b3, c2 and 12 more" if there are more than `named`. */
export function nameMoves(
	rows: readonly number[],
	nameOf: (row: number) => string,
	named: number
): string {
	const { names, more } = splitMoves(rows, nameOf, named);
	return more > 0 ? `${names} and ${more} more` : names;
}

/** The most skipped moves of a kind that a screen reader names. */
const SPOKEN = 12;

/** The marks in words, for screen readers; empty if there are none. */
export function describeMarks(
	marks: BoardMarks,
	nameOf: (row: number) => string,
	before: MoveBefore | null = null
): string {
	const parts: string[] = [];
	const last = marks.last === NO_ROW ? before?.text : nameOf(marks.last);
	if (last !== undefined) parts.push(`Last move: ${last}.`);
	if (marks.searched !== NO_ROW) parts.push(`Just searched: ${nameOf(marks.searched)}.`);
	if (marks.best !== NO_ROW) parts.push(`Best so far: ${nameOf(marks.best)}.`);
	for (const { words, rows } of marks.skipped) {
		parts.push(
			`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${nameMoves(rows, nameOf, SPOKEN)}.`
		);
	}
	return parts.join(' ');
}
