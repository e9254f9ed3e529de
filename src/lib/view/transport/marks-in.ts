import { FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** The signs that nodes of a search may carry, beside those that every search has. */
export const SIGNS = ['hit', 'probe', 'again', 'superseded'] as const;
export type Sign = (typeof SIGNS)[number];

/** Those of them that a search really has. */
export function signsIn({ columns: { flags } }: Trace): Sign[] {
	let all = 0;
	for (const own of flags) all |= own;
	const has: Readonly<Record<Sign, number>> = {
		hit: FLAG.HIT,
		probe: FLAG.PROBE,
		again: FLAG.AGAIN,
		superseded: FLAG.AGAIN
	};
	return SIGNS.filter((sign) => (all & has[sign]) !== 0);
}
