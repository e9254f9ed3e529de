import { FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** Marks that nodes of a search may have, besides those of every search. */
export const SIGNS = ['hit', 'probe', 'again', 'superseded'] as const;
export type Sign = (typeof SIGNS)[number];

/** The marks that a search actually has. */
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
