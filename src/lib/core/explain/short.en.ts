/**
 * The short forms of sentences, in English, where the long one does not fit; see templates.en.ts. Nodes are named
 * without "node", and what a picture beside the sentence shows anyway is dropped first.
 */
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import { amount, gives, holding, quoted, side, value, type Hold } from './names.en.ts';
import { say, type Part } from './parts.ts';
import { because } from './reason.en.ts';
import { needNotKnow, toMove } from './templates.en.ts';
import {
	questionIn,
	type HoldingTerm,
	type KeptTerm,
	type ReturnTerm,
	type SideTerm
} from './terms.ts';

/** "X already has 0": nothing but a side and a value. */
export function heldValue(term: HoldingTerm): Part[] {
	return term.from === 'owner'
		? say`${side(term.side)} already has ${value(term.value)}`
		: holding(term);
}

// --- Entering, leaves ---

/** At a node at the depth limit that is not quiet, or beyond. */
export const notQuiet = (): Part[] =>
	say`At the depth limit only captures and promotions are searched.`;

/** The root of a search that maximises for the side that the game calls MIN. */
export const rootToMove = (party: SideTerm): Part[] => say`${toMove(party, null)}.`;

/** At the depth limit. @param reason why it has that value */
export const estimate = (number: number, unit: string, reason: readonly Part[]): Part[] =>
	say`Depth limit: ${amount({ value: number, bound: 'exact' }, unit)}${because(reason)}.`;

export const claimedDraw = (number: number): Part[] =>
	say`A draw can be claimed here, so the search stops here: ${value(number)}.`;

export const leafValue = (number: number): Part[] => say`The leaf is worth ${value(number)}.`;

// --- A move returned ---

/** A new best. @param best the best here so far, which the returned value alone may not tell */
export const newBest = (returned: ReturnTerm, best: Amount): Part[] =>
	best.bound === 'exact'
		? say`${gives(returned)}, ${side(returned.to)}’s best so far.`
		: say`${gives(returned)}, so the best here so far is ${amount(best)}.`;

export function keepsBetter(returned: ReturnTerm, kept: KeptTerm): Part[] {
	const known = returned.given.bound === 'exact' && kept.worth.bound === 'exact';
	return say`${gives(returned)}, ${known ? '' : 'certainly '}worse for ${side(returned.to)}, who keeps ${amount(kept.worth)}.`;
}

export const keepsEqual = (returned: ReturnTerm): Part[] =>
	say`${gives(returned)}, a tie: ${side(returned.to)} keeps the first.`;

export const keepsMaybeTied = (returned: ReturnTerm): Part[] =>
	say`${gives(returned)}, no better for ${side(returned.to)}.`;

export const keepsUndecided = (returned: ReturnTerm, holder: HoldingTerm, hold: Hold): Part[] =>
	say`${gives(returned)}. ${needNotKnow(holder, hold)}.`;

export const onlyGives = (returned: ReturnTerm): Part[] => say`${gives(returned)}.`;

// --- Probes, re-searches, the table ---

export const probe = (party: SideTerm, than: number): Part[] =>
	say`A null-window probe asks: is the next node better for ${side(party)} than ${value(than)}?`;

/** @param enough why a bound is enough; null if the value is exact */
export function hit(
	found: readonly Part[],
	known: Amount,
	enough: HoldingTerm | null,
	hold: Hold
): Part[] {
	const question = enough === null ? null : questionIn(enough);
	let why: string | Part[] = '';
	if (question !== null) why = say`, which settles ${quoted(question)}`;
	else if (enough !== null) why = say`; ${hold(enough)}`;
	return say`Table hit: this position was searched${found}. Its value is ${amount(known)}${why}.`;
}

// --- The end ---

/** Tied moves by their number. */
export const equallyGood = (count: number): Part[] =>
	say`${formatCount(count)} ${count === 1 ? 'other is' : 'others are'} equally good.`;

/** For the last sentence of a partial recording. */
export const recordingEnds = (): Part[] => say`The recording ends here.`;
