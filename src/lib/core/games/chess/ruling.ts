/** Our rules of chess as a ruling, to be compared with that of another program. */
import type { Claimable, Ruling } from '../ruling.ts';
import type { ChessState } from './chess-state.ts';
import { FIFTY_MOVES, THIRD_TIME } from './endings.ts';
import { formatFen } from './fen.ts';
import { legalMovesOf } from './move-generation.ts';
import { formatSan } from './san.ts';

/** A draw that may be claimed ends our games at once; in a ruling it is a claim, and the position keeps its moves. */
export function rulingOf(state: ChessState): Ruling {
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
