/** One game of the paper's program against itself, from a legal start to its end. */
import { assert } from '../../base/assert.ts';
import type { Random } from '../../base/random.ts';
import { FIFTY_MOVES } from '../../games/krk/krk-state.ts';
import { CHECKMATE, STALEMATE, isLegalStart, placementFacts } from '../../games/krk/legality.ts';
import { PLACEMENTS, isRookTaken, type Turn } from '../../games/krk/placement.ts';
import { chooseMove, makeCandidates, randomOfGame, weighMoves, type Candidates } from './choose.ts';
import { turnAt, type LevelTables } from '../../evaluate/krk-paper/levels/level-tables.ts';
import { RepetitionOverlay } from '../../evaluate/krk-paper/levels/repetition.ts';

/** How a game ends; an outcome's code is its index. */
export const OUTCOMES = [
	'checkmate',
	'stalemate',
	'threefold',
	'rook-capture',
	'fifty-moves'
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface GameResult {
	readonly outcome: Outcome;
	/** Moves of both sides together, 1..100. */
	readonly plies: number;
	/** Length in full moves, 1..50: a mate on White's m-th move counts m. */
	readonly moves: number;
}

/** A game in progress. Only one game at a time may use its tables. */
export class KrkGame {
	private readonly overlay: RepetitionOverlay;
	private readonly counts = new Uint8Array(PLACEMENTS);
	private readonly seen: number[] = [];
	private readonly candidates = makeCandidates();
	private random: Random = Math.random;
	private current = 0;
	private played = 0;

	constructor(readonly tables: LevelTables) {
		this.overlay = new RepetitionOverlay(tables.layers);
	}

	/** The current placement (placement.ts). */
	get id(): number {
		return this.current;
	}

	get turn(): Turn {
		return turnAt(this.played);
	}

	/** Moves of both sides since the start. */
	get ply(): number {
		return this.played;
	}

	/** Sets up a legal start with White to move; the same seed and start give the same choices. */
	begin(start: number, seed: number): void {
		assert(isLegalStart(start), `Placement ${start} is no legal start`);
		this.clear();
		this.random = randomOfGame(seed, start);
		this.current = start;
		this.played = 0;
		if (this.tables.profile.startCounted === 'counted') this.count(start);
	}

	/** Restores the tables. */
	clear(): void {
		this.overlay.reset();
		for (const id of this.seen) this.counts[id] = 0;
		this.seen.length = 0;
	}

	/** The values of the moves of the side to move; overwritten by the next call. */
	weigh(): Candidates {
		const { tables } = this;
		const below = tables.layerBelow(this.played).values;
		weighMoves(this.candidates, this.current, this.turn, below, tables.mateStep);
		return this.candidates;
	}

	/** The placement after the move that the side to move chooses. */
	choose(): number {
		const candidates = this.weigh();
		const index = chooseMove(candidates, this.turn, this.tables.profile.ties, this.random);
		return candidates.reached[index] as number;
	}

	/** Plays the move that leads to `next`, chosen or not; returns how the game has ended, or null. */
	advance(next: number): Outcome | null {
		const outcome = this.outcomeOf(next);
		this.current = next;
		this.played++;
		if (outcome === null) this.count(next);
		return outcome;
	}

	/** How the game would end with the move that leads to `next`; null if it would continue. */
	outcomeOf(next: number): Outcome | null {
		if (isRookTaken(next)) return 'rook-capture';
		const isWhite = this.turn === 'white';
		const facts = placementFacts()[next] as number;
		if (isWhite && (facts & CHECKMATE) !== 0) return 'checkmate';
		const isTested = isWhite || this.tables.profile.stalemateTest === 'either-turn';
		if (isTested && (facts & STALEMATE) !== 0) return 'stalemate';
		if (this.counts[next] === 2) return 'threefold';
		return this.played + 1 === FIFTY_MOVES ? 'fifty-moves' : null;
	}

	/** Counts an occurrence of a board, with either side to move. */
	private count(id: number): void {
		const times = (this.counts[id] as number) + 1;
		this.counts[id] = times;
		if (times === 1) this.seen.push(id);
		if (times === 2 && this.tables.profile.treeSeesRepetition === 'seen') this.overlay.fix(id);
	}
}

/**
 * Plays a game from a legal start, both sides choosing.
 *
 * @param record if given, the placement after each ply is written into it; at least 100 long
 */
export function playGame(
	game: KrkGame,
	start: number,
	seed: number,
	record: Int32Array | null
): GameResult {
	game.begin(start, seed);
	let outcome: Outcome | null = null;
	while (outcome === null) {
		const next = game.choose();
		if (record !== null) record[game.ply] = next;
		outcome = game.advance(next);
	}
	game.clear();
	return { outcome, plies: game.ply, moves: (game.ply + 1) >> 1 };
}
