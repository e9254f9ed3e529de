/** The figures of one part of a run, updated as its games are finished: in any order, in any portions. */
import { SQUARES } from '../../games/krk/squares.ts';
import { LENGTHS, NO_GAMES, type Tally } from './experiment.ts';
import { OUTCOMES, type Outcome } from './play-game.ts';
import { PIECES, SQUARE_OF, type Piece } from './piece-square.ts';
import { UNPLAYED } from './run-results.ts';
import type { StartList } from './starts.ts';

/** One square of a board map. */
export interface SquareShare {
	/** Number of starts with the piece on it that the played games represent. */
	readonly starts: number;
	/** Number of these with the selected outcome. */
	readonly ended: number;
}

export class Figures {
	private games = 0;
	private readonly counts = [...NO_GAMES.counts];
	/** By piece, starting square and outcome: number of starts. */
	private readonly squares = new Float64Array(PIECES.length * SQUARES * OUTCOMES.length);

	constructor(private readonly starts: StartList) {}

	/** Adds the results of the games from number `from` on; skips unplayed games. */
	add(from: number, results: Uint8Array): void {
		const { ids, weights } = this.starts;
		for (let i = 0; i < results.length; i++) {
			const packed = results[i] as number;
			if (packed === UNPLAYED) continue;
			const place = (from + i) % ids.length;
			const weight = weights[place] as number;
			this.games++;
			this.counts[packed] = (this.counts[packed] as number) + weight;
			this.addSquares(ids[place] as number, Math.floor(packed / LENGTHS), weight);
		}
	}

	private addSquares(id: number, outcome: number, weight: number): void {
		for (const [piece, name] of PIECES.entries()) {
			const at = (piece * SQUARES + SQUARE_OF[name](id)) * OUTCOMES.length + outcome;
			this.squares[at] = (this.squares[at] as number) + weight;
		}
	}

	/** The current tally. */
	get tally(): Tally {
		return { games: this.games, counts: [...this.counts] };
	}

	/** By a piece's starting square: the number of games, and of those with the outcome. */
	mapOf(piece: Piece, outcome: Outcome): SquareShare[] {
		const [at, code] = [PIECES.indexOf(piece), OUTCOMES.indexOf(outcome)];
		return Array.from({ length: SQUARES }, (_, square) => {
			const from = (at * SQUARES + square) * OUTCOMES.length;
			const ends = this.squares.subarray(from, from + OUTCOMES.length);
			return { starts: ends.reduce((sum, n) => sum + n, 0), ended: ends[code] as number };
		});
	}
}

export interface LengthFigures {
	/** By length in full moves, 0..50. */
	readonly mates: readonly number[];
	/** Draws of any kind. */
	readonly draws: readonly number[];
	/** Over all games; null if there are none. */
	readonly shortest: number | null;
	readonly longest: number | null;
}

/** Lengths of games, separately for mates and draws. */
export function lengthsOf({ counts }: Tally): LengthFigures {
	const mates = counts.slice(0, LENGTHS);
	const draws = mates.map((_, moves) => {
		let sum = 0;
		for (let code = 1; code < OUTCOMES.length; code++)
			sum += counts[LENGTHS * code + moves] as number;
		return sum;
	});
	const played = mates.flatMap((n, moves) => (n + (draws[moves] as number) > 0 ? [moves] : []));
	return { mates, draws, shortest: played[0] ?? null, longest: played.at(-1) ?? null };
}
