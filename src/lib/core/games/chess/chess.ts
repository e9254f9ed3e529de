/** Chess: White is MAX. Searches use `ChessState`; this file is for readers. */
import { BOARD_ALONE, isBoardAlone, formatFen } from './fen.ts';
import { CHESS_ENDING_NAMES } from '../chess-ending-names.ts';
import type { Ending, Game, Side } from '../game.ts';
import type { ChessState } from './chess-state.ts';
import { describeEnding } from './ending-text.ts';
import { CHESS_FACTS } from './facts.ts';
import { formatGame, parseGame } from './game-record.ts';
import { moveUci } from './moves.ts';
import { moveInWords } from './move-words.ts';
import { CHESS_PRESETS } from './presets.ts';
import { readChessMoves, whyIllegalWord } from './read-move.ts';
import { formatSan } from './san.ts';
import type { Claimable, Ruling } from '../ruling.ts';
import { FIFTY_MOVES, THIRD_TIME } from './endings.ts';
import { legalMovesOf } from './move-generation.ts';

export const chess: Game<ChessState> = {
	...CHESS_FACTS,
	presets: CHESS_PRESETS,
	parse: parseGame,
	reader: async () => (await import('./read/readers.ts')).readChessPosition,
	assumed: (text) => (isBoardAlone(text) ? BOARD_ALONE : null),
	format: formatGame,
	moveText: (state, move) => formatSan(state.position, move),
	moveWords: (state, move) => moveInWords(state.position, move),
	moveId: (_state, move) => moveUci(move),
	readMoves: readChessMoves,
	whyIllegal: whyIllegalWord,
	ending,
	ruling: rulingOf
};

function ending(state: ChessState): Ending | null {
	const code = state.ending();
	if (code === null) return null;
	const loser: Side = state.maxToMove() ? 'max' : 'min';
	const winner: Side = loser === 'max' ? 'min' : 'max';
	return {
		code,
		name: CHESS_ENDING_NAMES[code],
		winner: code === 'checkmate' ? winner : null,
		detail: describeEnding(state.position, code)
	};
}

/** A draw that may be claimed ends our games at once; in a ruling it is a claim, and the position keeps its moves. */
function rulingOf(state: ChessState): Ruling {
	const { position } = state;
	const fen = formatFen(position);
	const ending = state.ending();
	if (ending !== null && ending !== 'fifty-moves' && ending !== 'threefold') {
		return { fen, moves: [], ended: ending, claims: [] };
	}
	const claims: Claimable[] = [];
	if (position.halfmoveClock >= FIFTY_MOVES) claims.push('fifty-moves');
	if (state.timesStood() >= THIRD_TIME) claims.push('threefold');
	const moves = legalMovesOf(position).map((move) => formatSan(position, move));
	return { fen, moves: moves.sort(), ended: null, claims };
}
