/**
 * A line of moves from a legal start, from the program's point of view: at each ply the value of every move, its
 * chance of being played, the program's choice by the seed, and the move's quality by the tablebase.
 *
 * The program makes its choice at every ply, even if another move was made there (by the user, or with other
 * settings). So its answer depends on the start, the seed, the settings and the moves alone, whatever was taken back
 * in between; and a line of its own choices is exactly the game of `playGame`.
 */
import type { Move } from '../../games/game.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import { DRAW_VALUE, paperValue } from '../../evaluate/krk-paper/paper-value.ts';
import { moveBetween, placementAfter } from '../../games/krk/moves.ts';
import { isRookTaken, type Turn } from '../../games/krk/placement.ts';
import { chooseMove, type Candidates } from './choose.ts';
import type { KrkGame, Outcome } from './play-game.ts';
import { lostIn, mateIn } from './tablebase.ts';

export interface WeighedMove {
	readonly move: Move;
	/** The placement after the move. */
	readonly reached: number;
	/** How the game would end with it; null if it would continue. */
	readonly outcome: Outcome | null;
	/** The static value of that placement: freeSquares, or the value of an ending. */
	readonly static: number;
	/** The value by the search; large is good for Black. */
	readonly value: number;
	/** Probability that the program plays it here, 0..1. */
	readonly chance: number;
	/** The number of White's move, the next being 1, on which perfect play then mates (0: it mates now); null: a draw. */
	readonly mate: number | null;
}

/** A position of the line, with a side to move. */
export interface WeighedPly {
	readonly id: number;
	readonly turn: Turn;
	/** All legal moves, in the released program's order. */
	readonly moves: readonly WeighedMove[];
	/** The value of the best of them. */
	readonly best: number;
	/** Index of the move that the program plays by its seed. */
	readonly chosen: number;
}

export interface AnalysedLine {
	/** The moves made before the game ended. */
	readonly moves: readonly Move[];
	/** By ply: the positions, the last one too if the game is not over. */
	readonly plies: readonly WeighedPly[];
	/** How the game ended with the last move, or null. */
	readonly outcome: Outcome | null;
}

/** @param moves legal moves from `start`; or `game`: the moves of the program's game against itself */
export function analyseLine(
	game: KrkGame,
	start: number,
	seed: number,
	moves: readonly Move[] | 'game'
): AnalysedLine {
	const played: Move[] = [];
	const plies: WeighedPly[] = [];
	let outcome: Outcome | null = null;
	game.begin(start, seed);
	while (outcome === null) {
		const here = weighPly(game);
		plies.push(here);
		const move = moves === 'game' ? here.moves[here.chosen]?.move : moves[played.length];
		if (move === undefined) break;
		played.push(move);
		outcome = game.advance(placementAfter(here.id, move));
	}
	game.clear();
	return { moves: played, plies, outcome };
}

/** By ply of a line: the moves that the program may play there. */
export function listChoices(
	game: KrkGame,
	start: number,
	moves: readonly Move[]
): (readonly Move[])[] {
	const choices: (readonly Move[])[] = [];
	// No move is chosen here, so the seed does not matter.
	game.begin(start, 0);
	for (const move of moves) {
		const { id, turn } = game;
		const candidates = game.weigh();
		const chances = chancesOf(candidates, turn, game.tables.profile.ties);
		const reached = candidates.reached.subarray(0, candidates.count);
		choices.push(
			[...reached].filter((_, i) => (chances[i] ?? 0) > 0).map((next) => moveBetween(id, next))
		);
		game.advance(placementAfter(id, move));
	}
	game.clear();
	return choices;
}

function weighPly(game: KrkGame): WeighedPly {
	const { id, turn } = game;
	const { profile } = game.tables;
	const candidates = game.weigh();
	const { reached, values, count, best } = candidates;
	const chances = chancesOf(candidates, turn, profile.ties);
	const moves = Array.from({ length: count }, (_, i): WeighedMove => {
		const next = reached[i] as number;
		const outcome = game.outcomeOf(next);
		return {
			move: moveBetween(id, next),
			reached: next,
			outcome,
			static: worthOf(next, turn, outcome, profile),
			value: values[i] as number,
			chance: chances[i] as number,
			mate: mateAfter(next, turn)
		};
	});
	const chosen = game.choose();
	return { id, turn, moves, best, chosen: moves.findIndex((move) => move.reached === chosen) };
}

/** Value of a game after a move of `mover` to `next` that perhaps ended it; large is good for Black. */
function worthOf(next: number, mover: Turn, outcome: Outcome | null, profile: Profile): number {
	const squares = paperValue(next, mover === 'white' ? 'black' : 'white', profile.reading);
	if (outcome === 'threefold') return DRAW_VALUE + squares;
	const isDraw =
		outcome === 'stalemate' || (outcome === 'fifty-moves' && profile.fiftyValue === 'plus-1000');
	return isDraw ? DRAW_VALUE : squares;
}

/** Probability of each root move: runs the tie rule once for each random number that it may draw. */
function chancesOf(candidates: Candidates, turn: Turn, ties: Profile['ties']): number[] {
	const chances = Array.from({ length: candidates.count }, () => 0);
	// The released program picks among all but two of the best, and only if there are more than three.
	const draws = ties === 'uniform' ? candidates.tied : Math.max(1, candidates.tied - 2);
	for (let draw = 0; draw < draws; draw++) {
		const index = chooseMove(candidates, turn, ties, () => (draw + 0.5) / draws);
		chances[index] = (chances[index] as number) + 1 / draws;
	}
	return chances;
}

function mateAfter(next: number, mover: Turn): number | null {
	if (isRookTaken(next)) return null;
	return mover === 'white' ? lostIn(next) : mateIn(next);
}
