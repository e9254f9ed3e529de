/** Games of one engine against another, with what chance decides drawn from seeds. */
import { mixHash } from '../base/random.ts';
import type { Ending, Move, Side } from '../games/game.ts';
import type { GameId } from '../games/registry.ts';
import { chooseMove } from './choose-move.ts';
import { GameInPlay } from './game-in-play.ts';
import type { Player } from './player.ts';

/** `alternating`: who begins as MAX has the other side in every second game. */
export const COLOUR_RULES = ['alternating', 'fixed'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

/** The games that engines play against each other. */
export const MATCH_GAMES = ['chess', 'tictactoe'] as const satisfies readonly GameId[];
export type MatchGameId = (typeof MATCH_GAMES)[number];

export interface MatchPlan {
	readonly game: MatchGameId;
	/** Where every game begins, in normalised text. */
	readonly start: string;
	/** Who is MAX in the first game, and who is MIN. */
	readonly first: Player;
	readonly second: Player;
	readonly colours: ColourRule;
	readonly games: number;
	readonly seed: number;
}

export interface MatchGame {
	/** Its number, from 0. */
	readonly index: number;
	/** The side that the first player has in it. */
	readonly firstIs: Side;
	readonly moves: readonly Move[];
	readonly ending: Ending;
}

/** The side of the first player in a game of a match. */
export function sideOfFirst({ colours }: Pick<MatchPlan, 'colours'>, index: number): Side {
	return colours === 'alternating' && index % 2 === 1 ? 'min' : 'max';
}

/** What seeds are mixed into first, so that a small seed and a small index do not trade places. */
const MATCH_HASH = 0x811c9dc5;

/** The seed of one game of a match, from which each ply draws its own chance. */
export function seedOfGame({ seed }: Pick<MatchPlan, 'seed'>, index: number): number {
	return mixHash(mixHash(MATCH_HASH, seed), index);
}

/**
 * Plays one game of a match to its end. The same plan and index give the same game.
 * @param onMove hears of each move as it is made; may throw to end the game
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
