/** Checks that a search has cutoffs exactly where the window derived from its trace says so. */
import { eventAt, momentAt } from '../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';

/** Number of checked steps of a long trace, spread over it. */
const LOOKED_AT = 300;

/** The fault at the first step after which a cutoff is missing or unjustified. */
export function findCutFault(trace: Trace): string | null {
	const stride = Math.ceil(trace.steps / LOOKED_AT);
	for (let step = 0; step < trace.steps; step += stride) {
		const { kind, node, testHolds } = momentAt(trace, step);
		if (kind !== 'return') continue;
		const isLeft = [...trace.childrenOf(node)].some((child) => trace.enterStepOf(child) > step);
		const isCut = eventAt(trace, step + 1).kind === 'cut';
		if (isCut && !testHolds) return `cut after step ${step}, where the test not as claimed`;
		if (!isCut && testHolds && isLeft) return `no cut after step ${step}, where the test holds`;
	}
	return null;
}
