/** Which nodes of a tree that is expanded node by node can still be expanded. */
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

/** True for a leaf of a trace that was not expanded: there are unsearched nodes below it. */
export function isUnopened(trace: Trace, row: number): boolean {
	const { depth, open } = trace.header.setup;
	const isHorizon = (trace.flagsOf(row) & FLAG.HORIZON) !== 0;
	return open !== null && isHorizon && depth !== null && trace.depthOf(row) < depth;
}
