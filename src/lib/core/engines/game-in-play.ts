import { assert } from '../base/assert.ts';
import { recordMovesOf } from '../games/game-line.ts';
import type { Ending, Game, GameState, Move } from '../games/game.ts';
import { gameOf, type GameId } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';

/** A game in progress: its moves so far, and its state by the rules, repetitions included. */
export class GameInPlay {
	readonly game: Game;
	private readonly live: GameState;
	private readonly made: Move[] = [];

	/** @param start a position of the game in readable text; moves in it belong to the record */
	constructor(
		readonly gameId: GameId,
		readonly start: string
	) {
		this.game = gameOf(gameId);
		this.live = rootOf({ game: gameId, position: start });
	}

	/** The moves made since the start. */
	get moves(): readonly Move[] {
		return this.made;
	}

	/** The current position, which later moves change in place: read it at once, never keep it. */
	get state(): GameState {
		return this.live;
	}

	/** The current position in normalised text, with its moves if the game uses them. */
	get position(): string {
		return this.game.format(this.live);
	}

	/** How the game has ended, or null if it is not over. */
	get ending(): Ending | null {
		return this.game.ending(this.live);
	}

	/** Makes a legal move, also after a draw that a player could have claimed. */
	play(move: Move): void {
		assert(recordMovesOf(this.live).includes(move), `a legal move: ${move}`);
		this.live.play(move);
		this.live.settleRecord?.();
		this.made.push(move);
	}
}
