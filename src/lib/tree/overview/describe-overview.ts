import { formatCount } from '$lib/core/base/count-words.ts';
import { visitsAll } from '$lib/core/search/registry.ts';
import type { Stepped } from '../stepped.ts';
import { describeGap } from '../minimax-gap.ts';
import type { OverviewView } from './overview-view.svelte.ts';

/** True where the search can have cutoffs. */
export function hasCutoffs({ trace }: Stepped): boolean {
	return trace.hasWindow;
}

/** The meaning of the widths; or, since the line is short, the visible part of the search. */
export function describeOverview(stepped: Stepped, view: OverviewView): string {
	if (!view.isWhole) return stretchOf(view);
	const sentences = [meaningOf(stepped)];
	if (hasCutoffs(stepped)) {
		sentences.push('Marks below show cutoffs; taller marks mean more.');
	}
	return sentences.join(' ');
}

function meaningOf({ setup, colour, minimaxGap }: Stepped): string {
	if (minimaxGap !== null && !visitsAll(setup.algorithm)) {
		const why = describeGap(minimaxGap, setup);
		return `${why.charAt(0).toUpperCase()}${why.slice(1)}: each pruned move is a stub, not its true size.`;
	}
	if (visitsAll(setup.algorithm)) return 'Each bar is as wide as its subtree.';
	const width = 'Each bar is as wide as its subtree in plain minimax';
	return colour === 'value' ? `${width}.` : `${width}; what was pruned is hatched.`;
}

function stretchOf({ stretch, axis }: OverviewView): string {
	const from = formatCount(Math.floor(stretch.from) + 1);
	const to = formatCount(Math.ceil(stretch.to));
	return `Shown: rows ${from} to ${to} of ${formatCount(axis.width)}.`;
}
