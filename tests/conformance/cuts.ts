/** Whether a search cuts where, and only where, the window that is derived from its trace says so. */
import { eventAt, momentAt } from '../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';

/** How many steps of a long trace are looked at, spread over it. */
const LOOKED_AT = 300;

/** What is wrong at the first step after which there is a cut and should be none, or none and should be one. */
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
