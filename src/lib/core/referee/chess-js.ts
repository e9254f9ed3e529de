/**
 * The rulings of chess.js 1.4.0 (BSD-2), of its public interface alone: the other side of the comparison.
 *
 * Where its definitions and ours could differ:
 *
 * - A dead position (FIDE Laws 5.2.2) is judged by both from the material alone. Neither finds a blocked position
 *   that no longer allows a mate.
 * - Both know the draws that FIDE lets a player claim (9.2 and 9.3), as soon as they are on the board. chess.js lets
 *   play go on; our games end there, but for moves that are given, as from a file. So they are compared as claims.
 *   Neither ruling counts to five repetitions or 75 moves.
 * - A mate, a stalemate or a dead position ends the game before anything can be claimed.
 * - Positions are the same (9.2.3) if the possible moves are. `isThreefoldRepetition` counts hashes that contain the
 *   en passant square if a pawn is next to it, even a pinned one, and so misses a third occurrence. The FEN of
 *   chess.js has the square only where the capture is legal, as the Laws ask: positions are counted by that.
 */
import { Chess } from 'chess.js';
import { fail, ok, type Result } from '../base/result.ts';
import type { Claimable, Ruling, RuledEnding } from '../games/ruling.ts';

const THIRD_TIME = 3;

/** A game as chess.js sees it. */
export class ChessJsGame {
	/** How often each position has occurred, by the first four fields of its FEN. */
	private readonly times = new Map<string, number>();

	private constructor(private readonly chess: Chess) {
		this.count();
	}

	/** The fault has the reason of chess.js, if it does not read the FEN. */
	static open(fen: string): Result<ChessJsGame> {
		try {
			return ok(new ChessJsGame(new Chess(fen)));
		} catch (error) {
			return fail('chess-js-fen', error instanceof Error ? error.message : String(error));
		}
	}

	/** Plays a move in UCI. False, and nothing played, if it is illegal. */
	play(uci: string): boolean {
		try {
			const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
			this.chess.move(promotion === '' ? { from, to } : { from, to, promotion });
		} catch {
			return false;
		}
		this.count();
		return true;
	}

	/** What chess.js says here. */
	get ruling(): Ruling & { readonly claims: readonly Claimable[] } {
		const fen = this.chess.fen();
		const ended = this.ended();
		if (ended !== null) return { fen, moves: [], ended, claims: [] };
		const claims: Claimable[] = [];
		if (this.chess.isDrawByFiftyMoves()) claims.push('fifty-moves');
		if ((this.times.get(identityOf(fen)) ?? 0) >= THIRD_TIME) claims.push('threefold');
		return { fen, moves: this.chess.moves().sort(), ended, claims };
	}

	private ended(): RuledEnding | null {
		if (this.chess.isCheckmate()) return 'checkmate';
		if (this.chess.isStalemate()) return 'stalemate';
		return this.chess.isInsufficientMaterial() ? 'insufficient-material' : null;
	}

	private count(): void {
		const identity = identityOf(this.chess.fen());
		this.times.set(identity, (this.times.get(identity) ?? 0) + 1);
	}
}

/** Board, side to move, castling rights and en passant square. */
function identityOf(fen: string): string {
	return fen.split(' ', 4).join(' ');
}
