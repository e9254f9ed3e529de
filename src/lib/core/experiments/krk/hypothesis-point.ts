/**
 * Exact figures of games in which both sides look n steps ahead: one point of the hypothesis's curve. Plain data, so
 * that it can be sent and stored. All of it ignores the game's record (exact.ts).
 */
import type { Profile } from '../../games/krk/profile/profile.ts';
import { classesOf } from './exact-classes.ts';
import { DecisionCache, shareOfOptimal } from './exact-decisions.ts';
import { solveExactly, type ExactFigures } from './exact.ts';
import { NO_MATE, findExtremes, type Extremes } from './exact-extremes.ts';
import { huntsByDistance, matesByDistance, type ByDistance } from './mechanism.ts';
import { HypothesisLayers } from './hypothesis-layers.ts';
import { summarise, tablebase } from './tablebase.ts';

export type Mates = Profile['mates'];
export const MATES = ['flat', 'depth'] as const satisfies readonly Mates[];

export interface HypothesisPoint {
	readonly mates: Mates;
	readonly steps: number;
	/** Over all starts: the probability of a mate, and of anything else, which keeps its digits near 0. */
	readonly mate: number;
	readonly unmated: number;
	/** Mean length in full moves; a game without mate counts 50. */
	readonly moves: number;
	/** The same mean length by perfect play of both sides, from the tablebase. */
	readonly perfectMoves: number;
	/** Optimal shares, 0..1, over all placements with that side to move. */
	readonly whiteDecisions: number;
	readonly blackDecisions: number;
	/** Optimal shares, 0..1, of the moves made in the games. */
	readonly whitePlayed: number;
	readonly blackPlayed: number;
	/** The number of legal starts from which every tie-break mates, and from which none does. */
	readonly surelyMated: number;
	readonly neverMated: number;
	/** The longest game that tie-breaks allow, in full moves; NO_MATE if one ends without mate. */
	readonly longest: number;
	/** The start with a mate in one whose games have the largest expected length. */
	readonly dawdler: Dawdler;
	/** Mates by the distance between the kings, and Black's moves towards the rook by the distance from it. */
	readonly matesBy: ByDistance;
	readonly huntsBy: ByDistance;
}

interface Dawdler {
	readonly start: number;
	/** Expected length of its games in full moves. */
	readonly moves: number;
}

/** The points for 1, 2, 3, ... steps, one after the other. */
export class HypothesisCurve {
	private readonly layers: HypothesisLayers;
	private readonly cache = new DecisionCache();
	private readonly perfectMoves = summarise('white').mean;
	private begun = false;

	constructor(private readonly mates: Mates) {
		this.layers = new HypothesisLayers(mates);
	}

	/** The point of one step more than the last, from 1. */
	next(): HypothesisPoint {
		if (this.begun) this.layers.grow();
		this.begun = true;
		const { layers, cache } = this;
		const figures = solveExactly(layers, cache);
		const mean = figures.mean();
		return {
			mates: this.mates,
			steps: layers.steps,
			mate: mean.mate,
			unmated: mean.fifty + mean.drawn,
			moves: mean.moves,
			perfectMoves: this.perfectMoves,
			whiteDecisions: shareOfOptimal(cache.at(layers, 0)),
			blackDecisions: shareOfOptimal(cache.at(layers, 1)),
			whitePlayed: mean.whiteOptimal / mean.moves,
			blackPlayed: mean.blackOptimal / mean.blackMoves,
			...countExtremes(findExtremes(layers, cache)),
			dawdler: findDawdler(figures),
			matesBy: matesByDistance(figures, layers.steps),
			huntsBy: huntsByDistance(layers, layers.steps)
		};
	}
}

function countExtremes({
	shortest,
	longest
}: Extremes): Pick<HypothesisPoint, 'surelyMated' | 'neverMated' | 'longest'> {
	let [surelyMated, neverMated] = [0, 0];
	for (const [index, weight] of classesOf('white').weights.entries()) {
		if ((longest[index] as number) < NO_MATE) surelyMated += weight;
		if (shortest[index] === NO_MATE) neverMated += weight;
	}
	return { surelyMated, neverMated, longest: Math.max(...new Set(longest)) };
}

function findDawdler(figures: ExactFigures): Dawdler {
	const { mateIn } = tablebase();
	let dawdler: Dawdler = { start: -1, moves: 0 };
	for (const [index, start] of classesOf('white').ids.entries()) {
		if (mateIn[start] !== 1) continue;
		const { moves } = figures.at(index);
		if (moves > dawdler.moves) dawdler = { start, moves };
	}
	return dawdler;
}
