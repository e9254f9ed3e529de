/**
 * The nodes on the spine at a step: the path to the current node, and beneath it the child that the step is about;
 * at the finish the best line, if it has more than one move or the root has many.
 */
import { NO_ROW, resultsAt, type Frame, type Moment } from '../../../../trace/cursor.ts';
import { FLAG } from '../../../../trace/schema.ts';
import type { Trace } from '../../../../trace/trace.ts';

/** So many moves of the root at most are drawn as large as the room allows. */
export const FEW_MOVES = 9;

export interface SpineNode {
	readonly row: number;
	/** Its window and its best so far; null for a node that is not on the path to the current one. */
	readonly frame: Frame | null;
}

/** From the root down. The current node is the last with a frame, but at the finish, where it is the root. */
export function spineLine(trace: Trace, moment: Moment): SpineNode[] {
	const line: SpineNode[] = moment.path.map((frame) => ({ row: frame.row, frame }));
	if (moment.kind === 'finish') {
		const best = bestLine(trace, moment.node);
		// A line of one move leaves the room empty: few moves of the root stay where they are, and it has its star.
		const staysAtRoot = best.length === 1 && [...trace.childrenOf(moment.node)].length <= FEW_MOVES;
		if (!staysAtRoot) for (const row of best) line.push({ row, frame: null });
		return line;
	}
	// All moves of the root are in sight, so none of them needs the spine.
	if (line.length === 1) return line;
	const child = childOf(trace, moment);
	if (child !== NO_ROW) line.push({ row: child, frame: null });
	return line;
}

/** The child that the step is about: it stays on the spine until the next step. */
function childOf(trace: Trace, moment: Moment): number {
	switch (moment.kind) {
		case 'return':
		case 'probe':
		case 'research':
			return moment.subject;
		case 'cut': {
			let last = NO_ROW;
			for (const row of resultsAt(trace, moment.node, moment.step)) last = row;
			return last;
		}
		default:
			return NO_ROW;
	}
}

/** The rows below a root that gave it its value, the first at each node. */
function bestLine(trace: Trace, root: number): number[] {
	const line: number[] = [];
	for (let row = root; ;) {
		let next = NO_ROW;
		for (const child of trace.childrenOf(row)) {
			if (!trace.counts(child) || trace.valueOf(child) !== trace.valueOf(row)) continue;
			next = child;
			break;
		}
		if (next === NO_ROW || (trace.flagsOf(next) & FLAG.STAND) !== 0) return line;
		line.push(next);
		row = next;
	}
}
