/** A played game as a line of moves from a start, for lists, boards and reviews. */
import { rootOf } from './root.ts';
import type { Ending, GameState, Move, Side } from './game.ts';
import { factsOf, gameOf, type GameId } from './registry.ts';

export interface LineMove {
	readonly move: Move;
	readonly side: Side;
	/** In the game's usual notation: SAN, "a3". */
	readonly text: string;
	/** In the notation of scripts: UCI, the cell number. */
	readonly id: string;
}

export interface GameLine {
	readonly game: GameId;
	/** Starting position as text. */
	readonly start: string;
	/** The side that makes the first move. */
	readonly first: Side;
	readonly moves: readonly LineMove[];
	/** How the game ended by the rules; null if it is not over, or was given up. */
	readonly ending: Ending | null;
}

/** @param start a readable position; @param moves legal moves in sequence */
export function readLine(game: GameId, start: string, moves: readonly Move[]): GameLine {
	const rules = gameOf(game);
	const state = rootOf({ game, position: start });
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

/** The position after `ply` moves, with those moves as its record; a fresh state. */
export function lineStateAt({ game, start, moves }: GameLine, ply: number): GameState {
	const state = rootOf({ game, position: start });
	for (const { move } of moves.slice(0, ply)) advance(state, move);
	return state;
}

/** The same as text, followed by the moves if the game uses them. */
export function linePositionAt(line: GameLine, ply: number): string {
	return gameOf(line.game).format(lineStateAt(line, ply));
}

/**
 * The full move, of both sides, that a move belongs to, and whether it is its first; `ply` counts from 0. In chess
 * White begins each of them, in other games the side that made the first move.
 */
export function fullMoveOf(
	{ game, start, first }: GameLine,
	ply: number
): { readonly number: number; readonly begins: boolean } {
	const counted = Number(/^\S+ [wb] \S+ \S+ \d+ (\d+)/.exec(start)?.[1] ?? '1');
	const before = /\smoves\s+(.*)$/.exec(start)?.[1]?.split(/\s+/).length ?? 0;
	const startedBlack = factsOf(game).hasPgn === true && (first === 'min') !== (before % 2 === 1);
	const at = ply + before + (startedBlack ? 1 : 0);
	return { number: counted + Math.floor(at / 2), begins: at % 2 === 0 };
}

/** Number before a move in a text, "12." or "12…"; `ply` counts from 0. */
export function moveNumber(line: GameLine, ply: number): string {
	const { number, begins } = fullMoveOf(line, ply);
	return `${number}${begins ? '.' : '…'}`;
}

/** The moves with which a game that was played may go on. */
export function recordMovesOf(state: GameState): Move[] {
	return state.recordMoves?.() ?? state.legalMoves();
}

function moverOf(state: GameState): Side {
	return state.maxToMove() ? 'max' : 'min';
}

function advance(state: GameState, move: Move): void {
	state.play(move);
	state.settleRecord?.();
}
