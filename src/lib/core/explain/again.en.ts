/** Sentences about passes, null-window probes, re-searches and table hits, in English; see templates.en.ts. */
import type { PassReason } from '../search/observer.ts';
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import { amount, end, heldBy, limitOf, move, quoted, side, small, value } from './names.en.ts';
import { say, type Part } from './parts.ts';
import { toMove } from './templates.en.ts';
import {
	questionIn,
	type HoldingTerm,
	type MoveTerm,
	type PassQuestion,
	type PlaceTerm,
	type SideTerm
} from './terms.ts';

/**
 * @param depth plies; null to the end
 * @param why `first` for the first pass
 * @param last the value of the previous pass; null at the first
 */
export function pass(
	number: number,
	depth: number | null,
	question: PassQuestion,
	why: PassReason,
	last: Amount | null
): Part[] {
	const to = depth === null ? 'on the full tree' : `to depth ${depth}`;
	const isNew = why === 'first' || why === 'deeper';
	const which = say`Pass ${formatCount(number)}${isNew ? `, ${to},` : ''}`;
	const line = why === 'deeper' ? say` The best line of the previous pass is searched first.` : [];
	switch (question.asks) {
		case 'value':
			return say`${which} starts with an open window (−∞ to ∞).${line}`;
		case 'within': {
			const window = say`${end(question.alpha)} to ${end(question.beta)}`;
			if (why === 'first') return say`${which} uses the window ${window}.`;
			if (why === 'deeper') {
				const around =
					last === null ? [] : say`, around the ${value(last.value)} of the previous pass`;
				return say`${which} uses the window ${window}${around}.${line}`;
			}
			const where = why === 'failed-low' ? 'down' : 'up';
			return say`The value is outside the window, so the window is widened ${where}wards: ${which} uses ${window}.`;
		}
		default:
			return say`${which} asks: is the root worth ${question.asks} ${value(question.value)}?`;
	}
}

/** @param than the best value so far of the side to move, which has to be exceeded */
export const probe = (child: MoveTerm, party: SideTerm, than: number): Part[] =>
	say`Is ${move(child)} better for ${side(party)} than ${value(than)}? A null-window probe answers only that.`;

/** The result of a probe, before its meaning for the parent. */
export const answer = (better: 'better' | 'not better'): Part[] =>
	say`${better === 'better' ? 'Yes' : 'No'}.`;

export const howMuchIsNotKnown = (): Part[] => say`How much better is not known yet.`;

/**
 * @param now the bound of the side to move since the probe
 * @param found the result of the probe
 */
export function research(child: MoveTerm, party: SideTerm, now: number, found: Amount): Part[] {
	const why =
		found.bound === 'exact'
			? 'This search treats a probe’s result as a bound, so'
			: 'To learn how much better,';
	return say`${why} ${move(child)} is re-searched; ${limitOf(party.side)} stays ${end(now)}.`;
}

/** @param before the result of the probe */
export const supersedes = (before: Amount): Part[] =>
	say`This replaces the probe’s ${amount(before)}.`;

/** For a re-search that returns the bound it began with. */
export const noMoreThanProbed = (child: MoveTerm, found: Amount, of: SideTerm): Part[] =>
	say`${move(child, 'Node')} gives exactly ${amount(found)}, the value that the probe found; ${limitOf(of.side)} stays ${end(found.value)}.`;

/** The source of a table's answer. */
export interface Source {
	/** Null if it is the same place. */
	readonly at: PlaceTerm | null;
	/** The number of the pass; null if it is the same pass. */
	readonly pass: number | null;
}

/** @param enough why a bound is enough; null if the value is exact */
export function hit(
	party: SideTerm,
	arrival: MoveTerm | null,
	source: Source,
	known: Amount,
	enough: HoldingTerm | null
): Part[] {
	const fact = say`${toMove(party, arrival)}. Table hit: this position was searched${foundAt(source)}. Its value is ${amount(known)}.`;
	const why = enough === null ? [] : say` ${enoughFor(enough)}`;
	return say`${fact}${why} Nothing below it is searched.`;
}

/** Why a bound is enough: the question that it settles, or the bound that it reaches. */
function enoughFor(enough: HoldingTerm): Part[] {
	const question = questionIn(enough);
	return question === null
		? say`That is enough, because ${heldBy(enough)}.`
		: say`That settles ${quoted(question)} here.`;
}

/** " after … c2 a1 in pass 2"; empty for the same place in the same pass. */
export function foundAt({ at, pass: number }: Source): Part[] {
	const before = number === null ? '' : ` in pass ${formatCount(number)}`;
	if (at === null) return say`${before}`;
	const path: Part = { text: shorten(at.path), role: 'move', row: at.row };
	return say`${at.names === 'node' ? ' at node ' : ' after '}${path}${before}`;
}

function shorten(path: readonly string[]): string {
	if (path.length === 0) return 'the root';
	return (path.length <= 3 ? path : ['…', ...path.slice(-2)]).join(' ');
}

// --- The end of a pass ---

export const passEnds = (number: number): Part[] => say`Pass ${formatCount(number)} ends.`;

/** The result of a pass that tests a number. @param by the move that proves it; null if none does */
export function passAnswers(yes: 'yes' | 'no', worth: Amount, by: MoveTerm | null): Part[] {
	const shown = by === null ? '' : say`, with ${move(by)}`;
	return say`${yes === 'yes' ? 'Yes' : 'No'}: the root is worth ${amount(worth)}${shown}.`;
}

/** The same where the root’s value is exact. @param found the sentence that gives it */
export const passAnswersBy = (yes: 'yes' | 'no', found: readonly Part[]): Part[] =>
	say`${yes === 'yes' ? 'Yes' : 'No'}: ${small(found)}`;

/** The bounds of two passes meet. @param other the bound from an earlier pass */
export const boundsMeet = (other: Amount, number: number): Part[] =>
	say`Pass ${formatCount(number)} proved ${amount(other)}, so the bounds meet.`;
