/** What Stockfish is told and what it answers: lines of the Universal Chess Interface (UCI). */
import type { PositionScore } from '../../core/experiments/accuracy/win-percent.ts';
import type { Side } from '../../core/games/game.ts';

/**
 * The command that sets up a position.
 * @param position a FEN, with the moves behind it as in "FEN moves e2e4 e7e5" where there are any
 */
export function positionCommand(position: string): string {
	return `position fen ${position.replace(/\s+/g, ' ').trim()}`;
}

/** Who is to move in such a position. */
export function sideToMove(position: string): Side {
	const [fen = '', moves = ''] = position.trim().split(/\s+moves(?:\s+|$)/);
	const isWhite = fen.split(/\s+/)[1] !== 'b';
	const made = moves === '' ? 0 : moves.split(/\s+/).length;
	return isWhite === (made % 2 === 0) ? 'max' : 'min';
}

/**
 * The score that an "info" line tells, from White's side; null where it tells none, or only a bound.
 * @param mover who is to move: UCI tells scores from that side
 */
export function parseScore(line: string, mover: Side): PositionScore | null {
	if (!line.startsWith('info ') || /\b(lower|upper)bound\b/.test(line)) return null;
	const [, kind, text] = /\bscore (cp|mate) (-?\d+)/.exec(line) ?? [];
	if (text === undefined) return null;
	const value = Number(text);
	// 0 - value, since -0 is another value than 0.
	if (kind === 'cp') return { cp: mover === 'max' ? value : 0 - value };
	const opponent: Side = mover === 'max' ? 'min' : 'max';
	// "mate 0": who is to move has been mated.
	return { mate: Math.abs(value), winner: value > 0 ? mover : opponent };
}

/** The move of a "bestmove" line, such as "e7e8q"; null where there is none, at the end of a game. */
export function parseBestMove(line: string): string | null {
	return /^bestmove ([a-h][1-8][a-h][1-8][nbrq]?)\b/.exec(line)?.[1] ?? null;
}
