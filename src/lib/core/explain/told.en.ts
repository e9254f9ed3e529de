/**
 * Sentences about the steps of a faulty run, in English; see templates.en.ts. They say what it does, with its own
 * numbers, and never why: its windows and values prove nothing.
 */
import type { Side } from '../games/game.ts';
import { end, limitOf, listMoves, listNames, move, nameOf, value } from './names.en.ts';
import { say, type Part } from './parts.ts';
import { toMove } from './templates.en.ts';
import type { MoveTerm, SideTerm } from './terms.ts';

interface Ends {
	readonly alpha: number;
	readonly beta: number;
}

/**
 * @param bounds whether any node on the way has returned something yet
 * @param takes the side that the run takes it for; null where it is right
 */
export function entered(
	party: SideTerm,
	arrival: MoveTerm | null,
	{ alpha, beta }: Ends,
	bounds: 'set' | 'none yet',
	takes: Side | null
): Part[] {
	const which = takes === 'max' ? 'largest' : 'smallest';
	const wrong = takes === null ? '' : `, but the search takes the ${which} value`;
	const isOpen = alpha === -Infinity && beta === Infinity;
	const window = isOpen
		? bounds === 'set'
			? say`No bounds here`
			: say`No bounds yet`
		: say`The window here is ${end(alpha)} to ${end(beta)}`;
	return say`${toMove(party, arrival)}${wrong}. ${window}.`;
}

/**
 * @param best of the child itself, if it returned something else
 * @param taken what its parent took it for, if that is something else
 */
export function gave(
	child: MoveTerm,
	given: number,
	best: number | null,
	taken: number | null
): Part[] {
	const although = best === null ? '' : say`, although its best is ${value(best)}`;
	const as = taken === null ? '' : say`, which the search takes for ${value(taken)}`;
	return say`${move(child, 'Node')} gives ${value(given)}${although}${as}.`;
}

/** @param before null if it is the node's first */
export const bestIs = (before: number | null, now: number): Part[] =>
	before === now ? say`The best stays ${value(now)}` : say`The best is now ${value(now)}`;

export function boundIs(which: Side, before: number, now: number): Part[] {
	const verb = now === before ? 'stays' : now > before ? 'rises to' : 'falls to';
	return say`${limitOf(which)} ${verb} ${end(now)}`;
}

export function stops(
	best: number | null,
	{ alpha, beta }: Ends,
	named: readonly MoveTerm[],
	others: number
): Part[] {
	if (best === null) return say`The search skips ${listNames(named, others, 'cut')}.`;
	return say`The search stops here with best ${value(best)} and window ${end(alpha)} to ${end(beta)}. ${listMoves(named, others, 'cut')} not searched.`;
}

/**
 * @param best of the root, if the run returns something else
 * @param by the move that gave it; null if none did
 */
export function finished(given: number, best: number | null, by: MoveTerm | null): Part[] {
	const although = best === null ? '' : say`, although the best at the root is ${value(best)}`;
	const found = by === null ? '' : say` (${nameOf(by)})`;
	return say`The search returns ${value(given)}${found}${although}.`;
}

/** "The best is now 3; beta falls to 3." */
export const effect = (best: readonly Part[], bound: readonly Part[]): Part[] =>
	say`${best}; ${bound}.`;
