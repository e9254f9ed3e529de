/**
 * The extremes over all tie-breaks: the length of the games from a start if every choice among tied best moves, by
 * both sides, makes the game shortest, and longest. A property of both extremes is true for each way of breaking
 * ties. The record of the game is ignored, as in exact.ts.
 */
import { CHECKMATE, placementFacts } from '../../games/krk/legality.ts';
import { FIFTY_MOVES } from '../../games/krk/krk-state.ts';
import { classesOf } from './exact-classes.ts';
import type { DecisionCache, Decisions, LayerSource } from './exact-decisions.ts';

/** Longer than any game: there is no mate. */
export const NO_MATE = FIFTY_MOVES / 2 + 1;

/** White's moves to mate, by class of starts: 1..50 or NO_MATE. */
export interface Extremes {
	readonly shortest: Uint8Array;
	readonly longest: Uint8Array;
}

/** Passes backwards over the plies of a game, as `solveExactly` does. */
export function findExtremes(source: LayerSource, cache: DecisionCache): Extremes {
	const white = startAtTheEnd();
	const black = replyAtTheEnd();
	for (let ply = FIFTY_MOVES - 1; ply >= 0; ply--) {
		const decisions = cache.at(source, ply);
		if (decisions.turn === 'white') stepBack(decisions, black, white, 1);
		else stepBack(decisions, white, black, 0);
	}
	// After the last class: Black has captured the rook.
	return { shortest: white.shortest.subarray(0, -1), longest: white.longest.subarray(0, -1) };
}

function startAtTheEnd(): Extremes {
	const lengths = new Uint8Array(classesOf('white').ids.length + 1).fill(NO_MATE);
	return { shortest: lengths, longest: lengths.slice() };
}

function replyAtTheEnd(): Extremes {
	const facts = placementFacts();
	const lengths = Uint8Array.from(classesOf('black').ids, (id) =>
		((facts[id] as number) & CHECKMATE) !== 0 ? 0 : NO_MATE
	);
	return { shortest: lengths, longest: lengths.slice() };
}

/** @param own the mover's move's contribution to the length */
function stepBack(
	{ offsets, targets }: Decisions,
	next: Extremes,
	out: Extremes,
	own: number
): void {
	for (let index = 0; index < offsets.length - 1; index++) {
		const from = offsets[index] as number;
		const to = offsets[index + 1] as number;
		if (from === to) continue;
		let [shortest, longest] = [NO_MATE, 0];
		for (let edge = from; edge < to; edge++) {
			const target = targets[edge] as number;
			const least = next.shortest[target] as number;
			const most = next.longest[target] as number;
			if (least < shortest) shortest = least;
			if (most > longest) longest = most;
		}
		out.shortest[index] = Math.min(shortest + own, NO_MATE);
		out.longest[index] = Math.min(longest + own, NO_MATE);
	}
}
