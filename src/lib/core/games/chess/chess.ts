/**
 * Chess: White is MAX. A `ChessState` is what a search walks; this file is what a reader sees of it.
 */
import { ok, type Result } from '../../base/result.ts';
import type { Ending, Game, Side } from '../game.ts';
import { ChessState } from './chess-state.ts';
import { describeEnding } from './ending-text.ts';
import { START_FEN, formatFen, parseFen } from './fen.ts';
import { moveUci } from './moves.ts';
import { CHESS_PRESETS } from './presets.ts';
import { readChessMoves } from './read-move.ts';
import { formatSan } from './san.ts';

export const chess: Game<ChessState> = {
	id: 'chess',
	name: 'Chess',
	sideNames: { max: 'White', min: 'Black' },
	defaultDepth: 3,
	maxDepth: 20,
	defaultPosition: START_FEN,
	presets: CHESS_PRESETS,
	parse,
	format: (state) => formatFen(state.position),
	moveText: (state, move) => formatSan(state.position, move),
	moveId: (_state, move) => moveUci(move),
	readMoves: readChessMoves,
	ending
};

function parse(text: string): Result<ChessState> {
	const position = parseFen(text);
	return position.ok ? ok(new ChessState(position.value)) : position;
}

function ending(state: ChessState): Ending | null {
	const code = state.ending();
	if (code === null) return null;
	const loser: Side = state.maxToMove() ? 'max' : 'min';
	const winner: Side = loser === 'max' ? 'min' : 'max';
	return {
		code,
		winner: code === 'checkmate' ? winner : null,
		detail: describeEnding(state.position, code)
	};
}
