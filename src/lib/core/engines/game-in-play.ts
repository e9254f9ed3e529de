import { assert } from '../base/assert.ts';
import type { Ending, Game, GameState, Move } from '../games/game.ts';
import { gameOf, type GameId } from '../games/registry.ts';

/** A game as it is played: its moves so far, and what the rules say of them, repetitions included. */
export class GameInPlay {
	readonly game: Game;
	private readonly live: GameState;
	private readonly made: Move[] = [];

	/** @param start a position of the game in text that can be read; what it says came before belongs to the record */
	constructor(
		readonly gameId: GameId,
		readonly start: string
	) {
		this.game = gameOf(gameId);
		const state = this.game.parse(start, { root: 'max' });
		assert(state.ok, `a game can begin at ${start}`);
		this.live = state.value;
	}

	/** The moves made since the start. */
	get moves(): readonly Move[] {
		return this.made;
	}

	/** The position now, which is played on: to be read at once, never kept. */
	get state(): GameState {
		return this.live;
	}

	/** The position now in normalised text, with the moves behind it where the game has use for them. */
	get position(): string {
		return this.game.format(this.live);
	}

	/** How the game has ended, or null where it goes on. */
	get ending(): Ending | null {
		return this.game.ending(this.live);
	}

	/** Makes a legal move. */
	play(move: Move): void {
		assert(this.live.legalMoves().includes(move), `a legal move: ${move}`);
		this.live.play(move);
		this.live.settleRecord?.();
		this.made.push(move);
	}
}
