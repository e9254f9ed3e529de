/**
 * The places under a node: each of its moves once, in search order. A place shows the latest attempt of its move.
 */
import { countMoves } from '../../../explain/knowledge.ts';
import type { Known } from '../../../explain/known.ts';
import type { Story } from '../../../explain/story.ts';
import { FLAG, OPEN } from '../../../trace/schema.ts';
import type { Trace } from '../../../trace/trace.ts';

interface Places {
	/** The row of the latest attempt that may be known, for each move. */
	readonly rows: readonly number[];
	/** Moves that the recording ends before. */
	readonly unrecorded: number;
}

export function placesUnder(story: Story, row: number, known: Known): Places {
	const { trace } = story;
	const rows: number[] = [];
	for (const child of trace.childrenOf(row)) {
		const isAgain = (trace.flagsOf(child) & FLAG.AGAIN) !== 0;
		if (!isAgain) rows.push(child);
		else if (known.stateOf(child) !== null) rows[rows.length - 1] = child;
	}
	const isOpen = trace.exitStepOf(row) === OPEN;
	return { rows, unrecorded: isOpen ? Math.max(0, countMoves(story, row) - rows.length) : 0 };
}

/** How often the place of a row has been searched by a step, the row itself included. */
export function attemptsAt(trace: Trace, row: number, step: number): number {
	if (trace.parentOf(row) < 0) return trace.passIndexOf(row) + 1;
	let found = trace.passes.map(({ rootRow }) => rootRow).filter((root) => root <= row);
	for (const move of trace.movesTo(row)) {
		found = found.flatMap((above) =>
			trace
				.childrenOf(above)
				.filter(
					(child) =>
						trace.moveOf(child) === move &&
						!trace.isPruned(child) &&
						child <= row &&
						trace.enterStepOf(child) <= step
				)
		);
	}
	return found.length;
}
