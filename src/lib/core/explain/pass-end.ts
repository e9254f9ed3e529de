/** The result of a pass at the root: alone, and together with the earlier passes of the same depth. */
import { meetingPass } from '../trace/answer.ts';
import type { Trace } from '../trace/trace.ts';
import { returnedBy, type Amount } from './knowledge.ts';
import { questionOf } from './terms.ts';

export interface PassEnd {
	/** From 1. */
	readonly number: number;
	/** True if the trace has no later pass, and is whole. */
	readonly isLast: boolean;
	/** Whether the search makes several passes at all. */
	readonly isOne: boolean;
	/** The answer to the test of its window; null if that was no yes-or-no test. */
	readonly answer: 'yes' | 'no' | null;
	/** The value that the pass returned. */
	readonly worth: Amount;
	/** The bound of an earlier pass that meets this one's, so that the value is known; null if none does. */
	readonly meets: { readonly row: number; readonly number: number; readonly worth: Amount } | null;
}

export function passEndAt(trace: Trace, root: number): PassEnd {
	const index = trace.passIndexOf(root);
	const pass = trace.passOf(root);
	const question = questionOf(trace, pass.window);
	const worth = returnedBy(trace, root);
	const asks = question.asks === 'at least' || question.asks === 'more than';
	const beta = pass.window?.[1] ?? Infinity;
	return {
		number: index + 1,
		isLast: index === trace.passes.length - 1 && trace.partial === null,
		isOne: trace.passes.length > 1 || trace.isAnnounced(root),
		answer: asks ? (worth.value >= beta ? 'yes' : 'no') : null,
		worth,
		meets: meetsAt(trace, meetingPass(trace, index))
	};
}

function meetsAt(trace: Trace, before: number | null): PassEnd['meets'] {
	const row = before === null ? undefined : trace.passes[before]?.rootRow;
	if (before === null || row === undefined) return null;
	return { row, number: before + 1, worth: returnedBy(trace, row) };
}
