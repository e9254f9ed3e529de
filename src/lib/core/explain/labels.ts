/** The short labels of the tree drawing. */
import { assert } from '../base/assert.ts';
import type { Frame, Moment } from '../trace/cursor.ts';
import { returnedBy } from './knowledge.ts';
import { nameMates } from './mates.ts';
import { plainText } from './parts.ts';
import type { Story } from './story.ts';
import * as words from './labels.en.ts';
import { sourceOf } from './recall.ts';
import { cutFor } from './skipped.ts';
import { holdingTerm } from './terms.ts';

/**
 * The effect of a returned move on its parent, at the step of its return: "0, new best", "at most −1, no change", "2,
 * new best, alpha 2".
 */
export function resultLabel({ trace, mates }: Story, moment: Moment): string {
	assert(moment.kind === 'return', `nothing returned at step ${moment.step}`);
	const given = returnedBy(trace, moment.subject);
	if (!moment.improved) return plainText(nameMates(words.noChange(given), mates));
	const here = moment.path[moment.path.length - 1] as Frame;
	const limit = here.max ? 'alpha' : 'beta';
	const tightened = moment.tightened && trace.hasWindow;
	const change = words.change(given, tightened ? limit : null, here[limit]);
	return plainText(nameMates(change, mates));
}

/** A move on its edge, "c2"; when it is re-searched, "c2 again". */
export function moveLabel(name: string, again: boolean): string {
	return again ? plainText(words.moveAgain(name)) : name;
}

/** The source of a table's answer, at a hit: "known from a3 b2", "known from pass 1". */
export function recallLabel(story: Story, row: number): string {
	return plainText(words.knownFrom(sourceOf(story, row)));
}

/** Both bounds of a cutoff, at its step: "at most −1 here; 0 at root, a3". */
export function cutLabel(story: Story, { kind, step, path }: Moment): string {
	assert(kind === 'cut', `nothing was cut at step ${step}`);
	const here = path[path.length - 1] as Frame;
	const bound = here.max ? 'lower' : 'upper';
	const theirs = holdingTerm(story, path, here.max ? 'min' : 'max');
	const bounds = words.bothBounds({ value: here.best as number, bound }, theirs);
	return plainText(nameMates(bounds, story.mates));
}

/** The same beside the scissors: "≥ 5 here · Black has 5 with Ka5", or shorter: "≥ 5 · Black has 5". */
export function scissorsLabel(story: Story, { path }: Moment, form: 'long' | 'short'): string {
	const here = path[path.length - 1] as Frame;
	const bound = here.max ? 'lower' : 'upper';
	const theirs = holdingTerm(story, path, here.max ? 'min' : 'max');
	const amount = { value: here.best as number, bound } as const;
	return plainText(nameMates(words.besideScissors(amount, theirs, form), story.mates));
}

/** Pruned moves and what they save: "7 pruned, 7 nodes saved"; the nodes only if minimax was recorded. */
export function prunedLabel({ trace, ghostSize }: Story, rows: readonly number[]): string {
	const saved = ghostSize && rows.reduce((sum, row) => sum + ghostSize(row), 0);
	return plainText(words.prunedMoves(rows.length, saved, cutFor(trace)));
}
