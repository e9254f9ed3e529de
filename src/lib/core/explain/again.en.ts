/** What is said of passes, probes, re-searches and table hits, in English; see templates.en.ts. */
import type { PassReason } from '../search/observer.ts';
import { formatCount } from './format.ts';
import type { Amount } from './knowledge.ts';
import { amount, limitOf, move, side, value } from './names.en.ts';
import { say, type Part } from './parts.ts';
import type { MoveTerm, PlaceTerm, SideTerm } from './terms.ts';

/** What the window of a pass asks of the root. */
export type PassQuestion =
	/** Neither side has a limit: what is the root worth? */
	| { readonly asks: 'value' }
	/** A window without a value inside: is the root worth at least `value`, or more than it? */
	| { readonly asks: 'at least' | 'more than'; readonly value: number }
	/** Is the root's value between these two, and which is it? */
	| { readonly asks: 'within'; readonly alpha: number; readonly beta: number };

/** @param depth plies; null for the whole tree */
export function pass(number: number, depth: number | null, question: PassQuestion): Part[] {
	const to = depth === null ? 'the whole tree' : `to depth ${depth}`;
	return say`Pass ${formatCount(number)}, ${to}: ${asking(question)}`;
}

function asking(question: PassQuestion): Part[] {
	switch (question.asks) {
		case 'value':
			return say`neither side has a limit.`;
		case 'at least':
			return say`is the root worth at least ${value(question.value)}?`;
		case 'more than':
			return say`is the root worth more than ${value(question.value)}?`;
		case 'within':
			return say`a window from ${value(question.alpha)} to ${value(question.beta)}.`;
	}
}

/** Why there is one more pass; nothing at the first. @param last what the pass before returned */
export function passReason(why: PassReason, last: Amount | null): Part[] {
	if (last === null || why === 'first') return [];
	if (why === 'deeper') {
		return say`The pass before, less deep, gave ${amount(last)}; its best line is searched first.`;
	}
	const end = why === 'failed-low' ? 'below its window' : 'above its window';
	return say`The pass before ended ${end}: the root is worth ${amount(last)}.`;
}

/** @param than what the side to move has already, and has to be passed */
export const probe = (child: MoveTerm, party: SideTerm, than: number): Part[] =>
	say`Is ${move(child)} better for ${side(party)} than ${value(than)}? A null window only asks that.`;

/** @param found what the probe found */
export const research = (child: MoveTerm, found: Amount): Part[] =>
	say`${move(child, 'Node')} is better, ${amount(found)}: it is searched again to know how much.`;

/** Of a move that was only asked whether it is better, and is. */
export const probeSaysYes = (party: SideTerm): Part[] =>
	say`So it is better for ${side(party)}, by how much is not known.`;

/** @param from where the same position was searched before; null where that is the same place */
export function hit(party: SideTerm, from: PlaceTerm | null, known: Amount): Part[] {
	const place =
		from === null
			? say`in an earlier pass`
			: from.path.length === 0
				? say`at the ${{ text: 'root', row: from.row }}`
				: say`after ${{ text: from.path.join(' '), role: 'move', row: from.row }}`;
	return say`${side(party)} to move; the table knows this position from ${place}: ${amount(known)}. Nothing is searched below.`;
}

/** What a limit of a null window is called: nobody has it, the probe has set it. */
export const cutByProbe = (asked: MoveTerm, of: SideTerm, than: number): Part[] =>
	say`The probe of ${move(asked)} only asks whether it beats ${value(than)}; with ${limitOf(of.side)} there, that is answered, so the rest here cannot matter.`;

/** At the end of a pass that is not the last. */
export const passEnds = (number: number, worth: Amount): Part[] =>
	say`Pass ${formatCount(number)} ends: the root is worth ${amount(worth)}.`;
