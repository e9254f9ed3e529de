/**
 * The paper's experiment: a game from every start. It is split into ranges of games, which can be played anywhere and
 * in any order; their results add up to the same figures.
 */
import { assert } from '../../base/assert.ts';
import { LevelTables } from '../../evaluate/krk-paper/levels/level-tables.ts';
import { KrkGame, OUTCOMES, playGame, type GameResult, type Outcome } from './play-game.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import { listStarts, type StartList, type Starts } from './starts.ts';

export interface Plan {
	readonly profile: Profile;
	/** Steps that each side looks ahead, 1..16 (1 step = 2 plies). */
	readonly whiteSteps: number;
	readonly blackSteps: number;
	readonly starts: Starts;
	/** The seeds are `firstSeed`, `firstSeed` + 1, ...: one game per start and seed. */
	readonly firstSeed: number;
	readonly seeds: number;
}

/** One more than the greatest length of a game in full moves: the entries of a histogram for one outcome. */
export const LENGTHS = 51;

/** The results of some games; plain data, and all integers, so that sums are exact in any order. */
export interface Tally {
	/** Games played. */
	readonly games: number;
	/** At LENGTHS * (index of the outcome) + moves: the number of starts that these games represent. */
	readonly counts: readonly number[];
}

export const NO_GAMES: Tally = {
	games: 0,
	counts: Array.from({ length: LENGTHS * OUTCOMES.length }, () => 0)
};

export function addTallies(one: Tally, other: Tally): Tally {
	return {
		games: one.games + other.games,
		counts: one.counts.map((count, index) => count + (other.counts[index] as number))
	};
}

/** A game's result in a byte: its index in the counts of a tally. */
export function packResult({ outcome, moves }: Pick<GameResult, 'outcome' | 'moves'>): number {
	return LENGTHS * OUTCOMES.indexOf(outcome) + moves;
}

export function unpackOutcome(packed: number): Outcome {
	return OUTCOMES[Math.floor(packed / LENGTHS)] as Outcome;
}

/** Length in full moves. */
export function unpackMoves(packed: number): number {
	return packed % LENGTHS;
}

/** A plan with its tables, ready to play any of its games. */
export class Experiment {
	readonly starts: StartList;
	/** Games of the whole plan. They are numbered start by start within each seed. */
	readonly games: number;
	private readonly game: KrkGame;

	constructor(readonly plan: Plan) {
		this.starts = listStarts(plan.starts);
		this.games = this.starts.ids.length * plan.seeds;
		this.game = new KrkGame(new LevelTables(plan.profile, plan.whiteSteps, plan.blackSteps));
	}

	/** The start of a game by its number. */
	startOf(index: number): number {
		return this.starts.ids[index % this.starts.ids.length] as number;
	}

	seedOf(index: number): number {
		return this.plan.firstSeed + Math.floor(index / this.starts.ids.length);
	}

	/** Plays one game, 0..games - 1; `record` as in `playGame`. */
	play(index: number, record: Int32Array | null): GameResult {
		return playGame(this.game, this.startOf(index), this.seedOf(index), record);
	}

	/**
	 * Plays the games from number `from` up to, not including, `to`.
	 *
	 * @param results if given, the results are packed into it from index 0
	 */
	run(from: number, to: number, results: Uint8Array | null): Tally {
		assert(from >= 0 && from <= to && to <= this.games, `No games ${from} to ${to}`);
		const counts = [...NO_GAMES.counts];
		for (let index = from; index < to; index++) {
			const packed = packResult(this.play(index, null));
			const weight = this.starts.weights[index % this.starts.ids.length] as number;
			counts[packed] = (counts[packed] as number) + weight;
			if (results !== null) results[index - from] = packed;
		}
		return { games: to - from, counts };
	}
}

export interface Summary {
	/** Games played, and the number of starts that they represent. */
	readonly games: number;
	readonly weight: number;
	/** By outcome: its share of all, 0..1. */
	readonly shares: Readonly<Record<Outcome, number>>;
	/** Mean length in full moves over all games. */
	readonly meanMoves: number;
	/** By length in full moves, 0..50: number of games, over all outcomes. */
	readonly lengths: readonly number[];
}

/** The figures of at least one game. */
export function summariseTally({ games, counts }: Tally): Summary {
	const lengths = Array.from({ length: LENGTHS }, () => 0);
	const shares = { checkmate: 0, stalemate: 0, threefold: 0, 'rook-capture': 0, 'fifty-moves': 0 };
	let [weight, moves] = [0, 0];
	for (const [packed, count] of counts.entries()) {
		const length = unpackMoves(packed);
		lengths[length] = (lengths[length] as number) + count;
		shares[unpackOutcome(packed)] += count;
		weight += count;
		moves += count * length;
	}
	for (const outcome of OUTCOMES) shares[outcome] /= weight;
	return { games, weight, shares, meanMoves: moves / weight, lengths };
}
