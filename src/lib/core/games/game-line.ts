/** A game that was played, as a line of moves from a start: what lists, boards and reviews read. */
import { assert } from '../base/assert.ts';
import type { Ending, GameState, Move, Side } from './game.ts';
import { gameOf, type GameId } from './registry.ts';

export interface LineMove {
	readonly move: Move;
	readonly side: Side;
	/** As people of the game write it: SAN, "a3". */
	readonly text: string;
	/** As scripts write it: UCI, the cell number. */
	readonly id: string;
}

export interface GameLine {
	readonly game: GameId;
	/** Where it begins, as a position's text. */
	readonly start: string;
	/** Who makes the first move. */
	readonly first: Side;
	readonly moves: readonly LineMove[];
	/** How it ended by the rules; null where it goes on, or was given up. */
	readonly ending: Ending | null;
}

/** @param start a position that can be read; @param moves legal ones, one after the other */
export function readLine(game: GameId, start: string, moves: readonly Move[]): GameLine {
	const rules = gameOf(game);
	const state = stateFrom(game, start);
	const first = moverOf(state);
	const read = moves.map((move): LineMove => {
		const one = {
			move,
			side: moverOf(state),
			text: rules.moveText(state, move),
			id: rules.moveId(state, move)
		};
		advance(state, move);
		return one;
	});
	return { game, start, first, moves: read, ending: rules.ending(state) };
}

/** The position after so many moves, with those moves as its record; a fresh state. */
export function lineStateAt({ game, start, moves }: GameLine, ply: number): GameState {
	const state = stateFrom(game, start);
	for (const { move } of moves.slice(0, ply)) advance(state, move);
	return state;
}

/** The same as text, with the moves behind it where the game has use for them. */
export function linePositionAt(line: GameLine, ply: number): string {
	return gameOf(line.game).format(lineStateAt(line, ply));
}

/** The number that stands before a move in a list, "12." or "12…"; `ply` counts from 0. */
export function moveNumber({ start, first }: GameLine, ply: number): string {
	const counted = Number(/^\S+ [wb] \S+ \S+ \d+ (\d+)/.exec(start)?.[1] ?? '1');
	const before = /\smoves\s+(.*)$/.exec(start)?.[1]?.split(/\s+/).length ?? 0;
	const startedBlack = (first === 'min') !== (before % 2 === 1);
	const at = ply + before + (startedBlack ? 1 : 0);
	return `${counted + Math.floor(at / 2)}${at % 2 === 0 ? '.' : '…'}`;
}

function moverOf(state: GameState): Side {
	return state.maxToMove() ? 'max' : 'min';
}

function stateFrom(game: GameId, start: string): GameState {
	const state = gameOf(game).parse(start, { root: 'max' });
	assert(state.ok, `a game begins at ${start}`);
	return state.value;
}

function advance(state: GameState, move: Move): void {
	state.play(move);
	state.settleRecord?.();
}
