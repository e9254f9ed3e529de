import { formatCount } from '$lib/core/explain/format.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { MinimaxGap } from './stepped.ts';
import { describeSize } from './describe-size.ts';

/** Why the number of never visited nodes is unknown, as a clause: "minimax does not fit the budget of 5,000 nodes". */
export function describeGap({ why }: MinimaxGap, { budget }: SearchSetup): string {
	switch (why) {
		case 'again':
			return 'this algorithm can visit nodes more than once, so it cannot be overlaid on minimax; the Compare page counts them';
		case 'beyond':
			return 'this search can go beyond the depth limit, so its tree is not minimax’s';
		case 'partial':
			return 'the search was not finished';
		case 'off':
			return 'minimax was not recorded (see Settings)';
		case 'budget':
			return `minimax does not fit the budget of ${formatCount(budget)} nodes`;
		case 'stopped':
			return 'minimax was stopped';
	}
}

/** The size of the missing minimax, as a sentence; empty if that is not the reason. */
export function describeGapSize({ size }: MinimaxGap): string {
	return size === null ? '' : `It would visit ${describeSize(size)}.`;
}
