/** Sentences about leaves, in English; see templates.en.ts. */
import type { DrawClaim } from '../evaluate/evaluator.ts';
import type { Ending } from '../games/game.ts';
import { formatCount } from './format.ts';
import { amount, nameOf, side, value } from './names.en.ts';
import { say, type Part } from './parts.ts';
import { because } from './reason.en.ts';
import type { MoveTerm, SideTerm } from './terms.ts';

/** @param leaf the leaf of a typed tree by its name; null at the root */
export function leafValue(leaf: MoveTerm | null, number: number): Part[] {
	return leaf === null
		? say`The root is a leaf, worth ${value(number)}.`
		: say`The leaf ${nameOf(leaf)} is worth ${value(number)}.`;
}

/**
 * @param winner the side that the ending names, if any
 * @param reason why it has that value; none if the ending says it all
 * @param ends whether the evaluator scores the ends of games
 */
export function ending(
	{ code, name, clause = name, detail }: Ending,
	winner: SideTerm | null,
	number: number,
	reason: readonly Part[],
	ends?: 'not scored'
): Part[] {
	if (code === 'line' && winner !== null && detail !== '') {
		return say`${side(winner)} completes ${detail}: ${value(number)}${because(reason)}.`;
	}
	const why = detail === '' ? clause : `${clause}: ${detail}`;
	const result = winner === null ? say`A draw` : say`${side(winner)} wins`;
	if (ends === 'not scored') {
		return say`${why}. ${result}, but this evaluator does not score finished games: ${value(number)}${because(reason)}.`;
	}
	return say`${why}. ${result}: ${value(number)}${because(reason)}.`;
}

export const claimedDraw = (claim: DrawClaim, number: number): Part[] =>
	say`A draw can be claimed here, ${CLAIMS[claim]}, so the search stops here: ${value(number)}.`;

const CLAIMS: Readonly<Record<DrawClaim, string>> = {
	threefold: 'because a move repeats a position for the third time',
	'fifty-moves': 'because a quiet move completes fifty moves without a capture or pawn move'
};

export const estimate = (number: number, unit: string, reason: readonly Part[]): Part[] =>
	say`Depth limit: estimated at ${amount({ value: number, bound: 'exact' }, unit)}${because(reason)}, not a final result.`;

/** @param plies the plies that the search looks beyond this node, which was not expanded */
export const lookedUp = (number: number, unit: string, plies: number): Part[] =>
	say`Not opened. Looked up ${formatCount(plies)} ${plies === 1 ? 'ply' : 'plies'} deep: ${amount({ value: number, bound: 'exact' }, unit)}.`;
