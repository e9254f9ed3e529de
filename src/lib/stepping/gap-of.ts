import { algorithmOf } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import type { MinimaxGap } from '$lib/tree/stepped.ts';
import { sizeAtOnce } from './at-once.ts';

/** Why a recording has no whole minimax; null if it has one. */
export function gapOf({ trace, shadow }: Recording, setup: SearchSetup): MinimaxGap | null {
	if (shadow !== null) return null;
	const { visits } = algorithmOf(trace.header.setup.algorithm);
	if (visits !== 'once') return { why: visits, size: null };
	if (trace.partial !== null) return { why: 'partial', size: null };
	if (setup.shadow === 'off') return { why: 'off', size: null };
	const size = sizeAtOnce(setup);
	return size.high > setup.budget ? { why: 'budget', size } : { why: 'stopped', size };
}
