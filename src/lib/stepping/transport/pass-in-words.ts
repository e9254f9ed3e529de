import { formatLimit } from '$lib/core/explain/format.ts';
import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** "Pass 2 of 4 · depth 2 · window −1 … 1"; empty if the search has only one pass. */
export function passInWords(trace: Trace, { node }: Moment): string {
	if (trace.passes.length < 2) return '';
	const { depth, window } = trace.passOf(node);
	const which = passNumberInWords(trace, node);
	const parts = [which.charAt(0).toUpperCase() + which.slice(1)];
	if (depth !== null) parts.push(`depth ${depth}`);
	if (window !== null) parts.push(`window ${formatLimit(window[0])} … ${formatLimit(window[1])}`);
	return parts.join(' · ');
}

/** "pass 2 of 4"; empty if the search has only one pass. */
export function passNumberInWords(trace: Trace, row: number): string {
	const count = trace.passes.length;
	return count < 2 ? '' : `pass ${trace.passIndexOf(row) + 1} of ${count}`;
}
