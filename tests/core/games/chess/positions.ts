/** Starting positions of several chess tests, with helpers. */
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import type { ChessState } from '../../../../src/lib/core/games/chess/chess-state.ts';
import { START_FEN } from '../../../../src/lib/core/fen/start-fen.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import type { Position } from '../../../../src/lib/core/games/chess/position.ts';

export function stateOf(fen: string): ChessState {
	const parsed = chess.parse(fen, { root: 'max' });
	if (!parsed.ok) throw new Error(`${parsed.fault.code}: ${parsed.fault.message}`);
	return parsed.value;
}

/** The six standard positions of the chess programming wiki's page "Perft Results". */
export const STANDARD = {
	initial: START_FEN,
	kiwipete: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
	position3: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
	position4: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
	position5: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
	position6: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10'
} as const;

/** Starts from which random games soon meet every rule: promotions, bare kings, the fifty-move clock. */
export const SHARP = {
	promotions: '1n1n4/P1P1P1k1/8/8/8/8/p1p1p1K1/1N1N4 w - - 0 1',
	'en passant, pinned': '8/8/8/K2pP2r/8/8/8/7k w - d6 0 1',
	'castling, open lines': 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20',
	'rook ending, clock 88': '8/8/4k3/8/3R4/3K4/8/8 w - - 88 90',
	'knights, clock 90': '8/4k3/2n5/8/8/2N5/4K3/8 b - - 90 100',
	'bishops of one colour': '8/4k3/8/2b5/3P4/4B3/3K4/8 w - - 0 1',
	'bishops of both colours': '8/4k3/3b4/2b5/3P4/4B3/3K4/8 b - - 0 1',
	'queens, many of a kind': '5k2/8/8/Q6Q/8/8/1p6/Q2K3Q w - - 0 1',
	'pawns near the end': '8/PPPk4/8/8/8/8/4Kppp/8 b - - 0 1'
} as const;

/** Starts with few moves, so that positions recur in random play. */
export const NARROW = {
	'kings and blocked pawns': '4k3/8/p7/P7/8/8/8/4K3 w - - 0 1',
	'rooks in their corners': 'r3k2r/p6p/P6P/8/8/p6p/P6P/R3K2R w KQkq - 0 1',
	'a pawn passes': '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1',
	'a pinned pawn cannot take it': '3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1'
};

/** Everything a position holds, as plain data to compare. */
export function snapshot(position: Position) {
	return {
		board: [...position.board],
		counts: [...position.counts],
		kings: [...position.kings],
		turn: position.turn,
		castling: position.castling,
		enPassant: position.enPassant,
		halfmoveClock: position.halfmoveClock,
		moveNumber: position.moveNumber,
		ply: position.ply,
		lastMove: position.lastMove(),
		inCheck: position.inCheck()
	};
}

/** Plays the legal move with that UCI name. */
export function playUci(state: ChessState, uci: string): void {
	const move = state.legalMoves().find((one) => moveUci(one) === uci);
	if (move === undefined) throw new Error(`${uci} is not legal in ${chess.format(state)}`);
	state.play(move);
}
