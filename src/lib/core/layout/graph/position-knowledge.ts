import { boundOf, LEAF, FLAG, OPEN } from '../../trace/schema.ts';
import type { Trace } from '../../trace/trace.ts';
import type { FoldColumns, KnowledgeColumns } from './graph-columns.ts';

/**
 * Combines the bounds that the visits of a position prove: a lower bound of one and an upper bound of another are
 * both valid. Only visits searched to the same depth are combined; a deeper pass starts afresh. O(rows).
 */
export function gatherKnowledge(
	trace: Trace,
	{ visits, visitStarts }: Pick<FoldColumns, 'visits' | 'visitStarts'>
): KnowledgeColumns {
	const nodes = visitStarts.length - 1;
	const knownStarts = new Uint32Array(nodes + 1);
	const steps: number[] = [];
	const lows: number[] = [];
	const highs: number[] = [];
	for (let node = 0; node < nodes; node++) {
		let [low, high] = [-Infinity, Infinity];
		let depth: number | null | undefined;
		let isNew = true;
		// Visits of one position are never nested, so they end in the order in which they began.
		for (let i = visitStarts[node] as number; i < (visitStarts[node + 1] as number); i++) {
			const row = visits[i] as number;
			const step = knownFrom(trace, row);
			if (step === OPEN) continue;
			const [least, most] = provenBy(trace, row);
			const passDepth = trace.passOf(row).depth;
			const isApart = passDepth !== depth || least > high || most < low;
			const next = isApart
				? ([least, most] as const)
				: ([Math.max(low, least), Math.min(high, most)] as const);
			depth = passDepth;
			if (!isNew && next[0] === low && next[1] === high) continue;
			[low, high] = next;
			isNew = false;
			steps.push(step);
			lows.push(low);
			highs.push(high);
		}
		knownStarts[node + 1] = steps.length;
	}
	return {
		knownStarts,
		knownStep: Uint32Array.from(steps),
		low: Float64Array.from(lows),
		high: Float64Array.from(highs)
	};
}

/** The step since which a row's value is known: immediately at a leaf or a table hit, otherwise when it returns. */
function knownFrom(trace: Trace, row: number): number {
	const isAtOnce = (trace.flagsOf(row) & (LEAF | FLAG.HIT)) !== 0;
	if (!isAtOnce) return trace.exitStepOf(row);
	return trace.enterStepOf(row) + (trace.isAnnounced(row) ? 1 : 0);
}

function provenBy(trace: Trace, row: number): readonly [low: number, high: number] {
	const value = trace.valueOf(row);
	const bound = boundOf(trace.flagsOf(row));
	return [bound === 'upper' ? -Infinity : value, bound === 'lower' ? Infinity : value];
}
