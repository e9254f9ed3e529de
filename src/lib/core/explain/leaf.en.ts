/** Sentences about leaves, in English; see templates.en.ts. */
import type { DrawClaim, Reason } from '../evaluate/evaluator.ts';
import type { Ending } from '../games/game.ts';
import { formatCount } from './format.ts';
import { amount, capital, nameOf, side, value } from './names.en.ts';
import { say, type Part } from './parts.ts';
import { because } from './reason.en.ts';
import type { MoveTerm, SideTerm } from './terms.ts';

/** @param leaf the leaf of a typed tree by its name; null at the root */
export function leafValue(leaf: MoveTerm | null, number: number): Part[] {
	return leaf === null
		? say`The root is a leaf, worth ${value(number)}.`
		: say`The leaf ${nameOf(leaf)} is worth ${value(number)}.`;
}

/** How an evaluator values the ends of games. */
export interface Scoring {
	readonly ends: 'not scored' | undefined;
	readonly draws: 'by the paper' | undefined;
	/** The side for which no value is worse than this draw; null if that is not known. */
	readonly worstFor: SideTerm | null;
}

/**
 * @param winner the side that the ending names, if any
 * @param reason why it has that value; none if the ending says it all
 */
export function ending(
	{ code, name, clause = name, detail }: Ending,
	winner: SideTerm | null,
	number: number,
	reason: readonly Part[],
	{ ends, draws, worstFor }: Scoring
): Part[] {
	if (code === 'line' && winner !== null && detail !== '') {
		return say`${side(winner)} completes ${detail}: ${value(number)}${because(reason)}.`;
	}
	const isBare = code === 'insufficient-material' && detail !== '';
	const why = isBare
		? say`${capital(say`${detail}`)}: a draw`
		: say`${detail === '' ? clause : `${clause}: ${detail}`}. ${winner === null ? 'A draw' : say`${side(winner)} wins`}`;
	if (ends === 'not scored') {
		return say`${why}, but this evaluator does not score finished games: ${value(number)}${because(reason)}.`;
	}
	if (winner === null && draws === 'by the paper') {
		const worst = worstFor === null ? '' : say`, worst for ${side(worstFor)}`;
		return say`${why}. The paper counts it ${value(number)}${because(reason)}${worst}.`;
	}
	return say`${why}${isBare ? ', ' : ': '}${value(number)}${because(reason)}.`;
}

export const claimedDraw = (claim: DrawClaim, number: number): Part[] =>
	say`A draw can be claimed here, ${CLAIMS[claim]}, so the search stops here: ${value(number)}.`;

const CLAIMS: Readonly<Record<DrawClaim, string>> = {
	threefold: 'because a move repeats a position for the third time',
	'fifty-moves': 'because a quiet move completes fifty moves without a capture or pawn move'
};

export const estimate = (number: number, unit: string, reason: readonly Part[]): Part[] =>
	say`Depth limit: estimated at ${amount({ value: number, bound: 'exact' }, unit)}${because(reason)}.`;

/** At the depth limit in king and rook: "the black king has 9 free squares (12 − 3), so 9". */
export function freeSquares({ region, taken, squares }: FreeSquares, number: number): Part[] {
	const noun = squares === 1 ? 'free square' : 'free squares';
	const sum = taken === 0 ? '' : ` (${formatCount(region)} − ${formatCount(taken)})`;
	return say`Depth limit: the black king has ${formatCount(squares)} ${noun}${sum}, so ${value(number)}.`;
}

type FreeSquares = Extract<Reason, { kind: 'free-squares' }>;

/** @param plies the plies that the search looks beyond this node, which was not expanded */
export const lookedUp = (number: number, unit: string, plies: number): Part[] =>
	say`Not opened. Looked up ${formatCount(plies)} ${plies === 1 ? 'ply' : 'plies'} deep: ${amount({ value: number, bound: 'exact' }, unit)}.`;
