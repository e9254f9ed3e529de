/** The counts of a whole run, as `krk files` writes them next to the games: small enough to be committed. */
import { formatProfile } from '../../games/krk/profile/profile-text.ts';
import { SQUARES } from '../../games/krk/squares.ts';
import { blackKingOf } from '../../games/krk/placement.ts';
import type { Plan } from './experiment.ts';
import type { GameResult, Outcome } from './play-game.ts';

/** One number of steps of a run. */
export interface PartCounts {
	readonly steps: number;
	readonly games: number;
	/** By outcome and length in full moves: number of games; without those that do not occur. */
	readonly lengths: Readonly<Partial<Record<Outcome, Readonly<Record<string, number>>>>>;
	/** By the black king's starting square: number of mates, and full moves of all games. */
	readonly mates: readonly number[];
	readonly moves: readonly number[];
}

/** The results of a run, as in its file. */
export interface RunCounts {
	readonly profile: string;
	readonly starts: string;
	readonly seed: number;
	readonly parts: readonly PartCounts[];
}

/** Counts the games of a part, in any order, for the file. */
export class PartCounter {
	private games = 0;
	private readonly lengths: Partial<Record<Outcome, Record<string, number>>> = {};
	private readonly mates = Array.from({ length: SQUARES }, () => 0);
	private readonly moves = Array.from({ length: SQUARES }, () => 0);

	add(start: number, { outcome, moves }: Pick<GameResult, 'outcome' | 'moves'>): void {
		const square = blackKingOf(start);
		const lengths = (this.lengths[outcome] ??= {});
		lengths[moves] = (lengths[moves] ?? 0) + 1;
		this.moves[square] = (this.moves[square] as number) + moves;
		if (outcome === 'checkmate') this.mates[square] = (this.mates[square] as number) + 1;
		this.games++;
	}

	countsOf({ whiteSteps: steps }: Plan): PartCounts {
		const { games, lengths, mates, moves } = this;
		return { steps, games, lengths, mates, moves };
	}
}

/** The whole file; `plans` differ in their steps alone. */
export function runCounts(plans: readonly Plan[], counters: readonly PartCounter[]): RunCounts {
	const [{ profile, starts, firstSeed }] = plans as [Plan];
	const parts = plans.map((plan, part) => (counters[part] as PartCounter).countsOf(plan));
	return { profile: formatProfile(profile), starts, seed: firstSeed, parts };
}
