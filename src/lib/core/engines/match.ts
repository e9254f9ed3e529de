/** Games of one engine against another, with random choices from seeds. */
import { mixHash } from '../base/random.ts';
import type { Ending, Move, Side } from '../games/game.ts';
import type { GameId } from '../games/registry.ts';
import { chooseMove } from './choose-move.ts';
import { GameInPlay } from './game-in-play.ts';
import type { Player } from './player.ts';

/** `alternating`: the players swap sides in every second game. */
type ColourRule = 'alternating' | 'fixed';

export interface MatchPlan {
	readonly game: GameId;
	/** The starting position of every game, in normalised text. */
	readonly start: string;
	/** MAX and MIN in the first game. */
	readonly first: Player;
	readonly second: Player;
	readonly colours: ColourRule;
	readonly games: number;
	readonly seed: number;
}

export interface MatchGame {
	/** Its number, from 0. */
	readonly index: number;
	/** The first player's side in it. */
	readonly firstIs: Side;
	readonly moves: readonly Move[];
	readonly ending: Ending;
}

/** The side of the first player in a game of a match. */
export function sideOfFirst({ colours }: Pick<MatchPlan, 'colours'>, index: number): Side {
	return colours === 'alternating' && index % 2 === 1 ? 'min' : 'max';
}

/** Initial value of the hash, so that swapping a small seed and a small index changes the result. */
const MATCH_HASH = 0x811c9dc5;

/** The seed of one game of a match; each ply derives its random choices from it. */
export function seedOfGame({ seed }: Pick<MatchPlan, 'seed'>, index: number): number {
	return mixHash(mixHash(MATCH_HASH, seed), index);
}

/**
 * Plays one game of a match to its end. The same plan and index give the same game.
 * @param onMove called after each move; may throw to end the game
 */
export function playMatchGame(
	plan: MatchPlan,
	index: number,
	onMove?: (game: GameInPlay) => void
): MatchGame {
	const firstIs = sideOfFirst(plan, index);
	const seed = seedOfGame(plan, index);
	const game = new GameInPlay(plan.game, plan.start);
	for (;;) {
		const { ending } = game;
		if (ending !== null) return { index, firstIs, moves: game.moves, ending };
		const { state } = game;
		const side: Side = state.maxToMove() ? 'max' : 'min';
		const player = side === firstIs ? plan.first : plan.second;
		const { gameId, position, moves } = game;
		const turn = { game: gameId, position, ply: moves.length, state, seed };
		game.play(chooseMove(player, turn).move);
		onMove?.(game);
	}
}
