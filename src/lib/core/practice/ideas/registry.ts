/** The wrong ideas, in the order in which they are named. Each is one file here; without its line nothing knows it. */
import { allMax } from './all-max.ts';
import { allMin } from './all-min.ts';
import { countsCut } from './counts-cut.ts';
import { global } from './global.ts';
import type { Idea } from './idea.ts';
import { maxOnly } from './max-only.ts';
import { minOnly } from './min-only.ts';
import { minimax } from './minimax.ts';
import { otherRule } from './other-rule.ts';
import { parentBest } from './parent-best.ts';
import { reset } from './reset.ts';
import { rightToLeft } from './right-to-left.ts';
import { shallow } from './shallow.ts';
import { swapped } from './swapped.ts';
import { swift } from './swift.ts';

export const IDEAS: readonly Idea[] = [
	otherRule,
	shallow,
	parentBest,
	swapped,
	rightToLeft,
	minOnly,
	maxOnly,
	swift,
	reset,
	minimax,
	global,
	countsCut,
	allMax,
	allMin
];

/** The ideas about one kind of search. */
export function ideasAbout(algorithm: Idea['about'][number]): readonly Idea[] {
	return IDEAS.filter(({ about }) => about.includes(algorithm));
}
